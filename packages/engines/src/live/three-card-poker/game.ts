import { type CardName, nameOf, readCard } from '../../cards/card.ts'
import { deal, shoeOf } from '../../cards/shoe.ts'
import { strengthOf } from '../../cards/three-card-hand.ts'
import { pairPlusPays, playPays, playReturns } from '../../cards/three-card-pays.ts'
import { type Fraction, fraction, minus } from '../../exact/fraction.ts'
import { NOTHING } from '../../instant/multiple.ts'
import { type DecidingGame, type Decision, moveIn, type Question, settleBy } from '../deciding-game.ts'
import { anteSpot, pairPlusSpot, threeCardSpots } from './spots.ts'

/** Three cards of the common hand and three of the dealer's. */
export type ThreeCardOutcome = { readonly player: readonly CardName[]; readonly dealer: readonly CardName[] }

/** An ante that is played with a straight flush: both stakes won, and five antes beside. */
const MOST_OF_ANTE = fraction(9n)

const PLAY_OR_FOLD: Question = {
  hand: 'hand',
  moves: [
    { move: 'play', extra: { spot: 'play', like: 'ante' } },
    { move: 'fold', extra: null },
  ],
  otherwise: 'fold',
}

const strengths = ({ player, dealer }: ThreeCardOutcome) =>
  [strengthOf(player.map(readCard)), strengthOf(dealer.map(readCard))] as const

const isPlayed = (decisions: readonly Decision[]): boolean => moveIn(decisions, { step: 1, hand: 'hand' }) === 'play'

/** What a stake on a spot returns: ante and play each their own part of what both bring back together. */
function returnOf(spot: string, outcome: ThreeCardOutcome, decisions: readonly Decision[]): Fraction {
  const [player, dealer] = strengths(outcome)
  if (spot === 'pair-plus') return pairPlusPays(player)
  if (spot === 'play' && isPlayed(decisions)) return fraction(BigInt(playReturns(player, dealer)))
  if (spot !== 'ante') throw new RangeError(`nothing lies on ${spot} of three-card poker after these decisions`)
  if (!isPlayed(decisions)) return NOTHING
  return minus(fraction(BigInt(playPays(player, dealer))), fraction(BigInt(playReturns(player, dealer))))
}

const shownAt = (place: string, cards: readonly CardName[]) => cards.map((face) => ({ place, face }))

/**
 * Three-card poker of one common hand against the dealer, from one pack that is shuffled for every coup. The dealer
 * qualifies with a queen; the ante bonus is 1 for a straight, 4 for three of a kind and 5 for a straight flush.
 */
export const threeCardGame: DecidingGame<ThreeCardOutcome> = {
  code: 'three-card-poker',
  spots: threeCardSpots,
  sides: [],
  draw: (draw) => {
    const shoe = shoeOf(1, draw)
    return { player: deal(shoe, 3).map(nameOf), dealer: deal(shoe, 3).map(nameOf) }
  },
  maximumMultiple: (spot) => {
    if (spot === anteSpot.code) return MOST_OF_ANTE
    if (spot === pairPlusSpot.code) return fraction(41n)
    throw new RangeError(`a table of three-card poker has no spot ${JSON.stringify(spot)}`)
  },
  opening: ({ player }) => shownAt('player', player),
  afterStep: () => [],
  ending: ({ dealer }) => shownAt('dealer', dealer),
  questions: (_, { spots }, step) => (step === 1 && spots.includes(anteSpot.code) ? [PLAY_OR_FOLD] : []),
  sideSpots: [pairPlusSpot],
  returnOf: (spot, outcome) => returnOf(spot, outcome, []),
  settle: (bets, outcome, decisions) => settleBy(bets, (spot) => returnOf(spot, outcome, decisions)),
}
