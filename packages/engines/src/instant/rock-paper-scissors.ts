import { type Fraction, fraction } from '../exact/fraction.ts'
import { byTurns } from './by-turns.ts'
import type { Ending, InstantGame } from './instant-game.ts'
import { itemAt, requireWhole } from './lookup.ts'
import { multipleAt, NOTHING, paid, winOrNothing, writeMultiple } from './multiple.ts'

export type Hand = 'rock' | 'paper' | 'scissors'
export type HandMove = Hand | 'cash-out'

export type HandsView = {
  /** Both hands, throw by throw; the last of the player's may be beaten. */
  readonly throws: readonly Throw[]
  /** What was won, or would be by cashing out. */
  readonly multiple: string
  /** What the next hand beaten would make of it; null when there is no next. */
  readonly next: string | null
}

type Throw = { readonly player: Hand; readonly house: Hand }
type Round = { readonly throws: readonly Throw[]; readonly hasLeft: boolean }

/** The last win whose multiple, 8110.08, is below 10 000. */
export const MOST_WINS = 13

/** Each is beaten by the next, the last by the first. */
const hands: readonly Hand[] = ['rock', 'paper', 'scissors']

/**
 * Rock, paper, scissors against the house until it wins or the player leaves. Like hands change nothing, so every throw
 * that counts is won with a chance of one half. One draw a throw, when the player's hand is known.
 */
export const rockPaperScissors: InstantGame<null, HandMove, HandsView> = byTurns({
  begin: (): Round => ({ throws: [], hasLeft: false }),
  options: (round) => [...hands, ...(winsOf(round) > 0 ? (['cash-out'] as const) : [])],
  after: (round, move, draw) => {
    if (move === 'cash-out') return { ...round, hasLeft: true }
    return { ...round, throws: [...round.throws, { player: move, house: itemAt(hands, draw(hands.length)) }] }
  },
  won: wonBy,
  view: (round, isOver) => ({
    throws: round.throws,
    multiple: writeMultiple(multipleOf(round)),
    next: isOver ? null : writeMultiple(handsMultiple(winsOf(round) + 1)),
  }),
})

/** What that many hands beaten pay: 0.99 times 2 to their power. */
export function handsMultiple(wins: number): Fraction {
  return paid(multipleAt(chanceOfWins(wins)))
}

/** The endings for who plays on to that many wins, 1 to 13, and cashes out. */
export function handsEndings(wins: number): Ending[] {
  requireWhole(wins, 1, MOST_WINS)
  return winOrNothing(handsMultiple(wins), chanceOfWins(wins))
}

function chanceOfWins(wins: number): Fraction {
  return fraction(1n, 2n ** BigInt(wins))
}

function beats(a: Hand, b: Hand): boolean {
  return hands.indexOf(a) === (hands.indexOf(b) + 1) % hands.length
}

function winsOf({ throws }: Round): number {
  return throws.filter(({ player, house }) => beats(player, house)).length
}

function isBeaten({ throws }: Round): boolean {
  return throws.some(({ player, house }) => beats(house, player))
}

function multipleOf(round: Round): Fraction {
  return winsOf(round) === 0 || isBeaten(round) ? NOTHING : handsMultiple(winsOf(round))
}

function wonBy(round: Round): Fraction | null {
  return isBeaten(round) || round.hasLeft || winsOf(round) === MOST_WINS ? multipleOf(round) : null
}
