import { nameOf, PACK, readCard } from '@sanuk/engines/cards/card'
import type { Shoe } from '@sanuk/engines/cards/shoe'

/** All cards of a pack, by their names. */
export const CARD_NAMES: readonly string[] = Array.from({ length: PACK }, (_, card) => nameOf(card))

/** Deals a coup of these cards by the rules of a game; null where these are not just the cards that it takes. */
export function dealCards<C>(deal: (shoe: Shoe) => C, names: readonly string[]): C | null {
  let out = 0
  const next = () => {
    const name = names[out]
    if (name === undefined) throw new RangeError('too few cards')
    out += 1
    return readCard(name)
  }
  try {
    const coup = deal(next)
    return out === names.length ? coup : null
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** The same from a single pack, which has each card once. */
export const dealPack = <C>(deal: (shoe: Shoe) => C, names: readonly string[]): C | null =>
  new Set(names).size === names.length ? dealCards(deal, names) : null
