import { type BrandPeriod, createClosePeriods } from '#platform/accruals/close-periods'
import { createFollowCorrections } from '#platform/accruals/follow-corrections'
import type { Calendar } from '#platform/accruals/periods'
import type { Transaction } from '#platform/database'
import type { SalaryNeeds } from './needs.ts'
import { mostOf } from './rules.ts'
import type { Stored } from './stored.ts'

type Counted = BrandPeriod & { readonly members?: readonly string[] }

/** Counts business days that are over, and again where their play changed later. */
export function createCloseDays(needs: SalaryNeeds & Stored) {
  const { database, clock, rules, closed, turnover } = needs
  const calendarOf = async (brand: string): Promise<Calendar> => {
    return { kind: 'day', timeZone: (await needs.brandNamed(brand)).timeZone }
  }
  const count = async (transaction: Transaction, { brand, period, members }: Counted) => {
    const day = period.firstDay
    const most = mostOf(await rules.on(brand, day, transaction))
    const { currency } = await needs.brandNamed(brand)
    const restriction = members ? { members } : {}
    return needs.days.count(transaction, { brand, currency, day, most }, { beginsAt: period.from, ...restriction })
  }
  return {
    /** Closes every day that is over, of every brand that has rules, the oldest first. */
    closeDays: createClosePeriods({
      database,
      clock,
      closed,
      name: 'salary',
      brands: rules.brands,
      calendarOf,
      count,
    }),
    /** Counts closed days anew whose play was corrected, or counted late. */
    followCorrections: createFollowCorrections({
      database,
      closed,
      name: 'salary',
      calendarOf,
      followed: 'salary.followed',
      changedDays: turnover.changedDays,
      recount: count,
    }),
  }
}
