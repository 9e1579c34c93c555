import { GAME_TYPES, type GameType } from '@sanuk/contracts/catalogue'
import type { Log } from '@sanuk/host/log'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import { createOverdueStore, type OverdueScope } from './store/overdue-rounds.ts'

const HOUR_MS = 60 * 60 * 1000

/** What ends by its nature later than the game that was opened: with a match, or with a draw. */
const LATE: readonly GameType[] = ['SPORTS', 'ESPORTS', 'ELOTT', 'LOTT']

/**
 * For how long a round may stand open. A game session lasts twelve hours at most, and a vendor that cannot reach us has
 * as long again to say how its last round ended. Bets on a match or a draw wait for it: those that come once a month are
 * drawn within 31 days, and four more are left for a draw or match that is put off and for its result. Both lie within
 * the 40 days for which the books find a stake quickly. A round whose bets say until when has that time instead.
 */
const PATIENCE = [
  { patience: 'day', ms: 24 * HOUR_MS, gameTypes: GAME_TYPES.filter((type) => !LATE.includes(type)) },
  { patience: 'month', ms: 35 * 24 * HOUR_MS, gameTypes: LATE },
] as const

/** Rounds that one look takes, and looks in one run: at 5 000 rounds a second, a run still takes all of a quarter hour. */
const SIZE = 10_000
const LOOKS_MAX = 500

/** Closes rounds that have stood open for too long: they take no more stakes, and still take their wins and rollbacks. */
export function createOverdue({ database, clock, log }: { database: Database; clock: Clock; log: Log }) {
  const store = createOverdueStore(database)

  type Look = (by: { size: number; at: Date }) => ReturnType<typeof store.closeNext>

  async function closeAll(next: Look, closed: Map<string, number>): Promise<void> {
    for (let look = 0; look < LOOKS_MAX; look += 1) {
      const found = await next({ size: SIZE, at: clock() })
      for (const { vendor, rounds } of found.closed) closed.set(vendor, (closed.get(vendor) ?? 0) + rounds)
      if (!found.more) return
    }
  }

  return {
    /** Looks at what has become old enough since the last time. Raises the alarm for each vendor whose rounds it closed. */
    closeOverdue: async (): Promise<void> => {
      const closed = new Map<string, number>()
      for (const brand of await store.brands()) {
        for (const { patience, ms, gameTypes } of PATIENCE) {
          const before = new Date(clock().getTime() - ms)
          const scope: OverdueScope = { brand, patience, gameTypes, before }
          await closeAll((by) => store.closeNext(scope, by), closed)
        }
        await closeAll((by) => store.closeDue(brand, by), closed)
      }
      for (const [vendor, rounds] of closed)
        log.error({ alarm: 'round_open', vendor, rounds }, 'rounds stood open for too long and were closed')
      await store.forgetEnded()
    },
    /** How many rounds of each vendor were closed in this way and still wait for their end. */
    overdueByVendor: store.waiting,
  }
}
