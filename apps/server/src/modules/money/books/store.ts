import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '#platform/database'

type LookTable = { since: bigint; until: bigint; took: string; broken: string }

/** A rule that was found broken, and how often. */
export type Broken = { readonly rule: string; readonly violations: number }

const lookRow = z.object({
  at: z.date(),
  broken: z.array(z.object({ rule: z.string(), violations: z.number() })),
})

export type Look = { readonly since: bigint; readonly until: bigint; readonly broken: readonly Broken[] }

/** What was found each time somebody looked at the books. */
export function createLookStore(database: Database) {
  const own = database.withTables<{ 'books.look': LookTable & { id: bigint } }>()
  return {
    /** From where the next look goes on: 0 before the first one, or after one that found something. */
    nextSince: async (): Promise<bigint> => {
      const row = await own
        .selectFrom('books.look')
        .select(['until', sql<boolean>`broken = '[]'`.as('clean'), 'since'])
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
      if (!row) return 0n
      return row.clean ? row.until : row.since
    },
    /** The batch number below which nothing can be under way any more: a minute ago. */
    settledBatch: async (): Promise<bigint> => {
      const { rows } = await sql<{
        batch: bigint
      }>`select ledger.batch_at(clock_timestamp() - interval '1 minute') as batch`.execute(database)
      return rows[0]?.batch ?? 0n
    },
    add: async ({ since, until, broken }: Look, tookMs: number): Promise<void> => {
      await database
        .withTables<{ 'books.look': LookTable }>()
        .insertInto('books.look')
        .values({ since, until, took: `${tookMs} milliseconds`, broken: JSON.stringify(broken) })
        .execute()
    },
    /** When the books were looked at last, and what was found; `null` before the first time. */
    latest: async (): Promise<{ readonly at: Date; readonly broken: readonly Broken[] } | null> => {
      const { rows } = await sql`
        select looked_at as at, broken from books.look order by id desc limit 1`.execute(database)
      return rows[0] === undefined ? null : lookRow.parse(rows[0])
    },
  }
}
