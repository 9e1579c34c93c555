import { readCard } from '../../cards/card.ts'
import { handWith, strengthOf, type ThreeCardHand } from '../../cards/three-card-hand.ts'

/** What three cards are, by their names. */
export const handOfNames = (cards: readonly string[]): ThreeCardHand => handWith(strengthOf(cards.map(readCard)))
