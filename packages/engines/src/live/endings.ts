import { fraction } from '../exact/fraction.ts'
import type { Ending } from '../instant/instant-game.ts'
import { type PayTable, returnOf } from './pay-table.ts'
import type { Spot } from './spots.ts'

/** All the ways a bet on a spot ends, exact by counting every outcome; from a shoe, for the first coup of a full one. */
export function endingsOf<Facts, When extends string>(
  table: PayTable<Facts, When>,
  spot: Spot<When>,
): readonly Ending[] {
  const outcomes = table.outcomesFor(spot)
  const all = BigInt(outcomes.reduce((sum, { ways }) => sum + ways, 0))
  return outcomes.map(({ facts, ways }) => ({
    won: returnOf(table, spot, facts),
    chance: fraction(BigInt(ways), all),
  }))
}
