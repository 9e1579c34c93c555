import { sql } from 'kysely'
import type { Connection, Database, Transaction } from '#platform/database'

/**
 * Where a room notes which periods were closed: a table with the columns `brand`, the period's name, `closed_at`, and
 * those of the sums that are noted with it. Its primary key is brand and period, so that none is closed twice.
 */
export type ClosedPeriodTable = {
  readonly table: string
  readonly period: string
  readonly periodType: 'date' | 'text'
}

/** What was counted of a period, by the columns of the table. */
export type PeriodSums = Readonly<Record<string, bigint | number>>

/** A period of a brand, by its name. */
type Closed = { readonly brand: string; readonly period: string; readonly at: Date; readonly sums: PeriodSums }

export type ClosedPeriods = ReturnType<typeof createClosedPeriods>

/** Reads and writes the periods of brands that were closed. */
export function createClosedPeriods(database: Database, { table, period: column, periodType }: ClosedPeriodTable) {
  const [closed, name, type] = [sql.table(table), sql.ref(column), sql.raw(periodType)]
  return {
    /** The name of the last period of a brand that was closed. */
    last: async (brand: string, on: Connection = database): Promise<string | null> => {
      const { rows } = await sql<{ period: string | null }>`
        select max(${name})::text as period from ${closed} where brand = ${brand}`.execute(on)
      return rows[0]?.period ?? null
    },
    /** Notes that a period was closed. Fails on the primary key where it was closed before. */
    add: async (transaction: Transaction, { brand, period, at, sums }: Closed): Promise<void> => {
      const columns = Object.keys(sums).map((sum) => sql`, ${sql.ref(sum)}`)
      const values = Object.values(sums).map((sum) => sql`, ${sum}`)
      await sql`
        insert into ${closed} (brand, ${name}, closed_at ${sql.join(columns, sql``)})
        values (${brand}, ${period}::${type}, ${at} ${sql.join(values, sql``)})`.execute(transaction)
    },
  }
}
