import { ACE_POINTS, countOf, isBlackjack, isBust, pointsOf } from '../../cards/blackjack-count.ts'
import type { Card } from '../../cards/card.ts'
import type { Shoe } from '../../cards/shoe.ts'
import { dealerDraws } from './dealer.ts'
import { type BlackjackMove, dealtPosition, hitPosition, movesOf, type Position, splitPosition } from './position.ts'
import type { BlackjackRules } from './rules.ts'

/** A hand of the player. */
export type Hand = {
  readonly cards: readonly Card[]
  readonly position: Position
  /** In first stakes: 2 once it was doubled. */
  readonly staked: number
  /** Whether nothing may be done any more, though the cards would allow it. */
  readonly isDone: boolean
  readonly isSurrendered: boolean
}

/** A round with everything in it, the dealer's hidden card too: the first of the dealer's lies open, the next does not. */
export type Round = {
  readonly rules: BlackjackRules
  readonly dealer: readonly Card[]
  readonly hands: readonly Hand[]
}

/** Deals player, dealer, player, dealer. A blackjack on either side ends the round at once. */
export function dealRound(rules: BlackjackRules, shoe: Shoe): Round {
  const [first, up, second, hole] = [shoe(), shoe(), shoe(), shoe()]
  const position = dealtPosition(pointsOf(first), pointsOf(second))
  const isDone = hasBlackjack([up, hole])
  const hand = { cards: [first, second], position, staked: 1, isDone, isSurrendered: false }
  return { rules, dealer: [up, hole], hands: [hand] }
}

export function hasBlackjack(cards: readonly Card[]): boolean {
  return isBlackjack(cards.map(pointsOf))
}

/** The place of the hand to be played next; null when all are done. */
export function activeHand({ rules, hands }: Round): number | null {
  const place = hands.findIndex(({ isDone, position }) => !isDone && movesOf(rules, position).length > 0)
  return place < 0 ? null : place
}

export function optionsOf(round: Round): BlackjackMove[] {
  const hand = round.hands[activeHand(round) ?? -1]
  return hand ? movesOf(round.rules, hand.position) : []
}

/** The round after a move with the active hand. After the last the dealer draws, unless nobody is left to beat. */
export function afterMove(round: Round, move: BlackjackMove, shoe: Shoe): Round {
  const active = activeHand(round)
  const hands = round.hands.flatMap((hand, place) => (place === active ? played(hand, move, shoe) : [hand]))
  const next = { ...round, hands }
  return activeHand(next) === null && hands.some(isInPlay) ? { ...next, dealer: drawnOut(next, shoe) } : next
}

/** Whether a hand still waits for what the dealer has. */
function isInPlay({ position, isSurrendered }: Hand): boolean {
  return !isSurrendered && !isBust(position.count)
}

function played(hand: Hand, move: BlackjackMove, shoe: Shoe): Hand[] {
  if (move === 'stand') return [{ ...hand, isDone: true }]
  if (move === 'surrender') return [{ ...hand, isDone: true, isSurrendered: true }]
  if (move === 'split') return hand.cards.map((card) => splitOff(hand, card, shoe()))
  const card = shoe()
  const position = hitPosition(hand.position, pointsOf(card))
  const cards = [...hand.cards, card]
  return [move === 'double' ? { ...hand, cards, position, staked: 2, isDone: true } : { ...hand, cards, position }]
}

/** Both hands of a split get their second card at once; aces get no other. */
function splitOff(hand: Hand, card: Card, second: Card): Hand {
  const position = splitPosition(pointsOf(card), pointsOf(second))
  return { ...hand, cards: [card, second], position, isDone: pointsOf(card) === ACE_POINTS }
}

function drawnOut({ rules, dealer }: Round, shoe: Shoe): Card[] {
  const cards = [...dealer]
  while (dealerDraws(rules, countOf(cards.map(pointsOf)))) cards.push(shoe())
  return cards
}
