import { transferId } from '@sanuk/ledger/key'
import { realCurrencies } from '@sanuk/money/currency'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Connection, Transaction } from '#platform/database'
import { roundId } from '#platform/round-id'
import type { LotteryGame } from '../game.ts'
import type { Player } from '../needs.ts'
import { numberFaultRows } from '../numbers/number-faults.ts'
import type { RatedLine } from '../numbers/rate-lines.ts'

/** A bet that was checked: its lines, and the issues it is for. */
export type Bet = {
  readonly slip: string
  readonly request: string
  /** Of all that was asked for. */
  readonly digest: string
  readonly game: LotteryGame
  readonly player: Player
  readonly account: string
  readonly house: string
  readonly lines: readonly RatedLine[]
  readonly issues: readonly { readonly number: string; readonly multiple: number }[]
  /** The most a member may stake in one issue. */
  readonly most: bigint
}

const answer = z.object({
  outcome: z.enum([
    ...(['taken', 'known', 'unknown', 'closed', 'limit', 'insufficient'] as const),
    ...(['number_closed', 'number_rate_changed', 'number_limit_exceeded'] as const),
  ]),
  atIssue: z.nullable(z.string()),
  rest: z.nullable(z.bigint()),
  balance: z.nullable(z.bigint()),
  /** Of the lines whose numbers are not sold as they want them. */
  faults: z.nullable(numberFaultRows),
})
export type Placed = z.output<typeof answer>

/** What a vendor would call a ticket's round. */
export const roundNameOf = (slip: string, issue: string): string => `${issue}-${slip}`

const json = (lines: readonly RatedLine[], isLimited: boolean): string =>
  JSON.stringify(
    lines.map((line, ordinal) => ({
      ordinal,
      play: line.play,
      selection: line.selection,
      units: line.units,
      unit_stake: String(line.unitStake),
      multiple: line.multiple,
      series: line.series,
      stake: String(line.stake),
      prizes: line.prizes.map(String),
      rebate: String(line.rebate),
      rate: line.rate,
      single: isLimited && line.numbers !== null,
      // Typed numbers stand in the selection.
      numbers: line.selection.tickets ? null : line.numbers,
    })),
  )

/** Takes a bet in the transaction, which is to be rolled back where it was not taken. */
export async function place(transaction: Transaction, bet: Bet): Promise<Placed> {
  const { slip, player, game, issues } = bet
  // Guests' play money neither meets limits by number nor counts towards them.
  const isReal = realCurrencies.some((code) => code === player.currency)
  const stake = bet.lines.reduce((sum, line) => sum + line.stake, 0n)
  const units = bet.lines.reduce((sum, line) => sum + line.units, 0)
  const names = issues.map(({ number }) => roundNameOf(slip, number))
  const tickets = names.map((name) => roundId(game.vendor, name))
  const keys = tickets.map((ticket) => transferId(`lottery:bet:${ticket}`))
  const stakes = issues.map(({ multiple }) => String(stake * BigInt(multiple)))
  const { rows } = await sql`
    select outcome, at_issue as "atIssue", rest, balance, faults
      from lottery.place(
        ${slip}::uuid, ${player.brand}::uuid, ${player.id}::uuid, ${bet.request}::uuid, decode(${bet.digest}, 'hex'),
        ${game.code}, ${game.vendor}, ${game.gameType}, ${player.currency}, ${bet.account}::bigint,
        ${bet.house}::bigint, ${bet.most}::bigint, ${units}::integer, ${issues.map(({ number }) => number)}::text[],
        ${issues.map(({ multiple }) => multiple)}::integer[], ${tickets}::uuid[], ${keys}::uuid[], ${names}::text[],
        ${stakes}::bigint[], ${json(bet.lines, isReal)}::jsonb)`.execute(transaction)
  return answer.parse(rows[0])
}

/** The digest that a request was first answered under. */
export async function digestOf(on: Connection, member: string, request: string): Promise<string | null> {
  const { rows } = await sql<{ digest: string }>`
    select encode(digest, 'hex') as digest from lottery.slip where member = ${member} and request = ${request}`.execute(
    on,
  )
  return rows[0]?.digest ?? null
}
