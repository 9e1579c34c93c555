import { randomUUID } from 'node:crypto'
import type { ReportedResult } from '@sanuk/contracts/lottery-results'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Connection, Database, Transaction } from '#platform/database'

const reportRow = z.object({
  id: z.uuid(),
  kind: z.enum(['typed', 'imported', 'feed']),
  operator: z.nullable(z.uuid()),
  feed: z.nullable(z.string()),
  result: z.array(z.string()),
  simulated: z.boolean(),
  at: z.date(),
  replacedAt: z.nullable(z.date()),
})
export type ReportRecord = z.output<typeof reportRow>

const lockedRow = z.object({
  id: z.bigint(),
  state: z.enum(['open', 'sealed', 'drawn', 'settling', 'settled', 'cancelled']),
  result: z.nullable(z.array(z.string())),
})

/** Who tells a result. */
export type Source =
  | { readonly kind: 'typed' | 'imported'; readonly operator: string }
  | { readonly kind: 'feed'; readonly feed: string }

/** What is told of an issue. */
export type Told = {
  readonly game: string
  readonly number: string
  readonly source: Source
  readonly result: readonly string[]
  readonly figures?: ReportedResult['figures']
  readonly simulated?: boolean
  readonly drawnAt?: Date
}

type IssueName = Pick<Told, 'game' | 'number'>

const feedRow = z.object({
  code: z.string(),
  askedAt: z.nullable(z.date()),
  reportedAt: z.nullable(z.date()),
  refusal: z.nullable(z.string()),
  refusedAt: z.nullable(z.date()),
})

export type ResultStore = ReturnType<typeof createResultStore>

/** What sources told of official draws, and when feeds called. */
export function createResultStore(database: Database) {
  return {
    /** The issue, locked until the transaction ends. */
    lock: async (transaction: Transaction, { game, number }: IssueName) => {
      const { rows } = await sql`
        select id, state::text, result from lottery.issue where game = ${game} and number = ${number}
           for no key update`.execute(transaction)
      return rows[0] ? lockedRow.parse(rows[0]) : null
    },
    of: async ({ game, number }: IssueName, on: Connection = database): Promise<ReportRecord[]> => {
      const { rows } = await sql`
        select id, kind, operator, feed, result, simulated, reported_at as at, replaced_at as "replacedAt"
          from lottery.reported_result where game = ${game} and number = ${number}
         order by reported_at, id`.execute(on)
      return rows.map((row) => reportRow.parse(row))
    },
    /** What an operator says now of issues whose result they told. */
    ofOperator: async (operator: string): Promise<ReadonlyMap<string, readonly string[]>> => {
      const { rows } = await sql<{ game: string; number: string; result: string[] }>`
        select reported_result.game, reported_result.number, reported_result.result
          from lottery.reported_result join lottery.issue using (game, number)
         where operator = ${operator} and replaced_at is null and issue.state = 'sealed'`.execute(database)
      return new Map(rows.map(({ game, number, result }) => [`${game} ${number}`, result]))
    },
    replace: async (transaction: Transaction, id: string): Promise<void> => {
      await sql`
        update lottery.reported_result set replaced_at = clock_timestamp() where id = ${id}`.execute(transaction)
    },
    add: async (transaction: Transaction, { game, number, source, ...told }: Told): Promise<void> => {
      await sql`
        insert into lottery.reported_result
               (id, game, number, kind, operator, feed, result, figures, simulated, drawn_at, reported_at)
        values (${randomUUID()}, ${game}, ${number}, ${source.kind},
                ${source.kind === 'feed' ? null : source.operator}::uuid, ${source.kind === 'feed' ? source.feed : null},
                ${[...told.result]}::text[], ${told.figures ? JSON.stringify(told.figures) : null}::jsonb,
                ${told.simulated ?? false}, ${told.drawnAt ?? null}::timestamptz, clock_timestamp())`.execute(
        transaction,
      )
    },
    /** Gives a sealed issue its result. */
    draw: async (
      transaction: Transaction,
      { id, result, simulated }: { id: bigint; result: readonly string[]; simulated: boolean },
    ): Promise<void> => {
      await sql`
        update lottery.issue set state = 'drawn', drawn_at = clock_timestamp(), result = ${[...result]}::text[],
               simulated = ${simulated}
         where id = ${id} and state = 'sealed'`.execute(transaction)
    },
    /** Sealed issues of these games without a result for which this feed told none, the earliest draw first. */
    awaitedOf: async (games: readonly string[], feed: string, limit: number) => {
      const { rows } = await sql<{ game: string; number: string; drawsAt: Date }>`
        select game, number, draws_at as "drawsAt" from lottery.issue
         where state = 'sealed' and game = any (${[...games]}::text[])
           and not exists (select from lottery.reported_result told
                            where told.game = issue.game and told.number = issue.number and told.feed = ${feed}
                              and told.replaced_at is null)
         order by draws_at limit ${limit}`.execute(database)
      return rows
    },
    noteAsked: async (feed: string): Promise<void> => {
      await sql`
        insert into lottery.feed (code, asked_at) values (${feed}, clock_timestamp())
            on conflict (code) do update set asked_at = excluded.asked_at`.execute(database)
    },
    noteReported: async (feed: string, refusal: string | null): Promise<void> => {
      await sql`
        insert into lottery.feed (code, reported_at, refusal, refused_at)
        values (${feed}, case when ${refusal}::text is null then clock_timestamp() end, ${refusal}::text,
                case when ${refusal}::text is not null then clock_timestamp() end)
            on conflict (code) do update
                   set reported_at = coalesce(excluded.reported_at, feed.reported_at),
                       refusal = coalesce(excluded.refusal, feed.refusal),
                       refused_at = coalesce(excluded.refused_at, feed.refused_at)`.execute(database)
    },
    feeds: async () => {
      const { rows } = await sql`
        select code, asked_at as "askedAt", reported_at as "reportedAt", refusal, refused_at as "refusedAt"
          from lottery.feed order by code`.execute(database)
      return rows.map((row) => feedRow.parse(row))
    },
  }
}
