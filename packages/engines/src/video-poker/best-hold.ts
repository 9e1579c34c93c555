import type { Card } from '../cards/card.ts'
import { type Fraction, fraction } from '../exact/fraction.ts'
import { bestOf, findWorths, type HoldSums } from './hold-sums.ts'
import { COMMON_DRAWS, HOLDS, type Hold } from './holds.ts'

/** Which of the five places are held, ascending from 0 at the left, and what that pays on average for one coin. */
export type HoldWorth = { readonly hold: readonly number[]; readonly worth: Fraction }

/** Five cards with the holds of them: bits stand for cards in ascending order, places for cards as they lie. */
type Looked = { readonly places: readonly number[]; readonly worths: Float64Array }

/** The best hold of five cards in the order they lie. A few microseconds, once the sums of the table are known. */
export function bestHold(sums: HoldSums, cards: readonly Card[]): HoldWorth {
  const looked = lookAt(sums, cards)
  return namedHold(looked, bestOf(looked.worths))
}

/** All 32 holds of five cards in the order they lie, the exact worth of each. */
export function holdWorths(sums: HoldSums, cards: readonly Card[]): HoldWorth[] {
  const looked = lookAt(sums, cards)
  return Array.from(looked.worths, (_, hold) => namedHold(looked, hold))
}

function lookAt(sums: HoldSums, cards: readonly Card[]): Looked {
  const order = cards.map((card, place) => ({ card, place })).toSorted((a, b) => a.card - b.card)
  const worths = new Float64Array(HOLDS)
  findWorths(
    sums,
    order.map(({ card }) => card),
    worths,
  )
  return { places: order.map(({ place }) => place), worths }
}

function namedHold({ places, worths }: Looked, hold: Hold): HoldWorth {
  return {
    hold: places.filter((_, bit) => hold & (1 << bit)).toSorted((a, b) => a - b),
    worth: fraction(BigInt(worths[hold] ?? 0), BigInt(COMMON_DRAWS)),
  }
}
