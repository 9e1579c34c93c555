import { createClosePeriods } from '#platform/accruals/close-periods'
import { dayAfter } from '#platform/dated-rules'
import type { Keeping } from './keeping.ts'
import type { ReferralsNeeds } from './needs.ts'

/** Days before it that are counted anew with each: corrections come within days. */
const COUNTED_AGAIN = 7

/** Counts what friends' play of days that are over brings, once a day, with the days before it. */
export const createCloseDays = ({ database, clock, plans, days, closed, ...needs }: ReferralsNeeds & Keeping) =>
  createClosePeriods({
    database,
    clock,
    closed,
    name: 'referrals',
    brands: plans.brands,
    calendarOf: async (brand) => ({ kind: 'day', timeZone: (await needs.reckoningOf(brand)).timeZone }),
    count: async (transaction, { brand, period }) => {
      const { currency } = await needs.reckoningOf(brand, transaction)
      for (let back = COUNTED_AGAIN; back >= 0; back -= 1) {
        const day = dayAfter(period.firstDay, -back)
        const plan = await plans.on(brand, day, transaction)
        if (plan) await days.count(transaction, { brand, currency, day }, plan)
      }
      return {}
    },
  })
