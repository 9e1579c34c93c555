import { type Card, type CardName, nameOf, rankOf } from '../../cards/card.ts'
import { shoeOf } from '../../cards/shoe.ts'
import type { Draw } from '../../random/draw.ts'
import { liveGame, type SeriesGame } from '../live-game.ts'
import type { Weighted } from '../pay-table.ts'
import { ANDAR_BAHAR_RANGES, andarBaharOpposites, andarBaharSpots } from './spots.ts'

/** The joker, and the cards after it by their names: the first to Andar, the next to Bahar, and so on. The last one ends it. */
export type AndarBaharOutcome = { readonly joker: CardName; readonly cards: readonly CardName[] }

/** The most cards that are dealt: all of other ranks before one of the joker's. */
const MOST_CARDS = 49

/** Of the 20 825 places that the three cards of the joker's rank can have, those whose first is the card of that number. */
const allCounts: readonly Weighted<number>[] = Array.from({ length: MOST_CARDS }, (_, at) => {
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

/** Deals from one pack that is shuffled for it, until a card has the rank of the first one. One draw a card. */
function deal(draw: Draw): AndarBaharOutcome {
  const shoe = shoeOf(1, draw)
  const joker = shoe()
  const cards: Card[] = []
  do cards.push(shoe())
  while (rankOf(cards.at(-1) ?? joker) !== rankOf(joker))
  return { joker: nameOf(joker), cards: cards.map(nameOf) }
}

/** Andar Bahar: on which side the first card of the joker's rank falls. */
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
  draw: deal,
}
