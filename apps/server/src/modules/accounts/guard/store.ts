import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#platform/database'

type Tables = {
  'guard.key': { brand: string; key: Buffer }
  'guard.captcha': { id: string; brand: string; answer_hash: Buffer; expires_at: Date }
  'guard.budget': { brand: string; name: string; subject: Buffer; whole_at: Date }
}

/**
 * How a budget is spent: a firm one with all other firm ones or not at all, a calm one if there is any left of it, and a
 * seen one not at all.
 */
export type Mode = 'firm' | 'calm' | 'seen'

/** A budget and whose it is, hashed: `limit` tries, which come back evenly over so many seconds. */
export type HashedEntry = {
  readonly name: string
  readonly subject: Buffer
  readonly limit: number
  readonly seconds: number
}

/** An entry, and how it is spent. */
export type SpentEntry = HashedEntry & { readonly mode: Mode }

/** Entries of which a statement spends the one list or the other, as it finds out by itself. */
export type Either = { readonly known: readonly SpentEntry[]; readonly unknown: readonly SpentEntry[] }

export type GuardStore = ReturnType<typeof createGuardStore>

/** Keys, drawn pictures and budgets. */
export function createGuardStore(database: Database) {
  const own = database.withTables<Tables>()
  const findKey = async (brand: string): Promise<Buffer | null> => {
    const row = await own.selectFrom('guard.key').select('key').where('brand', '=', brand).executeTakeFirst()
    return row?.key ?? null
  }
  return {
    findKey,
    /** Keeps a brand's first key and answers the one that is kept: another process may have been quicker. */
    addKey: async (brand: string, key: Buffer): Promise<Buffer> => {
      await own
        .insertInto('guard.key')
        .values({ brand, key })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return (await findKey(brand)) ?? key
    },
    addCaptcha: async (captcha: { id: string; brand: string; answerHash: Buffer; expiresAt: Date }): Promise<void> => {
      const { id, brand, answerHash, expiresAt } = captcha
      await own
        .insertInto('guard.captcha')
        .values({ id, brand, answer_hash: answerHash, expires_at: expiresAt })
        .execute()
    },
    /** Takes a picture away and answers what it was; of many who ask at once one gets it. */
    takeCaptcha: async (brand: string, id: string): Promise<{ answerHash: Buffer; expiresAt: Date } | null> => {
      const row = await own
        .deleteFrom('guard.captcha')
        .where('id', '=', id)
        .where('brand', '=', brand)
        .returning(['answer_hash', 'expires_at'])
        .executeTakeFirst()
      return row ? { answerHash: row.answer_hash, expiresAt: row.expires_at } : null
    },
    /** Spends one of each as its mode says. Answers those of which nothing is left. */
    spend: async (
      brand: string,
      entries: readonly SpentEntry[],
      now: Date,
    ): Promise<{ place: number; freesAt: Date }[]> => {
      const { rows } = await sql<{ place: number; frees_at: Date }>`
        select place, frees_at from guard.spend(${brand}, ${columns(entries)}, ${entries.map(({ mode }) => mode)}::text[], ${now})`.execute(
        database,
      )
      return rows.map(({ place, frees_at }) => ({ place: place - 1, freesAt: frees_at }))
    },
    /** Gives back what was spent. */
    giveBack: async (brand: string, entries: readonly HashedEntry[], now: Date): Promise<void> => {
      await sql`select ${givingBack(brand, entries, now)}`.execute(database)
    },
    /** Forgets what has no say any more. */
    forget: async (now: Date): Promise<void> => {
      await own.deleteFrom('guard.captcha').where('expires_at', '<', now).execute()
      await own.deleteFrom('guard.budget').where('whole_at', '<', now).execute()
    },
  }
}

/**
 * What spends, as a part of whatever statement finds out by `isKnown` which list is meant: rows of `place`, from 1 within
 * that list, and `frees_at`.
 */
export function spendingEither(
  { brand, now, isKnown }: { readonly brand: string; readonly now: Date; readonly isKnown: RawBuilder<boolean> },
  { known, unknown }: Either,
): RawBuilder<unknown> {
  const entries = [...known, ...unknown]
  const [first, last] = [
    sql`case when ${isKnown} then 1 else ${known.length + 1}::int end`,
    sql`case when ${isKnown} then ${known.length}::int else ${entries.length}::int end`,
  ]
  const modes = sql`${entries.map(({ mode }) => mode)}::text[]`
  const lists = [...parts(entries), modes].map((part) => sql`(${part})[${first}:${last}]`)
  return sql`guard.spend(${brand}, ${sql.join(lists)}, ${now})`
}

/** What gives back what was spent, as a part of a statement or by itself. */
export function givingBack(brand: string, entries: readonly HashedEntry[], now: Date): RawBuilder<unknown> {
  return sql`guard.give_back(${brand}, ${columns(entries)}, ${now})`
}

/** Entries as the functions take them: one array for each of their parts. */
const columns = (entries: readonly HashedEntry[]) => sql.join(parts(entries))

function parts(entries: readonly HashedEntry[]): RawBuilder<unknown>[] {
  return [
    sql`${entries.map(({ name }) => name)}::text[]`,
    sql`${entries.map(({ subject }) => subject)}::bytea[]`,
    sql`${entries.map(({ limit }) => limit)}::int[]`,
    sql`${entries.map(({ seconds }) => seconds)}::int[]`,
  ]
}
