import { payoutOutcome } from '@sanuk/contracts/office-withdrawals'
import type { Fact } from '@sanuk/ui/facts'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import type { OfficeWord } from '../../language/office-word.ts'

const payout = z.object({
  ...{ amount: z.string(), bank: z.string(), masked: z.string(), holder: z.string() },
  payBy: z.enum(['bank', 'hand']),
})

type Needs = { readonly say: (word: OfficeWord) => string; readonly money: (wire: string) => ReactNode }

const resolution = z.object({ left: z.string(), said: payoutOutcome })

/** How two operators would end an order about which the bank says nothing. */
export function resolutionFacts(details: unknown, { say, money }: Needs): readonly Fact[] {
  const { left, said } = resolution.parse(details)
  return [
    { name: say('office-withdrawals.resolve.outcome'), value: say(`office-withdrawals.resolve.${said.outcome}`) },
    { name: say('office-withdrawals.remaining'), value: money(left) },
    ...(said.outcome === 'paid' ? [{ name: say('office-withdrawals.pay.reference'), value: said.bankReference }] : []),
    { name: say('office.reason'), value: said.reason },
  ]
}

/** What approving a withdrawal would pay, to whom and how. */
export function payoutFacts(details: unknown, { say, money }: Needs): readonly Fact[] {
  const { amount, bank, masked, holder, payBy } = payout.parse(details)
  return [
    { name: say('office-withdrawals.amount'), value: money(amount) },
    { name: say('office-withdrawals.bank'), value: `${bank} ${masked}` },
    { name: say('office-withdrawals.holder'), value: holder },
    { name: say('office-withdrawals.do'), value: say(`office-withdrawals.approve.${payBy}`) },
  ]
}
