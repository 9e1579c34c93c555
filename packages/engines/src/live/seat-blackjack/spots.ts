import type { BlackjackCondition, BlackjackSideCondition } from '../blackjack/spots.ts'
import { blackjackHandSpot, blackjackSideSpots } from '../blackjack/spots.ts'
import type { Spot } from '../spots.ts'

/** The boxes of a table from the dealer's left, which is the order of play. Whoever sits at one decides for it. */
export const BOXES: readonly number[] = [1, 2, 3, 4, 5, 6, 7]

/** What can be bet on at a box: its hand, the same by others, and the side bets of its first two cards. */
export const BOX_BETS = ['box', 'behind', 'pair', 'twenty-one-three'] as const

/** What moves put beside a box. */
export const BOX_EXTRAS = ['double', 'split', 'double-first', 'double-second', 'insurance'] as const

/** The hands of a box: the one that is dealt, and both that it may be split into. */
export const BOX_HANDS = ['box', 'first', 'second'] as const
export type BoxHand = (typeof BOX_HANDS)[number]

export const SEAT_MOVES = ['hit', 'stand', 'double', 'split'] as const
export type SeatMove = (typeof SEAT_MOVES)[number]

/** A spot, a hand or a place of a box, as `box-3` and `double-first-3`. */
export const atBox = (name: string, box: number): string => `${name}-${box}`

/** What a spot, hand or place is and at which box; null where it is at none. */
export function readBox(code: string): { readonly name: string; readonly box: number } | null {
  const [, name = '', digit = ''] = /^([a-z-]+)-([1-7])$/.exec(code) ?? []
  return name === '' ? null : { name, box: Number(digit) }
}

const sidesOf = (box: number): readonly Spot<BlackjackSideCondition>[] =>
  blackjackSideSpots.map((spot) => ({ ...spot, code: atBox(spot.code, box), group: spot.code }))

const handsOf = (box: number): readonly Spot<BlackjackCondition>[] =>
  (['box', 'behind'] as const).map((bet) => ({ ...blackjackHandSpot, code: atBox(bet, box), group: bet }))

/** The pay table box by box. A box that is not dealt gives all stakes on it back. */
export const seatBlackjackSpots: readonly Spot[] = BOXES.flatMap((box) => [...handsOf(box), ...sidesOf(box)])
