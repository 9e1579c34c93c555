import { ACE_POINTS, pointsOf } from '../../cards/blackjack-count.ts'
import { type CardName, nameOf, readCard } from '../../cards/card.ts'
import type { Shoe } from '../../cards/shoe.ts'
import { isNatural, totalOfAll } from '../blackjack/hands.ts'
import type { ShownCard } from '../deciding-game.ts'
import { atBox, type BoxHand, type SeatMove } from './spots.ts'

type PlayedMove = { readonly hand: BoxHand; readonly move: SeatMove }

/** A box that was bet on, and all moves with it in the order in which they were made. Silence is standing. */
export type PlayedBox = { readonly box: number; readonly moves: readonly PlayedMove[] }

/** A box with its cards. Both hands of a split begin with a card of the first two; they are empty without one. */
export type DealtBox = PlayedBox & {
  readonly [hand in BoxHand as hand extends 'box' ? 'cards' : hand]: readonly CardName[]
}

/** All cards of a coup. Which there are follows from the moves: cards come in the order of play. */
export type SeatOutcome = { readonly boxes: readonly DealtBox[]; readonly dealer: readonly CardName[] }

/** What happens next: a card is shown, everybody may insure, or the player of a box has a move. */
export type SeatEvent =
  | { readonly kind: 'card'; readonly card: ShownCard }
  | { readonly kind: 'insurance' }
  | { readonly kind: 'turn'; readonly box: number; readonly hand: BoxHand; readonly moves: readonly SeatMove[] }

const BEST = 21
const DEALER_STANDS = 17

type Playing = {
  readonly box: number
  readonly moves: PlayedMove[]
  readonly cards: CardName[]
  readonly first: CardName[]
  readonly second: CardName[]
}
type Play<Result> = Generator<SeatEvent, Result, SeatMove | undefined>

export const isAceName = (card: string): boolean => pointsOf(readCard(card)) === ACE_POINTS

/**
 * Deals a coup to boxes that were bet on, card by card, and is told each move that it asks for. A box after the other is
 * played to its end; the dealer looks for a blackjack before the first of them, and draws to seventeen after the last.
 * Throws `RangeError` for a move that may not be made.
 */
export function* dealSeats(shoe: Shoe, numbers: readonly number[]): Play<SeatOutcome> {
  const boxes = numbers.map((box): Playing => ({ box, moves: [], cards: [], first: [], second: [] }))
  for (const { box, cards } of boxes) yield* dealTo(shoe, atBox('box', box), cards)
  const dealer: CardName[] = []
  yield* dealTo(shoe, 'dealer', dealer)
  for (const { box, cards } of boxes) yield* dealTo(shoe, atBox('box', box), cards)
  const hole = nameOf(shoe())
  if (boxes.length > 0 && dealer.some(isAceName)) yield { kind: 'insurance' }
  if (!isNatural([...dealer, hole])) for (const box of boxes) yield* playBox(shoe, box)
  dealer.push(hole)
  yield { kind: 'card', card: { place: 'dealer', face: hole } }
  while (totalOfAll(dealer) < DEALER_STANDS) yield* dealTo(shoe, 'dealer', dealer)
  return { boxes, dealer }
}

function* dealTo(shoe: Shoe, place: string, hand: CardName[]): Play<void> {
  const face = nameOf(shoe())
  hand.push(face)
  yield { kind: 'card', card: { place, face } }
}

/** A pair of equal points may be split, once; both hands of it get their second card before the first is played. */
function* playBox(shoe: Shoe, playing: Playing): Play<void> {
  const { box, cards, first, second } = playing
  const [one = '', two = ''] = cards
  if (isNatural(cards)) return
  const isPair = pointsOf(readCard(one)) === pointsOf(readCard(two))
  if ((yield* playHand(shoe, playing, { hand: 'box', line: cards, canSplit: isPair })) !== 'split') return
  first.push(one)
  second.push(two)
  yield* dealTo(shoe, atBox('first', box), first)
  yield* dealTo(shoe, atBox('second', box), second)
  // Split aces get no more than that.
  if (isAceName(one)) return
  yield* playHand(shoe, playing, { hand: 'first', line: first, canSplit: false })
  yield* playHand(shoe, playing, { hand: 'second', line: second, canSplit: false })
}

type Line = { readonly hand: BoxHand; readonly line: CardName[]; readonly canSplit: boolean }

/** Plays a hand until it stands or has 21 and more; answers the last move. */
function* playHand(shoe: Shoe, { box, moves: made }: Playing, { hand, line, canSplit }: Line): Play<SeatMove | null> {
  let last: SeatMove | null = null
  while (totalOfAll(line) < BEST && (last === null || last === 'hit')) {
    const isFirst = last === null
    const moves: SeatMove[] = ['hit', 'stand', ...(isFirst ? ['double' as const] : [])]
    if (isFirst && canSplit) moves.push('split')
    const move: SeatMove = (yield { kind: 'turn', box, hand, moves }) ?? 'stand'
    if (!moves.includes(move)) throw new RangeError(`box ${box} may not ${move} now`)
    made.push({ hand, move })
    if (move === 'hit' || move === 'double') yield* dealTo(shoe, atBox(hand, box), line)
    last = move
  }
  return last
}
