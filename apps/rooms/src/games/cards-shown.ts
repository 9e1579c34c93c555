import type { AndarBaharOutcome } from '@sanuk/engines/live/andar-bahar/game'
import type { Duel } from '@sanuk/engines/live/bank-hands/duel'
import { bullBullDuel, bullRankOf } from '@sanuk/engines/live/bull-bull/game'
import { pokDengDuel, pokDengHandOf } from '@sanuk/engines/live/pok-deng/deal'
import type { Turn } from '../protocol.ts'

/** The cards of a bank and of the hands against it, by their names. */
type BankHands = { readonly bank: readonly string[]; readonly hands: readonly (readonly string[])[] }

/** The most cards that a hand has. */
const CARDS_OF_A_HAND = 5

/** Cards as they go round: in turn one of each hand, then one of the bank. */
export function handTurns({ bank, hands }: BankHands): Turn[] {
  const all = [...hands.map((cards, at) => ({ place: `hand-${at + 1}`, cards })), { place: 'bank', cards: bank }]
  return Array.from({ length: CARDS_OF_A_HAND }).flatMap((_, round) =>
    all.flatMap(({ place, cards }) => cards.slice(round, round + 1).map((face) => ({ place, face }))),
  )
}

type Hand = readonly string[]

/** How a hand ended, how many times the winner multiplies, and what the hand is. */
const faceOf = ({ result, multiple }: Duel, rank: string): string => `${result} ${multiple} ${rank}`

/** What the bank has, and how each hand ended against it. */
export const pokDengFaces = ({ bank, hands }: BankHands): string[] => [
  pokDengHandOf(bank).rank,
  ...hands.map((cards: Hand) => faceOf(pokDengDuel(cards, bank), pokDengHandOf(cards).rank)),
]

/** What the bank has, and how each hand ended against it. */
export const bullBullFaces = ({ bank, hands }: BankHands): string[] => [
  bullRankOf(bank),
  ...hands.map((cards: Hand) => faceOf(bullBullDuel(cards, bank), bullRankOf(cards))),
]

/** The joker, then cards to Andar and Bahar in turn. */
export const andarBaharTurns = ({ joker, cards }: AndarBaharOutcome): Turn[] => [
  { place: 'joker', face: joker },
  ...cards.map((face, at) => ({ place: at % 2 === 0 ? 'andar' : 'bahar', face })),
]
