import { dayOf } from '@sanuk/contracts/calendar-day'
import type { Clock } from '#platform/clock'
import { type Database, inTransaction, type Transaction } from '#platform/database'
import type { Owner } from './store/members.ts'
import type { createPlayTimeStore } from './store/play-time.ts'

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly timeZoneOf: (brand: string) => Promise<string>
  readonly playTime: ReturnType<typeof createPlayTimeStore>
}

/** Whoever was last seen playing longer ago has not played all the while. A page tells about once a minute. */
const LONGEST_GAP_SECONDS = 150

/** How often a page says how it went, where nobody chose otherwise. */
export const USUAL_CHECK_MINUTES = 60

/** How long members play, by the server's clock. */
export function createPlayClock({ database, clock, timeZoneOf, playTime }: Needs) {
  const today = async (brand: string): Promise<string> => dayOf(clock(), await timeZoneOf(brand))
  /** Counts the time since somebody was last seen, unless they were away. Several pages at once count it once. */
  const saw = async (transaction: Transaction, owner: Owner, day: string): Promise<void> => {
    const now = clock()
    const { seenAt } = await playTime.holdPresence(transaction, owner)
    const gap = seenAt ? Math.floor((now.getTime() - seenAt.getTime()) / 1000) : 0
    const isCounted = gap > 0 && gap <= LONGEST_GAP_SECONDS
    // Less than a second is left to the next time.
    if (seenAt && gap <= 0) return
    await playTime.saw(transaction, owner, { at: now, day, seconds: isCounted ? gap : 0 })
  }
  return {
    today,
    saw,
    secondsOn: async (member: string, day: string, on?: Transaction): Promise<number> =>
      (await playTime.since(member, day, on)).get(day) ?? 0,
    /** A page tells that a game is open. */
    beat: async (owner: Owner): Promise<void> => {
      const day = await today(owner.brand)
      await inTransaction(database, (transaction) => saw(transaction, owner, day))
    },
    /** The member has read how it went. */
    checked: (member: string): Promise<void> =>
      inTransaction(database, (transaction) => playTime.checked(transaction, member)),
  }
}
