import { sql } from 'kysely'
import type { Connection, Database } from '#platform/database'

type Tables = {
  'identity.payment_password': {
    member: string
    brand: string
    password_hash: string
    wrong_tries: number
    locked_until: Date | null
    changed_at: Date
  }
}

export type NewPaymentPassword = {
  readonly member: string
  readonly brand: string
  readonly passwordHash: string
  readonly at: Date
  /** Until when no money leaves by it. */
  readonly lockedUntil?: Date | null
}

/** After how many wrong tries in a row it is locked, and until when. */
type Limits = { readonly now: Date; readonly tries: number; readonly lockedUntil: Date }

const isUnlocked = (now: Date) => sql<boolean>`(locked_until is null or locked_until <= ${now})`

/** Payment passwords, as hashes, with how often each was guessed at in vain. */
export function createPaymentPasswordStore(database: Database) {
  const own = database.withTables<Tables>()
  return {
    /** Sets it, for the first time or anew; what was counted is forgotten. */
    set: async (
      { member, brand, passwordHash, at, lockedUntil = null }: NewPaymentPassword,
      connection: Connection = database,
    ) => {
      const change = { password_hash: passwordHash, wrong_tries: 0, locked_until: lockedUntil, changed_at: at }
      await connection
        .withTables<Tables>()
        .insertInto('identity.payment_password')
        .values({ member, brand, ...change })
        .onConflict((conflict) => conflict.column('member').doUpdateSet(change))
        .execute()
    },
    /** The hash to judge a try by; `null` where the payment password is locked or there is none. */
    findUnlocked: async (member: string, now: Date): Promise<string | null> => {
      const row = await own
        .selectFrom('identity.payment_password')
        .select('password_hash')
        .where('member', '=', member)
        .where(isUnlocked(now))
        .executeTakeFirst()
      return row?.password_hash ?? null
    },
    /**
     * Takes down how a try was judged, one after the other where they are parallel: a right one resets the count, the last
     * of `tries` wrong ones locks until then. A lock that is over begins to count anew. False where the payment password was
     * locked meanwhile: then nobody may hear how the try was judged.
     */
    recordTry: async (member: string, isRight: boolean, limits: Limits): Promise<boolean> => {
      const { now, tries, lockedUntil } = limits
      const wrong = {
        wrong_tries: sql<number>`case when wrong_tries >= ${tries} then 1 else wrong_tries + 1 end`,
        locked_until: sql<Date | null>`case when wrong_tries = ${tries - 1} then ${lockedUntil}::timestamptz end`,
      }
      const { numUpdatedRows } = await own
        .updateTable('identity.payment_password')
        .set(isRight ? { wrong_tries: 0, locked_until: null } : wrong)
        .where('member', '=', member)
        .where(isUnlocked(now))
        .executeTakeFirstOrThrow()
      return numUpdatedRows === 1n
    },
    exists: async (member: string): Promise<boolean> => {
      const row = await own
        .selectFrom('identity.payment_password')
        .select('member')
        .where('member', '=', member)
        .executeTakeFirst()
      return row !== undefined
    },
  }
}
