import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '#platform/database'

/** A vendor's calls of one minute, and by how long they took (`took-classes.ts`). */
export type Minute = { readonly vendor: string; readonly minute: Date; calls: number; errors: number; took: number[] }

const record = z.object({ at: z.date(), calls: z.number(), errors: z.number(), took: z.array(z.number()) })

export type Stretch = z.output<typeof record>

export type TrafficStore = ReturnType<typeof createTrafficStore>

/** How much vendors call, minute by minute, whichever process was called. */
export function createTrafficStore(database: Database) {
  return {
    add: async (minutes: readonly Minute[]): Promise<void> => {
      const rows = minutes.map(
        ({ vendor, minute, calls, errors, took }) => sql`(${vendor}, ${minute}, ${calls}, ${errors}, ${took})`,
      )
      await sql`
        insert into vendors.traffic as known (vendor, minute, calls, errors, took)
        select new.vendor, new.minute, new.calls, new.errors, new.took
          from (values ${sql.join(rows)}) as given (vendor, minute, calls, errors, took),
               lateral (select given.vendor, given.minute::timestamptz, given.calls::integer, given.errors::integer,
                               given.took::integer[]) as new (vendor, minute, calls, errors, took)
        on conflict (vendor, minute) do update
           set calls = known.calls + excluded.calls,
               errors = known.errors + excluded.errors,
               took = (select array_agg(one + other order by place)
                         from unnest(known.took, excluded.took) with ordinality as both_of (one, other, place))
      `.execute(database)
    },
    /** A vendor's calls since then in stretches of so many minutes; those without any are left out. */
    since: async (vendor: string, since: Date, stepMinutes: number): Promise<Stretch[]> => {
      const step = `${stepMinutes} minutes`
      const { rows } = await sql`
        with told as (
          select date_bin(${step}::interval, minute, '2000-01-01T00:00:00Z'::timestamptz) as at, calls, errors, took
            from vendors.traffic where vendor = ${vendor} and minute >= ${since}
        ), classes as (
          select at, place, sum(number)::int as number
            from told, unnest(took) with ordinality as class (number, place) group by at, place
        )
        select told.at, sum(told.calls)::int as calls, sum(told.errors)::int as errors,
               (select array_agg(number order by place) from classes where classes.at = told.at) as took
          from told group by told.at order by told.at
      `.execute(database)
      return rows.map((row) => record.parse(row))
    },
    forget: async (before: Date): Promise<void> => {
      await sql`delete from vendors.traffic where minute < ${before}`.execute(database)
    },
  }
}
