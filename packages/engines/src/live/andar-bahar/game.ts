import { type Card, type CardName, nameOf, rankOf } from '../../cards/card.ts'
import { type Shoe, shoeOf } from '../../cards/shoe.ts'
import { liveGame, type SeriesGame } from '../live-game.ts'
import type { Weighted } from '../pay-table.ts'
import { ANDAR_BAHAR_RANGES, andarBaharOpposites, andarBaharSpots } from './spots.ts'

/** The joker, and the cards after it by their names: the first to Andar, the next to Bahar, and so on. The last one ends it. */
export type AndarBaharOutcome = { readonly joker: CardName; readonly cards: readonly CardName[] }

/** The most cards that are dealt: all of other ranks before one of the joker's. */
export const ANDAR_BAHAR_MOST_CARDS = 49

/** Of the 20 825 places that the three cards of the joker's rank can have, those whose first is the card of that number. */
const allCounts: readonly Weighted<number>[] = Array.from({ length: ANDAR_BAHAR_MOST_CARDS }, (_, at) => {
  const behind = 50 - at
  return { facts: at + 1, ways: (behind * (behind - 1)) / 2 }
})

function meets(when: string, count: number): boolean {
  if (when === 'andar') return count % 2 === 1
  if (when === 'bahar') return count % 2 === 0
  return ANDAR_BAHAR_RANGES.some(
    ({ least, most }) => when === `cards-${least}-${most}` && least <= count && count <= most,
  )
}

/** Deals a coup of these cards, until one has the rank of the first. */
export function andarBaharFrom(shoe: Shoe): AndarBaharOutcome {
  const joker = shoe()
  const cards: Card[] = []
  do cards.push(shoe())
  while (rankOf(cards.at(-1) ?? joker) !== rankOf(joker))
  return { joker: nameOf(joker), cards: cards.map(nameOf) }
}

/** Andar Bahar: on which side the first card of the joker's rank falls. One pack is shuffled for each coup, one draw a card. */
export const andarBaharGame: SeriesGame<AndarBaharOutcome> = {
  ...liveGame({
    code: 'andar-bahar',
    table: {
      name: 'andar bahar',
      spots: andarBaharSpots,
      opposites: andarBaharOpposites,
      meets,
      outcomesFor: () => allCounts,
    },
    factsOf: ({ cards }: AndarBaharOutcome) => cards.length,
    sides: [{ red: 'andar', blue: 'bahar' }],
  }),
  draw: (draw) => andarBaharFrom(shoeOf(1, draw)),
}
