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
    /**
     * Counts a try as if it failed and answers the hash to judge it by; the last of `tries` locks until then. `null`
     * where it is locked or there is none. A lock that is over begins to count anew.
     */
    countTry: async (
      member: string,
      count: { now: Date; tries: number; lockedUntil: Date },
    ): Promise<string | null> => {
      const { now, tries, lockedUntil } = count
      const row = await own
        .updateTable('identity.payment_password')
        .set({
          wrong_tries: sql<number>`case when wrong_tries >= ${tries} then 1 else wrong_tries + 1 end`,
          locked_until: sql<Date | null>`case when wrong_tries = ${tries - 1} then ${lockedUntil}::timestamptz end`,
        })
        .where('member', '=', member)
        .where(({ or, eb }) => or([eb('locked_until', 'is', null), eb('locked_until', '<=', now)]))
        .returning('password_hash')
        .executeTakeFirst()
      return row?.password_hash ?? null
    },
    /** The try was right: nothing is counted against the member. */
    forgetTries: async (member: string): Promise<void> => {
      await own
        .updateTable('identity.payment_password')
        .set({ wrong_tries: 0, locked_until: null })
        .where('member', '=', member)
        .execute()
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
