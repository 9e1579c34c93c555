import { sql } from 'kysely'
import type { Database } from '#platform/database'

type LookTable = { since: bigint; until: bigint; took: string; broken: string }

/** A rule that was found broken, and how often. */
export type Broken = { readonly rule: string; readonly violations: number }

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
    latestBroken: async (): Promise<readonly Broken[]> => {
      const { rows } = await sql<{ rule: string; violations: number }>`
        select rule, violations from books.look, jsonb_to_recordset(broken) as found (rule text, violations integer)
         where id = (select max(id) from books.look)`.execute(database)
      return rows
    },
  }
}
