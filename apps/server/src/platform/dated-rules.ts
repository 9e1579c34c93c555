import { randomUUID } from 'node:crypto'
import { addDays } from '@sanuk/contracts/calendar-day'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Connection, Database, Transaction } from './database.ts'

/** Rules of a brand with the business day, `yyyy-MM-dd`, from which they hold. */
export type Dated<T> = T & { readonly effectiveFrom: string }

export type DatedRules<T> = ReturnType<typeof createDatedRules<T>>

/** Decisions that operators are shown. */
const SHOWN = 30

/**
 * What a brand decided, by the day from which it holds until the next decision: nothing that was is changed. `table` has
 * the columns id, brand, effective_from, details and decided_at.
 */
export function createDatedRules<T>(
  database: Database,
  { table, schema }: { readonly table: string; readonly schema: z.ZodMiniType<T, unknown> },
) {
  const kept = sql.table(table)
  const row = z.object({ details: schema, effectiveFrom: z.string() })
  const read = (found: unknown): Dated<T> => {
    const { details, effectiveFrom } = row.parse(found)
    return { ...details, effectiveFrom }
  }
  const columns = sql`details, effective_from::text as "effectiveFrom"`
  const on = async (brand: string, day: string, connection: Connection = database): Promise<Dated<T> | null> => {
    const { rows } = await sql`
      select ${columns} from ${kept} where brand = ${brand} and effective_from <= ${day}::date
       order by effective_from desc, decided_at desc limit 1`.execute(connection)
    return rows[0] === undefined ? null : read(rows[0])
  }
  return {
    /** What holds on a day. */
    on,
    /** The latest decision about each day, the newest day first. */
    list: async (brand: string): Promise<Dated<T>[]> => {
      const { rows } = await sql`
        select distinct on (effective_from) ${columns} from ${kept} where brand = ${brand}
         order by effective_from desc, decided_at desc limit ${SHOWN}`.execute(database)
      return rows.map(read)
    },
    /** Brands that ever decided, with the first day on which anything held. */
    brands: async (): Promise<{ readonly brand: string; readonly since: string }[]> => {
      const { rows } = await sql<{ brand: string; since: string }>`
        select brand, min(effective_from)::text as since from ${kept} group by brand`.execute(database)
      return rows
    },
    /** Puts rules in force from a day on, but never for a day that has begun under others. */
    add: async (transaction: Transaction, decided: Dated<T> & Decision): Promise<void> => {
      const { brand, today, decidedAt, effectiveFrom, ...details } = decided
      const earliest = (await on(brand, today, transaction)) ? dayAfter(today) : today
      const from = later(effectiveFrom, earliest)
      await sql`
        insert into ${kept} (id, brand, effective_from, details, decided_at)
        values (${randomUUID()}, ${brand}, ${from}::date, ${JSON.stringify(details)}::jsonb, ${decidedAt})`.execute(
        transaction,
      )
    },
  }
}

type Decision = { readonly brand: string; readonly today: string; readonly decidedAt: Date }

/** The later of two business days: as they are written, they are in order. */
export const later = (one: string, other: string): string => (one < other ? other : one)

/** The day after a business day, `yyyy-MM-dd`; `days` counts on, or back. */
export const dayAfter = (day: string, days = 1): string => addDays(day, days)
