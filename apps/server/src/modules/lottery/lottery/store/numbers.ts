import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Connection, Database, Transaction } from '#platform/database'

const ruleRow = z.object({
  play: z.string(),
  halfFrom: z.nullable(z.bigint()),
  closedFrom: z.nullable(z.bigint()),
  since: z.date(),
})
export type RuleRecord = z.output<typeof ruleRow>

const markRow = z.object({
  id: z.uuid(),
  play: z.string(),
  number: z.string(),
  rate: z.enum(['half', 'closed']),
  issue: z.nullable(z.string()),
  markedBy: z.uuid(),
  markedAt: z.date(),
})

const stateRow = z.object({
  play: z.string(),
  number: z.string(),
  rate: z.enum(['full', 'half', 'closed']),
  left: z.nullable(z.bigint()),
})
export type NumberStateRecord = z.output<typeof stateRow>

/** A brand's game. */
export type BrandGame = { readonly brand: string; readonly game: string }

/** Which numbers of a play are marked, in one issue (by its id) or in all. */
export type Marking = {
  readonly play: string
  readonly numbers: readonly string[]
  readonly issue: bigint | null
  readonly rate: 'half' | 'closed'
}

/** Rules and marks of numbers, and how numbers stand. */
export function createNumberStore(database: Database) {
  return {
    /** The latest rule of each play that ever had one. */
    rules: async ({ brand, game }: BrandGame, on: Connection = database): Promise<RuleRecord[]> => {
      const { rows } = await sql`
        select distinct on (play) play, half_from as "halfFrom", closed_from as "closedFrom", decided_at as since
          from lottery.number_rule where brand = ${brand} and game = ${game} order by play, decided_at desc`.execute(on)
      return rows.map((row) => ruleRow.parse(row))
    },
    /** Marks in force, the latest first; those of issues that take no more bets are left out. */
    marks: async ({ brand, game }: BrandGame) => {
      const { rows } = await sql`
        select mark.id, mark.play, mark.number, rate, issue.number as issue, marked_by as "markedBy",
               marked_at as "markedAt"
          from lottery.number_mark mark left join lottery.issue on issue.id = mark.issue
         where brand = ${brand} and mark.game = ${game} and dropped_at is null
           and (mark.issue is null or issue.state = 'open')
         order by marked_at desc, mark.play, mark.number`.execute(database)
      return rows.map((row) => markRow.parse(row))
    },
    /** Marks numbers; another mark of the same numbers and issue is taken off. Bets under way are taken as they were. */
    mark: async (
      transaction: Transaction,
      { brand, game }: BrandGame,
      { play, numbers, issue, rate, by }: Marking & { readonly by: string },
    ): Promise<void> => {
      await sql`select lottery.hold_numbers_alone(${brand}::uuid, ${game})`.execute(transaction)
      await sql`
        update lottery.number_mark set dropped_at = clock_timestamp()
         where brand = ${brand} and game = ${game} and play = ${play} and number = any (${numbers}::text[])
           and issue is not distinct from ${issue}::bigint and dropped_at is null`.execute(transaction)
      await sql`
        insert into lottery.number_mark (id, brand, game, play, number, issue, rate, marked_by, marked_at)
        select gen_random_uuid(), ${brand}, ${game}, ${play}, number, ${issue}::bigint, ${rate}, ${by},
               clock_timestamp()
          from unnest(${numbers}::text[]) as number`.execute(transaction)
    },
    /** Takes a mark off; false where there is none. */
    drop: async (transaction: Transaction, brand: string, id: string): Promise<boolean> => {
      const { numAffectedRows } = await sql`
        update lottery.number_mark set dropped_at = clock_timestamp()
         where id = ${id} and brand = ${brand} and dropped_at is null`.execute(transaction)
      return numAffectedRows === 1n
    },
    /** Numbers of an issue that are marked, or staked on where their play has a rule. */
    states: async ({ brand, game }: BrandGame, issue: bigint): Promise<NumberStateRecord[]> => {
      const { rows } = await sql`
        select play, number, rate, rest as left from lottery.number_states(${brand}::uuid, ${game}, ${issue}::bigint)
         order by play, number`.execute(database)
      return rows.map((row) => stateRow.parse(row))
    },
  }
}
