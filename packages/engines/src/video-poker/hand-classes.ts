import type { Card } from '../cards/card.ts'
import { sizeIfFirst } from '../cards/suit-class.ts'
import { forEachHand } from './all-hands.ts'

/** Hands that differ by the names of their suits only: one of them, its cards ascending, and how many they are. */
export type HandClass = { readonly hand: readonly Card[]; readonly size: number }

/** All 134 459 classes: hands of one class are worth the same, so it is enough to play one of each. */
export function handClasses(): HandClass[] {
  const classes: HandClass[] = []
  forEachHand((hand) => {
    const size = sizeIfFirst(hand)
    if (size > 0) classes.push({ hand: [...hand], size })
  })
  return classes
}
