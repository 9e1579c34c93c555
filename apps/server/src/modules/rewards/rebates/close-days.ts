import { type BrandPeriod, createClosePeriods } from '#platform/accruals/close-periods'
import { createFollowCorrections } from '#platform/accruals/follow-corrections'
import type { Calendar } from '#platform/accruals/periods'
import { startOfDay } from '#platform/business-days'
import type { Transaction } from '#platform/database'
import type { Keeping } from './keeping.ts'
import type { RebatesNeeds } from './needs.ts'

type Counted = BrandPeriod & { readonly members?: readonly string[] }

/** Counts business days that are over, and again where their play changed later. */
export function createCloseDays(needs: RebatesNeeds & Keeping) {
  const { database, clock, plans, closed, turnover } = needs
  const calendarOf = async (brand: string): Promise<Calendar> => {
    return { kind: 'day', timeZone: (await needs.brandNamed(brand)).timeZone }
  }
  const count = async (transaction: Transaction, { brand, period, members }: Counted) => {
    const day = period.firstDay
    const plan = await plans.on(brand, day, transaction)
    if (!plan) throw new Error(`no plan of rebates holds on ${day}`)
    const { timeZone, currency } = await needs.brandNamed(brand)
    const expiresAt = startOfDay(day, timeZone, 1 + plan.claimDays)
    const counting = { brand, currency, day, ...(members ? { members } : {}) }
    return needs.days.count(transaction, counting, { plan, expiresAt })
  }
  return {
    /** Closes every day that is over, of every brand that gives rebates, the oldest first. */
    closeDays: createClosePeriods({
      database,
      clock,
      closed,
      name: 'rebates',
      brands: plans.brands,
      calendarOf,
      count,
    }),
    /** Counts closed days anew whose play was corrected, or counted late. */
    followCorrections: createFollowCorrections({
      database,
      closed,
      name: 'rebates',
      calendarOf,
      followed: 'rebates.followed',
      changedDays: turnover.changedDays,
      recount: count,
    }),
  }
}
