import { randomUUID } from 'node:crypto'
import type { RebatePlan } from '@sanuk/contracts/office-rebates'
import { type Amount, add, parseAmount } from '@sanuk/money/amount'
import type { Due } from '#platform/accruals/accrual-rows'
import { createPayMembers } from '#platform/accruals/pay-members'
import type { Member } from '#platform/capabilities/member'
import type { Transaction } from '#platform/database'
import type { Keeping } from './keeping.ts'
import type { RebatesNeeds } from './needs.ts'

/** Who is paid, and whether they asked for it. */
type Paying = {
  readonly brand: string
  readonly members: readonly Member[]
  readonly plan: RebatePlan
  readonly claimed: boolean
  readonly withToday: boolean
  /** Done in the same transaction before: counts today. */
  readonly first?: (transaction: Transaction) => Promise<void>
}

export type Paid = { readonly due: Amount }

/** Pays members what is due to them, each in one payment for all their days; less than the least waits. */
export function createPayOut(needs: RebatesNeeds & Keeping) {
  const { clock, days, payments } = needs
  const payMembers = createPayMembers(needs, { owner: 'rebates', kind: 'rebate' })
  return ({ brand, members, plan, claimed, withToday, first }: Paying): Promise<readonly Paid[]> =>
    payMembers(async (transaction) => {
      await first?.(transaction)
      const at = clock()
      const byId = new Map(members.map((member) => [member.id, member]))
      const which = { brand, at, withToday, least: parseAmount(plan.least) }
      const taken = await days.takeDue(transaction, [...byId.keys()], which)
      const made = taken.map((due) => paymentOf(due, byId, plan))
      await payments.add(transaction, made, { brand, claimed, at })
      return made
    })
}

function paymentOf(accrued: Due, members: ReadonlyMap<string, Member>, plan: RebatePlan) {
  const { owner, due, firstPeriod: firstDay, lastPeriod: lastDay } = accrued
  const member = members.get(owner)
  if (!member) throw new Error(`nobody is called ${owner}`)
  const reference = randomUUID()
  const memo = firstDay === lastDay ? firstDay : `${firstDay} ${lastDay}`
  return { key: `rebate:${reference}`, reference, member, due, play: plan.play, memo, firstDay, lastDay }
}

/** All that was paid, together. */
export const sumOfPaid = (paid: readonly Paid[]): Amount => add(...paid.map(({ due }) => due))
