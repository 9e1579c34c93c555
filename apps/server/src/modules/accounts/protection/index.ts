import { dayOf } from '@sanuk/contracts/calendar-day'
import type { DemandNotFrozen } from '#platform/capabilities/freezes'
import type { PlayedDays } from '#platform/capabilities/played-rounds'
import type { Clock } from '#platform/clock'
import { type Connection, type Database, inTransaction, type Transaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { type Bar, barred, createAdmit } from './admit.ts'
import { isClosed } from './closure.ts'
import { inForce } from './limits.ts'
import { createPlayClock } from './play-clock.ts'
import { createSetLimit } from './set-limit.ts'
import { createStanding } from './standing.ts'
import { createChangeStore } from './store/changes.ts'
import { type Change, createPlayedStore } from './store/days.ts'
import { createLimitStore } from './store/limits.ts'
import { createProtectedStore, type Owner } from './store/members.ts'
import { createPlayTimeStore } from './store/play-time.ts'
import { createTakeBreak } from './take-break.ts'

export type { Bar, Held } from './admit.ts'
export type { Owner } from './store/members.ts'

type Needs = {
  readonly database: Database
  readonly clock: Clock
  /** In which time zone a brand cuts its days. */
  readonly timeZoneOf: (brand: string, on?: Connection) => Promise<string>
  readonly playedDays: PlayedDays
  readonly demandNotFrozen: DemandNotFrozen
  /** Tells the member's open pages what stands in their way, or that something of it changed. */
  readonly tell: (member: string, about: Bar | 'changed') => Promise<void>
}

export type Protection = ReturnType<typeof createProtection>

/** What members allow themselves, and when they stay away. */
export function createProtection(needs: Needs) {
  const { database, clock, timeZoneOf, tell } = needs
  const stores = {
    protectedOnes: createProtectedStore(database),
    limits: createLimitStore(database),
    played: createPlayedStore(database),
    playTime: createPlayTimeStore(database),
    changes: createChangeStore(database),
  }
  const built = { ...needs, ...stores }
  const playClock = createPlayClock(built)
  const { protectedOnes, limits, played } = stores
  const setLimit = createSetLimit(built)
  const breaks = createTakeBreak({ ...built, protect: setLimit.protect, tell: (member) => tell(member, 'closed') })

  const isAway = async (member: string): Promise<boolean> => {
    const kept = await protectedOnes.find(member)
    return kept !== null && isClosed(kept.closure, clock())
  }
  const demandMayPlay = async (member: string): Promise<void> => {
    if (await isAway(member)) throw barred('closed')
  }
  const demandMayBet = async (member: string): Promise<void> => {
    await demandMayPlay(member)
    await needs.demandNotFrozen(member, 'betting')
  }
  const changed = (member: string) => tell(member, 'changed')

  return {
    timeZoneOf,
    tell,
    hold: protectedOnes.hold,
    /** Of many members those who protect themselves, held until the transaction ends. */
    holdAmong: protectedOnes.holdAmong,
    admit: createAdmit({ ...built, playClock }),
    /** Notes what a protected member staked or won, on the business day of an instant. */
    note: (
      transaction: Transaction,
      { id: member, timeZone }: { readonly id: string; readonly timeZone: string },
      { at, ...change }: Change & { readonly at: Date },
    ) => played.add(transaction, { member, day: dayOf(at, timeZone), ...change }),
    /** Refuses with `play_paused` who stays away: for all that is play, and for what a brand gives for it. */
    demandMayPlay,
    /** Before a bet; refuses besides with `betting_frozen` whom an agent keeps from it. */
    demandMayBet,
    /** Before a game is opened; refuses likewise, and with `own_limit_reached` who has played as long as they wanted. */
    demandMayOpen: async ({ id, brand }: Owner): Promise<void> => {
      await demandMayBet(id)
      const session = (await limits.of(id)).find(({ kind }) => kind === 'session')
      const holds = session && inForce(session, clock())
      if (!holds) return
      const seconds = await playClock.secondsOn(id, await playClock.today(brand))
      if (BigInt(seconds) * 10_000n >= holds * 60n) throw new Refusal('own_limit_reached')
    },
    ...createStanding({ ...built, playClock }),
    ...breaks,
    setLimit: async (...wish: Parameters<typeof setLimit.set>): Promise<void> => {
      await setLimit.set(...wish)
      await changed(wish[0].id)
    },
    keepLimit: async (...wish: Parameters<typeof setLimit.keep>): Promise<void> => {
      await setLimit.keep(...wish)
      await changed(wish[0].id)
    },
    setCheckMinutes: async (owner: Owner, minutes: number): Promise<void> =>
      inTransaction(database, async (transaction) => {
        await stores.playTime.holdPresence(transaction, owner)
        await stores.playTime.setCheckMinutes(transaction, owner.id, minutes)
        await stores.changes.add(transaction, owner, { at: clock(), deed: 'check_set' })
      }),
    beat: playClock.beat,
    checked: playClock.checked,
    changes: stores.changes.list,
    closedAt: protectedOnes.closedAt,
  }
}
