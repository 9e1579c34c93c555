import { type Fraction, fraction, fromDecimal, quotient } from '../../exact/fraction.ts'
import { ANIMALS } from '../animals.ts'
import { choose } from '../choose.ts'
import type { Counting } from '../family.ts'
import { oneRow, picksOf, rowOf, words } from '../rows.ts'
import { setUnits } from '../sets.ts'
import { HALVES, type TwelveAnimalBet } from './bet.ts'

/** What is paid back of all stakes, by which odds begin. */
const RETURN = fromDecimal('0.95')

const chanceOf = (bet: TwelveAnimalBet): Fraction =>
  bet.kind === 'half' ? fraction(1n, 2n) : fraction(BigInt(bet.size), BigInt(ANIMALS.length))

/** How bets on one of twelve animals are picked, counted and priced. */
export const twelveAnimalCounting: Counting<TwelveAnimalBet> = {
  formOf: (bet) =>
    bet.kind === 'half'
      ? oneRow(bet.by, words(HALVES[bet.by]))
      : { rows: [rowOf('animals', words(ANIMALS), bet.size)] },
  tiersOf: (bet) => [{ code: bet.kind, chance: chanceOf(bet), odds: quotient(RETURN, chanceOf(bet)) }],
  unitsOf: (bet, selection) => (bet.kind === 'half' ? picksOf(selection) : setUnits({ length: bet.size }, selection)),
  spaceOf: (bet) => (bet.kind === 'half' ? HALVES[bet.by].length : choose(ANIMALS.length, bet.size)),
}
