import { dayOf } from '@sanuk/contracts/calendar-day'
import { inTransaction } from '#platform/database'
import { dayAfter } from '#platform/dated-rules'
import { takeTurn } from '#platform/in-turn'
import type { Keeping } from './keeping.ts'
import type { ReferralsNeeds } from './needs.ts'

/** So long after its end a day is counted: what was settled in its last second has been added up by then. */
const GRACE_MS = 60_000

/** Days before it that are counted anew with each: corrections come within days. */
const COUNTED_AGAIN = 7

/** Counts what friends' play of days that are over brings, once a day, with the days before it. */
export function createCloseDays({ database, clock, plans, days, ...needs }: ReferralsNeeds & Keeping) {
  const closeDay = (brand: string, day: string, since: string): Promise<void> =>
    inTransaction(database, async (transaction) => {
      await takeTurn(transaction, `referrals: ${brand}`)
      const last = await days.lastClosed(brand, transaction)
      if (last !== null && last >= day) return
      const { currency } = await needs.reckoningOf(brand, transaction)
      for (let back = COUNTED_AGAIN; back >= 0; back -= 1) {
        const counted = dayAfter(day, -back)
        const plan = counted < since ? null : await plans.on(brand, counted, transaction)
        if (plan) await days.count(transaction, { brand, currency, day: counted }, plan)
      }
      await days.close(transaction, brand, { day, at: clock() })
    })
  return async (): Promise<void> => {
    for (const { brand, since } of await plans.brands()) {
      const { timeZone } = await needs.reckoningOf(brand)
      const today = dayOf(new Date(clock().getTime() - GRACE_MS), timeZone)
      const last = await days.lastClosed(brand)
      for (let day = last === null ? since : dayAfter(last); day < today; day = dayAfter(day)) {
        await closeDay(brand, day, since)
      }
    }
  }
}
