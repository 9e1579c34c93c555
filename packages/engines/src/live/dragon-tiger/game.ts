import { type Card, PACK, suitOf } from '../../cards/card.ts'
import {
  DRAGON_TIGER_PACKS,
  type DragonTigerCoup,
  dealDragonTiger,
  dragonTigerWinner,
  heightOf,
} from '../../cards/dragon-tiger-coup.ts'
import { liveGame, type ShoeGame } from '../live-game.ts'
import { mergeAlike, type Weighted } from '../pay-table.ts'
import { type DragonTigerCondition, dragonTigerOpposites, dragonTigerSpots } from './spots.ts'

const SEVEN = 7

/** Whether a card is of a kind to bet on. Diamonds and hearts, the second and third suit, are red. */
const cardIs = {
  odd: (card: Card) => heightOf(card) !== SEVEN && heightOf(card) % 2 === 1,
  even: (card: Card) => heightOf(card) % 2 === 0,
  big: (card: Card) => heightOf(card) > SEVEN,
  small: (card: Card) => heightOf(card) < SEVEN,
  red: (card: Card) => [1, 2].includes(suitOf(card)),
  black: (card: Card) => [0, 3].includes(suitOf(card)),
}

type Holds = (coup: DragonTigerCoup) => boolean

const conditions: { readonly [condition in DragonTigerCondition]: Holds } = {
  dragon: (coup) => dragonTigerWinner(coup) === 'dragon',
  tiger: (coup) => dragonTigerWinner(coup) === 'tiger',
  tie: (coup) => dragonTigerWinner(coup) === 'tie',
  'suited-tie': ({ dragon, tiger }) => dragon === tiger,
  'dragon-odd': ({ dragon }) => cardIs.odd(dragon),
  'dragon-even': ({ dragon }) => cardIs.even(dragon),
  'dragon-big': ({ dragon }) => cardIs.big(dragon),
  'dragon-small': ({ dragon }) => cardIs.small(dragon),
  'dragon-red': ({ dragon }) => cardIs.red(dragon),
  'dragon-black': ({ dragon }) => cardIs.black(dragon),
  'tiger-odd': ({ tiger }) => cardIs.odd(tiger),
  'tiger-even': ({ tiger }) => cardIs.even(tiger),
  'tiger-big': ({ tiger }) => cardIs.big(tiger),
  'tiger-small': ({ tiger }) => cardIs.small(tiger),
  'tiger-red': ({ tiger }) => cardIs.red(tiger),
  'tiger-black': ({ tiger }) => cardIs.black(tiger),
}

const pack = Array.from({ length: PACK }, (_, card) => card)

/** Every coup from a full shoe: there is one less of the first card for the second. */
const allCoups: readonly Weighted<DragonTigerCoup>[] = pack.flatMap((dragon) =>
  pack.map((tiger) => ({
    facts: { dragon, tiger },
    ways: DRAGON_TIGER_PACKS * (DRAGON_TIGER_PACKS - Number(dragon === tiger)),
  })),
)

const meets = (when: DragonTigerCondition, coup: DragonTigerCoup): boolean => conditions[when](coup)
const outcomes = mergeAlike({ spots: dragonTigerSpots, meets }, allCoups)

/** One card a side from a shoe of eight packs, the higher one wins. Its roads are red for the dragon and blue for the tiger. */
export const dragonTigerGame: ShoeGame<DragonTigerCoup> = {
  ...liveGame({
    code: 'dragon-tiger',
    table: {
      name: 'dragon tiger',
      spots: dragonTigerSpots,
      opposites: dragonTigerOpposites,
      meets,
      outcomesFor: () => outcomes,
    },
    factsOf: (coup: DragonTigerCoup) => coup,
    sides: [{ red: 'dragon', blue: 'tiger' }],
  }),
  deal: dealDragonTiger,
  mostCards: 2,
}
