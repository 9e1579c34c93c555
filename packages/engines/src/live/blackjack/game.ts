import { ACE_POINTS, pointsOf } from '../../cards/blackjack-count.ts'
import { type Card, type CardName, nameOf, readCard } from '../../cards/card.ts'
import { type Shoe, shoeOf } from '../../cards/shoe.ts'
import { fraction } from '../../exact/fraction.ts'
import { type DecidingGame, type Decision, type Move, moveIn, type Question, settleBy } from '../deciding-game.ts'
import { maximumMultipleOf, returnOf, spotOf } from '../pay-table.ts'
import {
  type BlackjackOutcome,
  cardsOf,
  type HandName,
  isOverAtOnce,
  isSplit,
  lineOf,
  returnOfHand,
  totalOfAll,
} from './hands.ts'
import { BLACKJACK_PACKS, blackjackSideTable } from './side-table.ts'
import { blackjackHandSpot, blackjackSideSpots, blackjackSpots } from './spots.ts'

const BEST = 21
const DEALER_STANDS = 17

/** Two doubled hands of a split, all won: eight first stakes. */
const MOST_OF_HAND = fraction(8n)

const drawTo = (cards: readonly CardName[], least: number, shoe: Shoe): CardName[] => {
  const all = [...cards]
  while (totalOfAll(all) < least) all.push(nameOf(shoe()))
  return all
}

const isAce = (card: CardName): boolean => pointsOf(readCard(card)) === ACE_POINTS

/** A hand of a split: an ace gets one card and no more. */
const splitLine = (card: CardName, shoe: Shoe): CardName[] =>
  isAce(card) ? [card, nameOf(shoe())] : drawTo([card, nameOf(shoe())], BEST, shoe)

/** Player, dealer, player, dealer; then the rest of the common hand, of the dealer's, and of both hands of a split. */
function dealt(shoe: Shoe): BlackjackOutcome {
  const [first, up, second, hole] = [shoe(), shoe(), shoe(), shoe()]
  const [player, dealer] = [[first, second].map(nameOf), [up, hole].map(nameOf)]
  if (isOverAtOnce({ player, dealer, first: [], second: [] })) return { player, dealer, first: [], second: [] }
  const whole = { player: drawTo(player, BEST, shoe), dealer: drawTo(dealer, DEALER_STANDS, shoe) }
  if (pointsOf(first) !== pointsOf(second)) return { ...whole, first: [], second: [] }
  return { ...whole, first: splitLine(nameOf(first), shoe), second: splitLine(nameOf(second), shoe) }
}

const HIT: Move = { move: 'hit', extra: null }
const STAND: Move = { move: 'stand', extra: null }

/** On which spot doubling a hand puts as much again. */
const DOUBLES: { readonly [hand in HandName]: string } = {
  hand: 'double',
  first: 'double-first',
  second: 'double-second',
}

const question = (hand: HandName, ...more: Move[]): Question => ({
  hand,
  moves: [HIT, STAND, ...more],
  otherwise: 'stand',
})

const doubling = (hand: HandName): Move => ({ move: 'double', extra: { spot: DOUBLES[hand], like: 'hand' } })
const SPLIT: Move = { move: 'split', extra: { spot: 'split', like: 'hand' } }

/** Whether a hand that was begun in a step has taken a card in every step since and may take another. */
function isPlayed(outcome: BlackjackOutcome, hand: HandName, { decisions, begun, step }: Played): boolean {
  for (let before = begun; before < step; before += 1) {
    if (moveIn(decisions, { step: before, hand }) !== 'hit') return false
  }
  return totalOfAll(cardsOf(outcome, hand, decisions)) < BEST
}
type Played = { readonly decisions: readonly Decision[]; readonly begun: number; readonly step: number }

