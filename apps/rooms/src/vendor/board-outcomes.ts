import type { GameCode } from '../protocol.ts'

type Faces = readonly string[]

/** What a lobby is told of the coups of a game. */
export type ToldOutcomes = {
  /** Whether cards of a shoe are counted. */
  readonly isShoe?: true
  /** Whether the first two sides are told as a road. */
  readonly hasRoad?: true
  /** A coup as the contract of boards writes it, of the faces of its result. Without it outcomes are not told. */
  readonly outcome?: (faces: Faces) => string
}

const first = ([face = '']: Faces): string => face
const joined = (faces: Faces): string => faces.join('-')

/** How many of the coins are red. */
const reds = (faces: Faces): string => String(faces.filter((face) => face === 'red').length)

/** How each hand ended against the bank: `won 2 pok-9` is `won`. */
const endings = ([, ...hands]: Faces): string => hands.map((hand) => hand.split(' ')[0]).join('-')

/** After which of its cards a round of Andar Bahar ended. */
const cardsDealt = ([, , cards = '']: Faces): string => cards

/** What is told of each game. Of blackjack, where everybody plays a hand of their own, nothing. */
export const TOLD_OUTCOMES: { readonly [game in GameCode]: ToldOutcomes } = {
  baccarat: { isShoe: true, hasRoad: true },
  'dragon-tiger': { isShoe: true, hasRoad: true },
  roulette: { outcome: first },
  'sic-bo': { outcome: joined },
  'thai-hilo': { outcome: joined },
  'gourd-crab-fish': { outcome: joined },
  'fan-tan': { outcome: first },
  sedie: { outcome: reds },
  cockfight: { hasRoad: true, outcome: first },
  'double-ball-roulette': { outcome: joined },
  'ramwong-wheel': { outcome: joined },
  'gem-wheel': { outcome: joined },
  'red-envelopes': { outcome: joined },
  'pok-deng': { outcome: endings },
  'bull-bull': { outcome: endings },
  'andar-bahar': { hasRoad: true, outcome: cardsDealt },
  blackjack: {},
  'seat-blackjack': {},
  'three-card-poker': { outcome: first },
}
