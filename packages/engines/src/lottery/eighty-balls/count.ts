import { combinations } from '../../exact/combinations.ts'
import { fraction } from '../../exact/fraction.ts'
import { choose } from '../choose.ts'
import type { Counting } from '../family.ts'
import type { Form, Tier } from '../play.ts'
import { numbers, oneRow, picksIn, picksOf, words } from '../rows.ts'
import { setForm, setUnits } from '../sets.ts'
import { type EightyBallsBet, ELEMENTS, HALVES, PARITY, SUM_SIDES } from './bet.ts'

const balls = numbers(1, 80, 2)

/** Draws without their order: 20 of 80. */
const DRAWS = 3_535_316_142_212_174_320n
/** Draws with 10 numbers of each half; and so of odd and even ones. */
const EQUAL = combinations(40, 10) ** 2n
/** Draws with an odd sum. */
const ODD_SUMS = 1_767_658_070_682_256_896n
/** Draws whose sum lies in the range of an element, in their order. */
const ELEMENT_DRAWS = [
  362_424_019_495_171_770n,
  712_463_910_471_784_803n,
  1_371_845_418_169_315_204n,
  719_054_759_525_309_151n,
  369_528_034_550_593_392n,
] as const

const outOfDraws = (code: string, count: bigint): Tier => ({ code, chance: fraction(count, DRAWS) })

function formOf(bet: EightyBallsBet): Form {
  switch (bet.kind) {
    case 'pick':
      return setForm(balls, bet)
    case 'sum-sides':
      return oneRow('sum', words(SUM_SIDES))
    case 'halves':
      return oneRow('halves', words(HALVES))
    case 'parity':
      return oneRow('parity', words(PARITY))
    case 'elements':
      return oneRow('element', words(ELEMENTS.map(({ word }) => word)))
  }
}

function tiersOf(bet: EightyBallsBet): Tier[] {
  switch (bet.kind) {
    case 'pick':
      return pickTiers(bet)
    case 'sum-sides':
      return [
        { code: 'size', chance: fraction(1n, 2n) },
        outOfDraws('odd', ODD_SUMS),
        outOfDraws('even', DRAWS - ODD_SUMS),
      ]
    case 'halves':
    case 'parity':
      return [outOfDraws('more', (DRAWS - EQUAL) / 2n), outOfDraws('equal', EQUAL)]
    case 'elements':
      return ELEMENTS.map(({ word }, at) => outOfDraws(word, ELEMENT_DRAWS[at] ?? 0n))
  }
}

/** The chance of so many hits, divided by the share that they have of the return. */
function pickTiers({ length, pays }: Extract<EightyBallsBet, { kind: 'pick' }>): Tier[] {
  const weights = pays.reduce((sum, { weight }) => sum + weight, 0)
  return pays.map(({ hits, weight }) => ({
    code: `hits-${hits}`,
    chance: fraction(
      combinations(length, hits) * combinations(80 - length, 20 - hits) * BigInt(weights),
      DRAWS * BigInt(weight),
    ),
  }))
}

/** How bets on 20 of 80 numbers are picked, counted and priced. */
export const eightyBallsCounting: Counting<EightyBallsBet> = {
  formOf,
  tiersOf,
  unitsOf: (bet, selection) => (bet.kind === 'pick' ? setUnits(bet, selection) : picksOf(selection)),
  spaceOf: (bet) => (bet.kind === 'pick' ? choose(80, bet.length) : picksIn(formOf(bet))),
}
