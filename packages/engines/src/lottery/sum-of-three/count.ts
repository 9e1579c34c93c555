import { fraction } from '../../exact/fraction.ts'
import type { Counting } from '../family.ts'
import type { Form, Tier } from '../play.ts'
import { numbers, oneRow, picksIn, picksOf, tierOf, tiersByNumber, words } from '../rows.ts'
import { COLOURS, COMBINATIONS, EXTREMES, SHAPES, SIDES, type SumOfThreeBet } from './bet.ts'

/** Of 1000 draws, those with a sum of 0 to 27. */
const SUMS = [1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 63, 69, 73, 75, 75, 73, 69, 63, 55, 45, 36, 28, 21, 15, 10, 6, 3, 1]

const DRAWS = 1000
/** Draws with a sum of 13, and as many with one of 14. */
const MIDDLE = 75

function formOf(bet: SumOfThreeBet): Form {
  switch (bet.kind) {
    case 'sum':
      return oneRow('sum', numbers(0, 27, 2))
    case 'sum-sides':
      return oneRow('sum', words(SIDES))
    case 'combination':
      return oneRow('sum', words(COMBINATIONS))
    case 'extremes':
      return oneRow('sum', words(EXTREMES))
    case 'colours':
      return oneRow('colour', words(COLOURS))
    case 'shapes':
      return oneRow('shape', words(SHAPES))
  }
}

function tiersOf(bet: SumOfThreeBet): Tier[] {
  switch (bet.kind) {
    case 'sum':
      return tiersByNumber('sum', 0, SUMS)
    case 'sum-sides':
      return [tierOf('side', 1, 2)]
    case 'combination':
      return combinationTiers(bet.middle)
    case 'extremes':
      return [tierOf('extreme', 56, DRAWS)]
    case 'colours':
      return [tierOf('red', 332, DRAWS), tierOf('green', 258, DRAWS), tierOf('blue', 258, DRAWS)]
    case 'shapes':
      return [tierOf('triple', 10, DRAWS), tierOf('straight', 60, DRAWS), tierOf('pair', 270, DRAWS)]
  }
}

/** In the order of `COMBINATIONS`, and what 13 and 14 pay where that is something else. */
function combinationTiers(middle: 'win' | 'refund' | 'reduced'): Tier[] {
  const outer = 231
  const inner = 269 - MIDDLE
  const inOrder = (count: number, of: number): Tier[] => [
    tierOf('big-odd', outer, DRAWS),
    tierOf('big-even', count, of),
    tierOf('small-odd', count, of),
    tierOf('small-even', outer, DRAWS),
  ]
  switch (middle) {
    case 'win':
      return inOrder(inner + MIDDLE, DRAWS)
    case 'refund':
      return inOrder(inner, DRAWS - MIDDLE)
    case 'reduced':
      // 75 draws return 1.6 each; the 194 others share what is left of 1000.
      return [...inOrder(inner, DRAWS - 120), { code: 'middle', chance: fraction(10n, 16n) }]
  }
}

/** How bets on three digits and their sum are picked, counted and priced. */
export const sumOfThreeCounting: Counting<SumOfThreeBet> = {
  formOf,
  tiersOf,
  unitsOf: (_, selection) => picksOf(selection),
  spaceOf: (bet) => picksIn(formOf(bet)),
}
