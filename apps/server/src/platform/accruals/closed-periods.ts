import { sql } from 'kysely'
import type { Connection, Database, Transaction } from '#platform/database'
import { inScope, type Scope } from './scope.ts'

/**
 * Where a room notes which periods were closed: a table with the columns `brand`, the period's name, `closed_at`, and
 * those of the sums that are noted with it. Its primary key is brand and period, so that none is closed twice.
 */
export type ClosedPeriodTable = {
  readonly table: string
  readonly period: string
  readonly periodType: 'date' | 'text'
  /** Where several benefits share the table; its column comes first in the primary key. */
  readonly scope?: Scope
}

/** What was counted of a period, by the columns of the table. */
export type PeriodSums = Readonly<Record<string, bigint | number>>

/** A period of a brand, by its name. */
type Closed = { readonly brand: string; readonly period: string; readonly at: Date; readonly sums: PeriodSums }

export type ClosedPeriods = ReturnType<typeof createClosedPeriods>

/** Reads and writes the periods of brands that were closed. */
export function createClosedPeriods(
  database: Database,
  { table, period: column, periodType, scope }: ClosedPeriodTable,
) {
  const [closed, name, type] = [sql.table(table), sql.ref(column), sql.raw(periodType)]
  return {
    /** The name of the last period of a brand that was closed. */
    last: async (brand: string, on: Connection = database): Promise<string | null> => {
      const { rows } = await sql<{ period: string | null }>`
        select max(${name})::text as period from ${closed} where brand = ${brand} and ${inScope(scope)}`.execute(on)
      return rows[0]?.period ?? null
    },
    /** Notes that a period was closed. Fails on the primary key where it was closed before. */
    add: async (transaction: Transaction, { brand, period, at, sums }: Closed): Promise<void> => {
      const more = scope ? { ...sums, [scope.column]: scope.value } : sums
      const columns = Object.keys(more).map((name) => sql`, ${sql.ref(name)}`)
      const values = Object.values(more).map((value) => sql`, ${value}`)
      await sql`
        insert into ${closed} (brand, ${name}, closed_at ${sql.join(columns, sql``)})
        values (${brand}, ${period}::${type}, ${at} ${sql.join(values, sql``)})`.execute(transaction)
    },
    /** Notes other sums of a period that was closed. */
    correct: async (transaction: Transaction, { brand, period, sums }: Omit<Closed, 'at'>): Promise<void> => {
      const set = Object.entries(sums).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
      await sql`
        update ${closed} set ${sql.join(set)}
         where brand = ${brand} and ${name} = ${period}::${type} and ${inScope(scope)}`.execute(transaction)
    },
  }
}
