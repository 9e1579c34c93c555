import { dayOf } from '@sanuk/contracts/calendar-day'
import { takeAdvisoryLock } from '#platform/advisory-lock'
import { startOfDay } from '#platform/business-days'
import { inTransaction } from '#platform/database'
import { dayAfter } from '#platform/dated-rules'
import type { createCountDay } from './count-day.ts'
import type { Keeping } from './keeping.ts'
import type { MissionsNeeds } from './needs.ts'
import { weekOf } from './periods.ts'
import type { Place } from './store/counted.ts'
import { readReward } from './store/rows.ts'

type Needs = MissionsNeeds &
  Keeping & {
    readonly countDay: ReturnType<typeof createCountDay>
    readonly todayOf: (brand: string) => Promise<string>
  }

/** So long after its end a week is closed: what was settled in its last second has been counted by then. */
const GRACE_MS = 60_000

/** What is done when a plan comes into force and when a week is over. */
export function createTurns(needs: Needs) {
  const { database, clock, plans, boards, following, countDay, reckoningOf } = needs

  const closeWeek = ({ brand, timeZone, currency }: Place, week: string): Promise<void> =>
    inTransaction(database, async (transaction) => {
      await takeAdvisoryLock(transaction, `missions: ${brand}`)
      const sunday = dayAfter(week, 6)
      const plan = await plans.on(brand, sunday, transaction)
      const prizes = plan?.open ? (plan.board?.prizes ?? []) : []
      if (prizes.length > 0) await countDay(transaction, { brand, timeZone, currency, day: sunday })
      const expiresAt = startOfDay(sunday, timeZone, 1 + (plan?.claimDays ?? 0))
      await boards.close(transaction, { brand, week, prizes: prizes.map(readReward), expiresAt, at: clock() })
    })

  return {
    /** Counts everybody at brands whose plan has come into force: what was done before in the same period counts, too. */
    beginPlans: async (): Promise<void> => {
      for (const { brand } of await plans.brands()) {
        const day = await needs.todayOf(brand)
        const plan = await plans.on(brand, day)
        if (!plan) continue
        const { timeZone, currency } = await reckoningOf(brand)
        const place = { brand, timeZone, currency }
        await inTransaction(database, async (transaction) => {
          if (await following.begin(transaction, brand, plan.effectiveFrom))
            await countDay(transaction, { ...place, day })
        })
      }
    },
    /** Closes every week that is over, of every brand, the oldest first. */
    closeBoards: async (): Promise<void> => {
      for (const { brand, since } of await plans.brands()) {
        const { timeZone, currency } = await reckoningOf(brand)
        const current = weekOf(dayOf(new Date(clock().getTime() - GRACE_MS), timeZone))
        const last = await boards.lastClosed(brand)
        for (let week = last ? dayAfter(last, 7) : weekOf(since); week < current; week = dayAfter(week, 7)) {
          await closeWeek({ brand, timeZone, currency }, week)
        }
      }
    },
  }
}
