import { sql } from 'kysely'
import { takeAdvisoryLock } from '#platform/advisory-lock'
import { startOfDay } from '#platform/business-days'
import { type Database, inTransaction } from '#platform/database'

/** A brand's business day, `yyyy-MM-dd`, in the time zone that cuts it. */
export type BusinessDay = { readonly brand: string; readonly timeZone: string; readonly day: string }

/** Sums of business days that are over. The rounds stay the truth: every sum can be made anew from them. */
export function createDaySums(database: Database) {
  return {
    /**
     * Days of a brand that want to be summed, newest first: no sums yet, or a round changed since. A day is left alone
     * until it has been over for a day and an hour, from when on every change of its rounds is noted.
     */
    wanting: async ({ brand, timeZone }: Omit<BusinessDay, 'day'>, limit: number): Promise<BusinessDay[]> => {
      const { rows } = await sql<{ day: string }>`
        with first as (
          select (started_at at time zone ${timeZone})::date as day from wagers.round
           where brand = ${brand} order by started_at limit 1
        ), days as (
          select moment::date as day from first, generate_series(
            first.day, ((now() - interval '25 hours') at time zone ${timeZone})::date - 1, interval '1 day') moment
        )
        select day::text from days
         where not exists (
                 select from wagers.summed_day s
                  where s.brand = ${brand} and s.time_zone = ${timeZone} and s.day = days.day)
            or day in (
                 select (counted_at at time zone ${timeZone})::date from wagers.late_change where brand = ${brand})
         order by day desc limit ${limit}`.execute(database)
      return rows.map(({ day }) => ({ brand, timeZone, day }))
    },
    /** Sums a day from its rounds, whatever was there of it before. */
    sum: ({ brand, timeZone, day }: BusinessDay): Promise<void> =>
      inTransaction(database, async (transaction) => {
        await takeAdvisoryLock(transaction, `sums of ${brand}: ${day}`)
        const own = sql`brand = ${brand} and time_zone = ${timeZone} and day = ${day}::date`
        const [begins, ends] = [startOfDay(day, timeZone), startOfDay(day, timeZone, 1)]
        // First, and only what can be seen: a change that is committed later brings its own note.
        await sql`
          delete from wagers.late_change
           where brand = ${brand} and counted_at >= ${begins} and counted_at < ${ends}`.execute(transaction)
        await sql`delete from wagers.day_game where ${own}`.execute(transaction)
        await sql`delete from wagers.day_player where ${own}`.execute(transaction)
        const settled = sql`from wagers.settled_between(${brand}::uuid, ${begins}::timestamptz, ${ends}::timestamptz)`
        await sql`
          insert into wagers.day_game
          select ${brand}, ${day}::date, ${timeZone}, currency, vendor, game, game_type, count(*), sum(stake), sum(win)
            ${settled} group by currency, vendor, game, game_type`.execute(transaction)
        await sql`
          insert into wagers.day_player
          select distinct ${brand}::uuid, ${day}::date, ${timeZone}, currency, member ${settled}`.execute(transaction)
        await sql`
          insert into wagers.summed_day (brand, day, time_zone) values (${brand}, ${day}::date, ${timeZone})
          on conflict do nothing`.execute(transaction)
      }),
  }
}
