import { type Fraction, fraction, minus, sum } from '../exact/fraction.ts'
import type { Ending } from '../instant/instant-game.ts'
import { NOTHING, ONE_STAKE } from '../instant/multiple.ts'
import { HANDS } from './all-hands.ts'
import { COMMON_DRAWS } from './holds.ts'
import type { PayRow, PayTable } from './pay-table.ts'
import { waysOfResults } from './ways-of-results.ts'

/** A row of a pay table and how often a game ends with it. */
export type Result = PayRow & { readonly chance: Fraction }

/** Games that are all equally likely: every hand dealt with every draw, shorter draws as often as makes them equal. */
const GAMES = BigInt(HANDS) * BigInt(COMMON_DRAWS)

/**
 * How often each hand that pays comes out, best first, if every hand is played the best way there is; all other games
 * pay nothing. Exact: every hand and every draw is counted. Takes about a second.
 */
export function resultsOf(table: PayTable): Result[] {
  const ways = waysOfResults(table)
  return table.rows.map((row) => ({ ...row, chance: fraction(BigInt(ways.get(row.hand) ?? 0), GAMES) }))
}

/** The ways a game ends under the best play, for its figures. */
export function drawPokerEndings(table: PayTable): Ending[] {
  const paid = resultsOf(table).map(({ pays, chance }) => ({ won: fraction(BigInt(pays)), chance }))
  return [...paid, { won: NOTHING, chance: minus(ONE_STAKE, sum(paid.map(({ chance }) => chance))) }]
}
