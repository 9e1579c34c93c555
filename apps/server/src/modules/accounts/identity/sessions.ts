import { randomUUID } from 'node:crypto'
import type { RawBuilder } from 'kysely'
import { makeToken, tokenHash } from '#platform/bearer-token'
import type { MemberCaller } from '#platform/caller'
import type { Member } from '#platform/capabilities/member'
import type { EndingGames } from '#platform/capabilities/open-games'
import type { Clock } from '#platform/clock'
import { type Connection, type Database, inTransaction, type Transaction } from '#platform/database'
import type { Members } from '../members/index.ts'
import { createWriteEntry, type Entry } from './store/entries.ts'
import type { SessionStore } from './store/sessions.ts'

/** A session ends after this long without a call, and at the latest after the second figure (ASVS 5.0, 7.3.1 and 7.3.2). */
const IDLE_MS = 30 * 60 * 1000
const LONGEST_MS = 12 * 60 * 60 * 1000

/** A session seen this lately is not written again: most calls only read. */
const SEEN_EVERY_MS = 60 * 1000

type Needs = {
  readonly database: Database
  readonly store: SessionStore
  readonly clock: Clock
  readonly members: Pick<Members, 'find' | 'sawMember'>
  /** Ends the games that were opened from sessions, together with those. */
  readonly endGames: (connection: Connection, which: EndingGames) => Promise<void>
}

/** Where a session is opened from: the network address, what the browser says it is, and what we know it by. */
export type Whence = Pick<Entry, 'device'> & Pick<Entry['session'], 'address' | 'userAgent'>

export type Sessions = ReturnType<typeof createSessions>

/** Sessions: opened at sign-in, found by their token, ended at sign-out or by themselves. */
export function createSessions({ database, store, clock, members, endGames }: Needs) {
  const writeEntry = createWriteEntry(database)
  const endOthers = async (transaction: Transaction, member: string, kept: string | null): Promise<number> => {
    const ended = await store.endSessionsOf(transaction, member, kept)
    await endGames(transaction, { member, kept })
    return ended
  }
  const lifeNow = () => ({ now: clock(), idleSince: new Date(clock().getTime() - IDLE_MS) })
  return {
    /** Opens a session, and notes the browser; with it a try is given back. The token is kept nowhere here. */
    open: async (
      { id: member, brand }: Pick<Member, 'id' | 'brand'>,
      { device, ...from }: Whence,
      givingBack?: RawBuilder<unknown>,
    ): Promise<{ token: string; first: boolean; newDevice: boolean }> => {
      const [token, at] = [makeToken(), clock()]
      const expiresAt = new Date(at.getTime() + LONGEST_MS)
      const session = { tokenHash: tokenHash(token), id: randomUUID(), ...from, expiresAt }
      return { token, ...(await writeEntry({ member, brand, at, device, session }, givingBack)) }
    },
    /**
     * Who a token belongs to, or `null` where its session is over or its member closed. Neither is seen by a call that
     * a page made by itself.
     */
    callerOf: async (token: string, brand: string, byClock: boolean): Promise<MemberCaller | null> => {
      const { now, idleSince } = lifeNow()
      const session = await store.findSession(tokenHash(token), { brand, now, idleSince })
      const member = session && (await members.find(session.member))
      if (!session || !member || member.closedAt) return null
      // A session is seen when it begins, its member is not before the first call.
      const seen = Math.min(session.seenAt.getTime(), member.seenAt?.getTime() ?? 0)
      if (!byClock && now.getTime() - seen > SEEN_EVERY_MS) {
        await Promise.all([store.touchSession(session.id, now), members.sawMember(member.id, now)])
      }
      return { kind: 'member', id: member.id, username: member.username, type: member.type, session: session.id }
    },
    /** Ends a session, and the games opened from it. */
    end: (session: string): Promise<void> =>
      inTransaction(database, async (transaction) => {
        await store.endSession(transaction, session)
        await endGames(transaction, { session })
      }),
    /** Where a member is signed in, the latest sign-in first. */
    list: (member: string) => store.listSessions(member, lifeNow()),
    /** Ends a session of this very member; false where there is none. */
    endOne: (member: string, session: string): Promise<boolean> =>
      inTransaction(database, async (transaction) => {
        const isTheirs = await store.endSessionOf(transaction, member, session)
        if (isTheirs) await endGames(transaction, { session })
        return isTheirs
      }),
    /** Ends all of a member's sessions but for the one that is kept, and answers how many. */
    endOthers: (member: string, kept: string | null): Promise<number> =>
      inTransaction(database, (transaction) => endOthers(transaction, member, kept)),
    /** The same within a transaction that does more. */
    endOthersWithin: endOthers,
    forgetEnded: () => {
      const { now, idleSince } = lifeNow()
      return store.forgetEnded(now, idleSince)
    },
  }
}
