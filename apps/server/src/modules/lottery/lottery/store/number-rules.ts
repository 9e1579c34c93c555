import { randomUUID } from 'node:crypto'
import { realCurrencies } from '@sanuk/money/currency'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Transaction } from '#platform/database'
import { keptSelection } from './kept-selection.ts'
import type { BrandGame } from './numbers.ts'

const soldLine = z.object({ slip: z.uuid(), ordinal: z.number(), selection: keptSelection })
type SoldLine = z.output<typeof soldLine>

/** Lines whose numbers are written down in one statement. */
const CHUNK = 1_000

type Rule = {
  readonly play: string
  readonly halfFrom: bigint | null
  readonly closedFrom: bigint | null
  /** The numbers of a line of the play. */
  readonly numbersOf: (selection: SoldLine['selection']) => readonly string[] | null
}

/**
 * Puts a rule in force, and counts what was staked on the numbers of its play in all issues that take bets: before a rule
 * nothing was counted. No bet and no cancellation of the brand's game is under way meanwhile.
 */
export async function putInForce(
  transaction: Transaction,
  { brand, game }: BrandGame,
  { play, halfFrom, closedFrom, numbersOf }: Rule,
): Promise<void> {
  await sql`select lottery.hold_numbers_alone(${brand}::uuid, ${game})`.execute(transaction)
  await sql`
    insert into lottery.number_rule (id, brand, game, play, half_from, closed_from, decided_at)
    values (${randomUUID()}, ${brand}, ${game}, ${play}, ${halfFrom}::bigint, ${closedFrom}::bigint,
            clock_timestamp())`.execute(transaction)
  const tickets = sql`
    lottery.ticket join lottery.issue on issue.id = ticket.issue join ledger.account on account.id = ticket.account
     where account.currency = any (${realCurrencies}::text[]) and ticket.brand = ${brand} and issue.game = ${game}
       and issue.state = 'open' and cancelled_at is null`
  const { rows } = await sql`
    select slip, ordinal, selection from lottery.line
     where play = ${play} and slip in (select ticket.slip from ${tickets})
       and not exists (select from lottery.line_numbers kept
                        where kept.slip = line.slip and kept.ordinal = line.ordinal)`.execute(transaction)
  const lines = rows.map((row) => soldLine.parse(row))
  for (let from = 0; from < lines.length; from += CHUNK) {
    await writeNumbers(transaction, lines.slice(from, from + CHUNK), numbersOf)
  }
  await sql`
    update lottery.number_stake set stake = 0
     where brand = ${brand} and play = ${play}
       and issue in (select id from lottery.issue where game = ${game} and state = 'open')`.execute(transaction)
  await sql`
    insert into lottery.number_stake (issue, brand, play, number, stake)
    select ticket.issue, ${brand}, ${play}, picked.number, sum(each * ticket.multiple)
      from lottery.line_numbers join (select ticket.* from ${tickets}) ticket using (slip), unnest(numbers) as picked (number)
     where play = ${play} group by ticket.issue, picked.number
    on conflict (issue, brand, play, number) do update set stake = excluded.stake`.execute(transaction)
}

async function writeNumbers(
  transaction: Transaction,
  lines: readonly SoldLine[],
  numbersOf: Rule['numbersOf'],
): Promise<void> {
  const kept = lines.flatMap(({ slip, ordinal, selection }) => {
    const numbers = numbersOf(selection)
    return numbers ? [{ slip, ordinal, numbers }] : []
  })
  await sql`
    insert into lottery.line_numbers (slip, ordinal, play, numbers, each)
    select line.slip, line.ordinal, line.play, kept.numbers, line.stake / line.units
      from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as kept (slip uuid, ordinal smallint, numbers text[])
      join lottery.line using (slip, ordinal)`.execute(transaction)
}
