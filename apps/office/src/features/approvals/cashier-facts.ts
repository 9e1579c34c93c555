import type { Fact } from '@sanuk/ui/facts'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import type { OfficeWord } from '../../language/office-word.ts'

const credit = z.object({ amount: z.string(), bankReference: z.string(), reason: z.string() })
const account = z.object({ bank: z.nullable(z.string()), number: z.string(), holder: z.string() })

type Needs = { readonly say: (word: OfficeWord) => string; readonly money: (wire: string) => ReactNode }

/** What would be credited, and by which payment. */
export function creditFacts(details: unknown, { say, money }: Needs): readonly Fact[] {
  const { amount, bankReference, reason } = credit.parse(details)
  return [
    { name: say('office-cashier.amount'), value: money(amount) },
    { name: say('office-cashier.bank_reference'), value: bankReference },
    { name: say('office.reason'), value: reason },
  ]
}

/** Where members’ money would go. */
export function accountFacts(details: unknown, { say }: Pick<Needs, 'say'>): readonly Fact[] {
  const { bank, number, holder } = account.parse(details)
  return [
    { name: say('office-cashier.arrived'), value: bank ? `${bank} ${number}` : number },
    { name: say('office-withdrawals.holder'), value: holder },
  ]
}
