import { sql } from 'kysely'
import type { Connection, Database, Transaction } from '#platform/database'
import type { Exceptions, PlannedIssue } from '../schedule.ts'

type ExceptionRecord = {
  readonly game: string
  readonly day: string
  readonly drawsAt: Date | null
  readonly note: string
}

/** An issue that no bet is under way on: whether it takes bets still, or was left out and may take them again. */
export type HeldIssue = {
  readonly id: bigint
  readonly isOpen: boolean
  readonly isDropped: boolean
  readonly hasTickets: boolean
}

export type CalendarStore = ReturnType<typeof createCalendarStore>

/** Draws that take place at another time than their schedule says, or not at all. */
export function createCalendarStore(database: Database) {
  const list = async (game: string | null, since: string | null, on: Connection = database) => {
    const { rows } = await sql<ExceptionRecord>`
      select game, day::text as day, draws_at as "drawsAt", note from lottery.schedule_exception
       where (${game}::text is null or game = ${game}) and (${since}::date is null or day >= ${since}::date)
       order by game, day`.execute(on)
    return rows
  }
  return {
    list,
    /** Of all games, as far as they matter for issues to come. */
    exceptions: async (on: Connection = database): Promise<ReadonlyMap<string, Exceptions>> => {
      const rows = await list(null, null, on)
      const byGame = Map.groupBy(rows, ({ game }) => game)
      return new Map([...byGame].map(([game, own]) => [game, new Map(own.map(({ day, drawsAt }) => [day, drawsAt]))]))
    },
    set: async (transaction: Transaction, { game, day, drawsAt, note }: ExceptionRecord): Promise<void> => {
      await sql`
        insert into lottery.schedule_exception (game, day, draws_at, note)
        values (${game}, ${day}::date, ${drawsAt}::timestamptz, ${note})
            on conflict (game, day) do update set draws_at = excluded.draws_at, note = excluded.note`.execute(
        transaction,
      )
    },
    remove: async (transaction: Transaction, game: string, day: string): Promise<boolean> => {
      const { numAffectedRows } = await sql`
        delete from lottery.schedule_exception where game = ${game} and day = ${day}::date`.execute(transaction)
      return numAffectedRows === 1n
    },
    /** Holds the changes of a game's calendar together, so that one comes after the other. */
    hold: async (transaction: Transaction, game: string): Promise<void> => {
      await sql`select pg_advisory_xact_lock(hashtextextended('lottery calendar ' || ${game}, 0))`.execute(transaction)
    },
    /** Issues whose numbers begin so, once no bet on them is under way, and whether they can still be moved. */
    holdIssues: async (transaction: Transaction, game: string, numbers: string) => {
      await sql`
        select lottery.hold_issue_alone(id)
          from (select id from lottery.issue
                 where game = ${game} and number like ${`${numbers}%`} order by id) held`.execute(transaction)
      const { rows } = await sql<HeldIssue>`
        select id, state = 'open' and seals_at > clock_timestamp() as "isOpen",
               state = 'cancelled' and not exists (select from lottery.cancellation where issue = issue.id)
                 and seals_at > clock_timestamp() as "isDropped",
               exists (select from lottery.ticket where ticket.issue = issue.id) as "hasTickets"
          from lottery.issue where game = ${game} and number like ${`${numbers}%`} order by id`.execute(transaction)
      return rows
    },
    setState: async (transaction: Transaction, ids: readonly bigint[], state: 'open' | 'cancelled'): Promise<void> => {
      await sql`
        update lottery.issue set state = ${state}::lottery.issue_state
         where id = any (${ids.map(String)}::bigint[])`.execute(transaction)
    },
    /** Brings the times of issues that are open to what is planned. */
    reschedule: async (transaction: Transaction, game: string, planned: readonly PlannedIssue[]): Promise<void> => {
      await sql`
        update lottery.issue set opens_at = planned.opens_at, seals_at = planned.seals_at, draws_at = planned.draws_at
          from unnest(${planned.map(({ number }) => number)}::text[],
                      ${planned.map(({ opensAt }) => opensAt)}::timestamptz[],
                      ${planned.map(({ sealsAt }) => sealsAt)}::timestamptz[],
                      ${planned.map(({ drawsAt }) => drawsAt)}::timestamptz[])
               as planned (number, opens_at, seals_at, draws_at)
         where issue.game = ${game} and issue.number = planned.number and issue.state = 'open'
           and issue.seals_at > clock_timestamp()
           and (issue.opens_at, issue.draws_at) <> (planned.opens_at, planned.draws_at)`.execute(transaction)
    },
  }
}
