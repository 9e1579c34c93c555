import { bullMultiple, bullRank, compareBull } from '../../cards/bull-hand.ts'
import { type Card, type CardName, nameOf, readCard } from '../../cards/card.ts'
import { type Shoe, shoeOf } from '../../cards/shoe.ts'
import { type Cases, type Duel, type DuelWays, duelCases, duelClasses, hasCome, oneCase } from '../bank-hands/duel.ts'
import { liveGame, type SeriesGame } from '../live-game.ts'
import type { Weighted } from '../pay-table.ts'
import type { Spot } from '../spots.ts'
import { BULL_BULL_HANDS, bullBullSpots } from './spots.ts'

/** The five cards of the bank and of each hand, by their names, in the order in which they were dealt. */
export type BullBullOutcome = { readonly bank: readonly CardName[]; readonly hands: readonly (readonly CardName[])[] }

/** Of all ways to deal five cards to a hand and five to the bank; no two hands tie. The test counts them again. */
export const BULL_BULL_WAYS: DuelWays = {
  won: { 1: 1_061_231_496_012, 2: 413_926_500_892, 3: 234_753_668_480, 4: 282_196_514_964, 5: 1_214_871_372 },
  tied: 0,
}

/** Hands of five cards with a bull bull, 792 of them five faces, of all. */
const BULL_BULL = { ways: 191_808, of: 2_598_960 }

const duels = new Map(BULL_BULL_HANDS.map((hand) => [`hand-${hand}`, duelClasses(hand, BULL_BULL_WAYS)]))
const bulls = new Map(BULL_BULL_HANDS.map((hand) => [`hand-${hand}`, oneCase(`hand-${hand}-bull-bull`, BULL_BULL)]))

function outcomesFor({ code, group }: Spot): readonly Weighted<Cases>[] {
  const hand = code.slice(0, 'hand-1'.length)
  return (group === 'bull-bull' ? bulls : duels).get(hand) ?? []
}

const CARDS_OF_A_HAND = 5

/** Deals a coup of these cards, five a hand: in turn one to each hand, then one to the bank. */
export function bullBullFrom(shoe: Shoe): BullBullOutcome {
  const hands: Card[][] = BULL_BULL_HANDS.map(() => [])
  const bank: Card[] = []
  for (let round = 0; round < CARDS_OF_A_HAND; round += 1) for (const cards of [...hands, bank]) cards.push(shoe())
  return { bank: bank.map(nameOf), hands: hands.map((cards) => cards.map(nameOf)) }
}

/** What some cards came to, by their names. */
export const bullRankOf = (cards: readonly CardName[]) => bullRank(cards.map(readCard))

/** How a hand ended against the bank. */
export function bullBullDuel(hand: readonly CardName[], bank: readonly CardName[]): Duel {
  const isWon = compareBull(hand.map(readCard), bank.map(readCard)) > 0
  return { result: isWon ? 'won' : 'lost', multiple: bullMultiple(bullRankOf(isWon ? hand : bank)) }
}

function casesOf({ bank, hands }: BullBullOutcome): Cases {
  return new Set(
    hands.flatMap((cards, at) => [
      ...duelCases(at + 1, bullBullDuel(cards, bank)),
      ...(['bull-bull', 'five-faces'].includes(bullRankOf(cards)) ? [`hand-${at + 1}-bull-bull`] : []),
    ]),
  )
}

/** Bull Bull (Niu Niu): three hands of five cards against the bank, from one pack shuffled for each coup. One draw a card. */
export const bullBullGame: SeriesGame<BullBullOutcome> = {
  ...liveGame({
    code: 'bull-bull',
    table: { name: 'bull bull', spots: bullBullSpots, opposites: [], meets: hasCome, outcomesFor },
    factsOf: casesOf,
    sides: [],
  }),
  draw: (draw) => bullBullFrom(shoeOf(1, draw)),
}
