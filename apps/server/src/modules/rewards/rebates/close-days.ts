import { dayOf } from '@sanuk/contracts/calendar-day'
import { startOfDay } from '#platform/business-days'
import { inTransaction, type Transaction } from '#platform/database'
import { dayAfter } from '#platform/dated-rules'
import { takeTurn } from '#platform/in-turn'
import type { Keeping } from './keeping.ts'
import type { RebatesNeeds } from './needs.ts'

/** So long after its end a day is counted: what was settled in its last second has been added up by then. */
const GRACE_MS = 60_000

/** Changes of play that are looked at together. */
const FOLLOWED_MAX = 2_000

/** Counts business days that are over, and again where their play changed later. */
export function createCloseDays(needs: RebatesNeeds & Keeping) {
  const { database, clock, closedDays, plans, turnover } = needs

  const closeDay = (brand: string, day: string): Promise<void> =>
    inTransaction(database, async (transaction) => {
      await takeTurn(transaction, `rebates: ${brand}`)
      const last = await closedDays.last(brand, transaction)
      if (last !== null && last >= day) return
      const sums = await countClosed(needs, transaction, { brand, day })
      await closedDays.close(transaction, { brand, day, ...sums, at: clock() })
    })

  const followSome = (): Promise<boolean> =>
    inTransaction(database, async (transaction) => {
      const changed = await turnover.changedDays(await closedDays.followed(transaction), FOLLOWED_MAX, transaction)
      const end = changed.at(-1)
      if (!end) return false
      for (const [brand, days] of Map.groupBy(changed, (it) => it.brand)) {
        const last = await closedDays.last(brand, transaction)
        const closed = days.filter(({ day }) => last !== null && day <= last)
        for (const [day, one] of Map.groupBy(closed, (it) => it.day)) {
          await countClosed(needs, transaction, { brand, day, members: [...new Set(one.map(({ member }) => member))] })
        }
      }
      await closedDays.follow(transaction, end.sequence)
      return changed.length >= FOLLOWED_MAX
    })

  return {
    /** Closes every day that is over, of every brand that gives rebates, the oldest first. */
    closeDays: async (): Promise<void> => {
      for (const { brand, since } of await plans.brands()) {
        const { timeZone } = await needs.brandNamed(brand)
        const today = dayOf(new Date(clock().getTime() - GRACE_MS), timeZone)
        const last = await closedDays.last(brand)
        for (let day = last === null ? since : dayAfter(last); day < today; day = dayAfter(day)) {
          await closeDay(brand, day)
        }
      }
    },
    /** Counts closed days anew whose play was corrected, or counted late. */
    followCorrections: async (): Promise<void> => {
      while (await followSome());
    },
  }
}

type Closed = { readonly brand: string; readonly day: string; readonly members?: readonly string[] }

async function countClosed(needs: RebatesNeeds & Keeping, transaction: Transaction, { brand, day, members }: Closed) {
  const plan = await needs.plans.on(brand, day, transaction)
  if (!plan) throw new Error(`no plan of rebates holds on ${day}`)
  const { timeZone, currency } = await needs.brandNamed(brand)
  const expiresAt = startOfDay(day, timeZone, 1 + plan.claimDays)
  const counting = { brand, currency, day, ...(members ? { members } : {}) }
  return needs.days.count(transaction, counting, { plan, expiresAt })
}
