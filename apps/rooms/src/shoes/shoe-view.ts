import { nameOf } from '@sanuk/engines/cards/card'
import { burnOf } from '@sanuk/engines/live/shoe'
import type { ShoeView } from '../protocol.ts'
import type { BegunShoe } from './shoes.ts'

/** A shoe as players are told of it; what was laid away at its beginning only once its first coup has begun. */
export function shoeView(shoe: BegunShoe, hasBegun: boolean): ShoeView {
  const { id, number, commitment, client_seed, position, cards } = shoe
  return {
    id,
    number,
    commitment: commitment.toString('hex'),
    clientSeed: client_seed,
    burn: hasBegun ? burnCard(shoe) : null,
    dealt: hasBegun ? position : 0,
    cards: cards.length,
  }
}

/** The card that is shown at the beginning of a shoe. */
export const burnCard = ({ cards }: Pick<BegunShoe, 'cards'>): string => nameOf(burnOf(cards).card)
