import { BACCARAT_PACKS, pointsOf } from '../cards/baccarat-coup.ts'
import { type Card, PACK } from '../cards/card.ts'
import { deal, shoeOf } from '../cards/shoe.ts'
import type { Draw } from '../random/draw.ts'
import type { Dealing } from './live-game.ts'

/** Cards of a whole shoe. */
export const SHOE_CARDS = BACCARAT_PACKS * PACK

/** The cut card lies before the last cards, which are that many. */
const CARDS_BEHIND_CUT = 14

/** A whole shoe in the order in which it is dealt: every order is as likely as any other. One draw a card. */
export const shuffledShoe = (draw: Draw): readonly Card[] => deal(shoeOf(BACCARAT_PACKS, draw), SHOE_CARDS)

/** What is done with a new shoe: its first card is shown, and as many are put aside as it counts, ten for a ten or picture. */
export type Burn = { readonly card: Card; readonly count: number }

export function burnOf([card]: readonly Card[]): Burn {
  if (card === undefined) throw new RangeError('the shoe has no cards')
  return { card, count: pointsOf(card) || 10 }
}

/** A coup of a shoe. `number` counts from 1; `start` and `end` are positions: how many cards had been taken before and after it. */
export type DealtCoup<Coup> = {
  readonly number: number
  readonly coup: Coup
  readonly start: number
  readonly end: number
  /** Whether the shoe ends with it. */
  readonly isLast: boolean
}

/**
 * Deals a whole shoe coup by coup. When the cut card comes out within a coup, that one is finished and one more is dealt;
 * when it comes out before the first card of a coup, that coup is the last. Throws `RangeError` for coups that could take
 * more cards than are left behind the cut.
 */
export function* coupsOf<Coup>(
  cards: readonly Card[],
  { deal: dealCoup, mostCards }: Dealing<Coup>,
): Generator<DealtCoup<Coup>, void> {
  if (2 * mostCards - 1 > CARDS_BEHIND_CUT) throw new RangeError(`a coup of ${mostCards} cards may not find enough`)
  const cut = cards.length - CARDS_BEHIND_CUT
  let start = firstPosition(cards)
  for (let number = 1; ; number += 1) {
    let end = start
    const coup = dealCoup(() => {
      const card = cards[end]
      if (card === undefined) throw new RangeError(`the shoe has no card at ${end}`)
      end += 1
      return card
    })
    const isLast = start >= cut
    yield { number, coup, start, end, isLast }
    if (isLast) return
    start = end
  }
}

/** The position of a new shoe, before its first coup. */
export const firstPosition = (cards: readonly Card[]): number => 1 + burnOf(cards).count

/**
 * The coup that is dealt from a position, which is where the coup before ended; null when that was the last one. The shoe
 * is dealt again from its beginning, so cards and position are all that a server needs to go on. Throws `RangeError` for a
 * position between two cards of a coup.
 */
export function coupAfter<Coup>(
  cards: readonly Card[],
  position: number,
  dealing: Dealing<Coup>,
): DealtCoup<Coup> | null {
  for (const coup of coupsOf(cards, dealing)) {
    if (coup.start === position) return coup
    if (coup.isLast && coup.end === position) return null
    if (coup.end > position) break
  }
  throw new RangeError(`no coup of the shoe begins at ${position}`)
}
