import type { Card } from '../cards/card.ts'
import { forEachHand, kindsOfHands } from './all-hands.ts'
import { CardSets } from './card-sets.ts'
import { hands } from './hands.ts'
import { HOLDS, leaveOutReturning, STAND_PAT, shareOfDraw } from './holds.ts'
import { handOf, type PayTable, rowOf } from './pay-table.ts'

/**
 * For every set of up to four cards, what all hands with them pay together. All numbers here are whole and far below
 * 2^53, so nothing is rounded.
 */
export type HoldSums = { readonly table: PayTable; readonly bySet: CardSets }

/** Reads every hand of five once. Takes a fraction of a second and keeps 2.4 MB. */
export function holdSums(table: PayTable): HoldSums {
  const bySet = new CardSets()
  const kinds = kindsOfHands(table.deucesAreWild)
  const payOfKind = hands.map((hand) => rowOf(table, hand)?.pays ?? 0)
  forEachHand((hand, place) => {
    const pays = payOfKind[kinds[place] ?? 0] ?? 0
    if (pays > 0) bySet.addToAll(hand, pays)
  })
  return { table, bySet }
}

/** What every hold of five ascending cards pays on average, times `COMMON_DRAWS`. Written to `worths`. */
export function findWorths({ table, bySet }: HoldSums, hand: readonly Card[], worths: Float64Array): void {
  bySet.read(hand, worths)
  worths[STAND_PAT] = rowOf(table, handOf(table, hand))?.pays ?? 0
  leaveOutReturning(worths)
  for (let hold = 0; hold < HOLDS; hold += 1) worths[hold] = (worths[hold] ?? 0) * shareOfDraw(hold)
}

/** The best of the holds; of equals the one that keeps the highest card in which they differ. */
export function bestOf(worths: Float64Array): number {
  let best = 0
  for (let hold = 1; hold < worths.length; hold += 1) if ((worths[hold] ?? 0) >= (worths[best] ?? 0)) best = hold
  return best
}
