import type { Draw } from '../random/draw.ts'
import { type Card, PACK } from './card.ts'

/** The next card of a shoe. Throws `RangeError` when it is empty. */
export type Shoe = () => Card

/**
 * Deals from so many whole packs without putting back: each card is one of those left, every one as likely as the
 * next, which is the same as dealing from the top of a shuffled shoe. One draw a card, below the number of cards left.
 */
export function shoeOf(packs: number, draw: Draw): Shoe {
  /** The last card of those left moves to the place that was drawn from; all others lie as in a new shoe. */
  const moved = new Map<number, Card>()
  const cardAt = (place: number) => moved.get(place) ?? place % PACK
  let left = packs * PACK
  return () => {
    if (left === 0) throw new RangeError('the shoe is empty')
    const place = draw(left)
    const dealt = cardAt(place)
    left -= 1
    moved.set(place, cardAt(left))
    return dealt
  }
}

/** Deals with every card put back before the next: a shoe of endlessly many packs. One draw below 52 a card. */
export function endlessShoe(draw: Draw): Shoe {
  return () => draw(PACK)
}

export function deal(shoe: Shoe, count: number): Card[] {
  return Array.from({ length: count }, shoe)
}
