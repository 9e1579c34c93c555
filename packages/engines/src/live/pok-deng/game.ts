import { readCard } from '../../cards/card.ts'
import { isPok } from '../../cards/pok-deng-hand.ts'
import { type Cases, type DuelWays, duelCases, duelClasses, hasCome, oneCase } from '../bank-hands/duel.ts'
import { liveGame, type SeriesGame } from '../live-game.ts'
import type { Weighted } from '../pay-table.ts'
import type { Spot } from '../spots.ts'
import { dealPokDeng, type PokDengOutcome, pokDengDuel } from './deal.ts'
import { POK_DENG_HANDS, pokDengSpots } from './spots.ts'

/**
 * Of all ways to deal two cards to a hand and to the bank and a third one to each, in any order of the first two. Third
 * cards that are not taken count as well, so that all ways are alike. Other hands change nothing: what they take are cards
 * that nobody knew. The test counts these figures again.
 */
export const POK_DENG_WAYS: DuelWays = {
  won: { 1: 1_264_039_608, 2: 296_511_344, 3: 95_198_480, 5: 8_181_840 },
  tied: 336_671_056,
}

/** First two cards of one rank, three of the 51 that the second one can be. */
const PAIR = { ways: 3, of: 51 }

/** Two cards of eight or nine points, of all 1326. */
const POK = { ways: 124 + 128, of: 1326 }

const bankPok = oneCase('bank-pok', POK)
const duels = new Map(POK_DENG_HANDS.map((hand) => [`hand-${hand}`, duelClasses(hand, POK_DENG_WAYS)]))
const pairs = new Map(POK_DENG_HANDS.map((hand) => [`hand-${hand}`, oneCase(`hand-${hand}-pair`, PAIR)]))

function outcomesFor({ code, group }: Spot): readonly Weighted<Cases>[] {
  const hand = code.slice(0, 'hand-1'.length)
  return (group === 'pair' ? pairs : duels).get(hand) ?? bankPok
}

const isPair = ([one = '', other = '']: readonly string[]): boolean => one.charAt(0) === other.charAt(0)

function casesOf({ bank, hands }: PokDengOutcome): Cases {
  const ofHands = hands.flatMap((cards, at) => [
    ...duelCases(at + 1, pokDengDuel(cards, bank)),
    ...(isPair(cards) ? [`hand-${at + 1}-pair`] : []),
  ])
  return new Set(isPok(bank.map(readCard)) ? [...ofHands, 'bank-pok'] : ofHands)
}

/** Pok Deng: four hands against the bank, all by fixed rules. */
export const pokDengGame: SeriesGame<PokDengOutcome> = {
  ...liveGame({
    code: 'pok-deng',
    table: { name: 'pok deng', spots: pokDengSpots, opposites: [], meets: hasCome, outcomesFor },
    factsOf: casesOf,
    sides: [],
  }),
  draw: dealPokDeng,
}