function questionsOf(outcome: BlackjackOutcome, decisions: readonly Decision[], step: number): readonly Question[] {
  if (isOverAtOnce(outcome)) return []
  const before = decisions.filter((one) => one.step < step)
  if (step === 1) return [question('hand', doubling('hand'), ...(outcome.first.length > 0 ? [SPLIT] : []))]
  if (!isSplit(before))
    return isPlayed(outcome, 'hand', { decisions: before, begun: 1, step }) ? [question('hand')] : []
  if (isAce(outcome.player[0] ?? '')) return []
  return (['first', 'second'] as const)
    .filter((hand) => isPlayed(outcome, hand, { decisions: before, begun: 2, step }))
    .map((hand) => (step === 2 ? question(hand, doubling(hand)) : question(hand)))
}

/** On which hand a spot lies after these decisions; null where nothing can lie there. */
function handUnder(spot: string, decisions: readonly Decision[]): HandName | null {
  const split = isSplit(decisions)
  const isDoubled = (hand: HandName) => decisions.some((one) => one.hand === hand && one.move === 'double')
  switch (spot) {
    case 'hand':
      return split ? 'first' : 'hand'
    case 'split':
      return split ? 'second' : null
    case 'double':
      return !split && isDoubled('hand') ? 'hand' : null
    case 'double-first':
      return split && isDoubled('first') ? 'first' : null
    case 'double-second':
      return split && isDoubled('second') ? 'second' : null
    default:
      return null
  }
}

const firstThree = ({ player, dealer }: BlackjackOutcome) => {
  const [first = 0, second = 0] = player.map(readCard)
  const [up = 0] = dealer.map(readCard)
  return { first, second, up } satisfies { [at: string]: Card }
}

const isSideSpot = (spot: string): boolean => blackjackSideSpots.some(({ code }) => code === spot)

const sideReturn = (spot: string, outcome: BlackjackOutcome) =>
  returnOf(blackjackSideTable, spotOf(blackjackSideTable, spot), firstThree(outcome))

/**
 * Blackjack of one common hand from eight packs, shuffled for every coup. The dealer stands on every seventeen and looks
 * for a blackjack before anybody plays; a blackjack pays 3 to 2; any two cards may be doubled, also after a split; two cards
 * of equal points may be split once, aces get one card each; no insurance is offered.
 */
export const blackjackGame: DecidingGame<BlackjackOutcome> = {
  code: 'blackjack',
  spots: blackjackSpots,
  sides: [],
  draw: (draw) => dealt(shoeOf(BLACKJACK_PACKS, draw)),
  maximumMultiple: (spot) =>
    spot === blackjackHandSpot.code ? MOST_OF_HAND : maximumMultipleOf(spotOf(blackjackSideTable, spot)),
  opening: ({ player: [first = '', second = ''], dealer: [up = ''] }) => [
    { place: 'player', face: first },
    { place: 'dealer', face: up },
    { place: 'player', face: second },
  ],
  afterStep: (outcome, step, decisions) => {
    const made = decisions.filter((one) => one.step === step)
    const places = [
      ['player', 'hand', step + 1],
      ['first', 'first', step],
      ['second', 'second', step],
    ] as const
    return places.flatMap(([place, hand, at]) => {
      const isDrawn = made.some(
        (one) =>
          (one.hand === hand && (one.move === 'hit' || one.move === 'double')) ||
          (hand !== 'hand' && one.hand === 'hand' && one.move === 'split'),
      )
      const face = lineOf(outcome, hand)[at]
      return isDrawn && face !== undefined ? [{ place, face }] : []
    })
  },
  ending: ({ dealer }) => dealer.slice(1).map((face) => ({ place: 'dealer', face })),
  questions: (outcome, { spots, decisions }, step) =>
    spots.includes('hand') ? questionsOf(outcome, decisions, step) : [],
  sideSpots: blackjackSideSpots,
  returnOf: sideReturn,
  settle: (bets, outcome, decisions) =>
    settleBy(bets, (spot) => {
      if (isSideSpot(spot)) return sideReturn(spot, outcome)
      const hand = handUnder(spot, decisions)
      if (hand === null) throw new RangeError(`nothing lies on ${spot} of blackjack after these decisions`)
      return returnOfHand(outcome, hand, decisions)
    }),
}
