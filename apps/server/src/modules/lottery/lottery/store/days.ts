import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '#platform/database'

/** From an instant until another, which is left out. */
export type Span = { readonly begins: Date; readonly ends: Date }

const resultRow = z.object({
  id: z.bigint(),
  number: z.string(),
  drawsAt: z.date(),
  drawnAt: z.date(),
  result: z.array(z.string()),
  simulated: z.boolean(),
})
export type ResultRecord = z.output<typeof resultRow>

const dayRow = z.object({
  game: z.string(),
  all: z.number(),
  drawn: z.number(),
  cancelled: z.number(),
  latest: z.nullable(z.bigint()),
  nextNumber: z.nullable(z.string()),
  nextDrawsAt: z.nullable(z.date()),
})
export type DayRecord = Omit<z.output<typeof dayRow>, 'latest'> & { readonly latest: ResultRecord | null }

const resultColumns = sql`id, number, draws_at as "drawsAt", drawn_at as "drawnAt", result, simulated`

/** A cancelled draw has no result, also where one was told before. */
const isDrawn = sql`result is not null and state <> 'cancelled'`

type Page = { readonly before: bigint | null; readonly limit: number }

/** Draws by the time at which they take place. */
export function createDayStore(database: Database) {
  const results = async (query: ReturnType<typeof sql>): Promise<ResultRecord[]> =>
    (await query.execute(database)).rows.map((row) => resultRow.parse(row))
  return {
    /** Of each game with draws in a span: how many there are, its latest result, and its next draw without one. */
    ofSpan: async (games: readonly string[], { begins, ends }: Span): Promise<ReadonlyMap<string, DayRecord>> => {
      const within = sql`draws_at >= ${begins} and draws_at < ${ends}`
      const { rows } = await sql`
        select day.*, latest.id as latest, next.number as "nextNumber", next.draws_at as "nextDrawsAt"
          from (select game, count(*)::int as all, count(*) filter (where ${isDrawn})::int as drawn,
                       count(*) filter (where state = 'cancelled')::int as cancelled
                  from lottery.issue where game = any (${games}::text[]) and ${within} group by game) day
          left join lateral (select id from lottery.issue where game = day.game and ${within} and ${isDrawn}
                              order by draws_at desc, id desc limit 1) latest on true
          left join lateral (select number, draws_at from lottery.issue
                              where game = day.game and ${within} and result is null and state <> 'cancelled'
                              order by draws_at, id limit 1) next on true`.execute(database)
      const days = rows.map((row) => dayRow.parse(row))
      const ids = days.flatMap(({ latest }) => latest ?? [])
      const latest = await results(sql`select ${resultColumns} from lottery.issue where id = any (${ids}::bigint[])`)
      const byId = new Map(latest.map((one) => [one.id, one]))
      return new Map(
        days.map((day) => [day.game, { ...day, latest: day.latest === null ? null : (byId.get(day.latest) ?? null) }]),
      )
    },
    /** Results of a game in a span, the latest first; `before` is the last one of the page before. */
    resultsOf: (game: string, { begins, ends, before, limit }: Span & Page) =>
      results(sql`
        select ${resultColumns} from lottery.issue
         where game = ${game} and draws_at >= ${begins} and draws_at < ${ends} and ${isDrawn}
           ${before === null ? sql`` : sql`and (draws_at, id) < (select draws_at, id from lottery.issue where id = ${before})`}
         order by draws_at desc, id desc limit ${limit}`),
  }
}
