import type { Card } from '../cards/card.ts'
import { hands } from './hands.ts'
import { handOf } from './pay-table.ts'

/** Hands of five out of 52 cards. */
export const HANDS = 2_598_960

/**
 * Shows every hand of five once, its cards ascending: first by the highest card, then by the next. `hand` is the same
 * array each time.
 */
export function forEachHand(visit: (hand: readonly Card[], place: number) => void): void {
  const hand = [0, 1, 2, 3, 4]
  for (let place = 0; place < HANDS; place += 1) {
    visit(hand, place)
    advance(hand)
  }
}

/** The lowest card that has room goes up by one, and those below it back to the bottom. */
function advance(hand: Card[]): void {
  let at = 0
  while (at < 4 && (hand[at] ?? 0) + 1 === hand[at + 1]) {
    hand[at] = at
    at += 1
  }
  hand[at] = (hand[at] ?? 0) + 1
}

/** Looking at all hands takes half a second: once is enough, for tables with wild deuces and for the others. */
const known = new Map<boolean, Uint8Array>()

/** What every hand is, as its place in `hands`, in the order of `forEachHand`. */
export function kindsOfHands(deucesAreWild: boolean): Uint8Array {
  const before = known.get(deucesAreWild)
  if (before) return before
  const kinds = new Uint8Array(HANDS)
  forEachHand((cards, place) => {
    kinds[place] = hands.indexOf(handOf({ deucesAreWild }, cards))
  })
  known.set(deucesAreWild, kinds)
  return kinds
}
