import type { Fraction } from '@sanuk/engines/exact/fraction'
import type { Draw } from '@sanuk/engines/random/draw'
import { type Amount, amount } from '@sanuk/money/amount'
import type { ByCurrency } from '@sanuk/money/by-currency'
import type { CurrencyCode } from '@sanuk/money/currency'
import type { Stakes } from './stakes.ts'

/** How a round stands: what is kept of it, what may be done next, and what it pays. */
export type Played = {
  /** Plain data; of a round that goes on nothing in it is still hidden. */
  readonly outcome: unknown
  /** Empty when the round is over. */
  readonly options: readonly unknown[]
  /** What was staked so far, in first stakes: 1 unless moves have added to it. */
  readonly staked: Fraction
  /** In stakes; null while the round goes on. */
  readonly won: Fraction | null
  /** What it drew for the jackpot of the game, if that has one. */
  readonly number?: number
}

/** The time of a game whose rounds end by themselves: what a word of the player's means depends on when it is heard. */
export type GameClock = {
  /** How long a round goes on that nobody ends, in milliseconds. Drawn just as the round is. */
  readonly lasts: (choice: unknown, draw: Draw) => number
  /** The move that a word means after so many milliseconds. Throws `RangeError` for what is none of the game's words. */
  readonly moveAt: (word: unknown, ms: number) => unknown
  /** The move of a round that nobody has ended. */
  readonly over: unknown
}

/** A game that can be played, whatever its family: what it takes, how it is played and what is said of it. */
export type Playable = {
  readonly code: string
  /** Changes whenever a figure of the game does: a round is kept with the version that decided it. */
  readonly mathVersion: string
  /** Of a whole round. */
  readonly stakes: ByCurrency<Stakes>
  /** The long-term return in per cent, and the most a round pays in stakes. */
  readonly returnToPlayer: string
  readonly maximumWinMultiple: number
  /** Whether a player's choice is one of the game's. One without choices is played with null. */
  readonly takes: (choice: unknown) => boolean
  /** What a round may be played for that begins with that choice, where it is not the `stakes`. */
  readonly stakesFor?: (choice: unknown, currency: CurrencyCode) => readonly Amount[]
  /**
   * Plays as far as the moves go: the one way to an outcome, for money and in demo mode. It is told what was chosen and
   * done and the draws that the seeds make, and nothing of stakes, players, balances or brands. Throws `RangeError` for a
   * move that the rules do not allow.
   */
  readonly play: (choice: unknown, moves: readonly unknown[], draw: Draw) => Played
  /** What is done for a player who does not come back; undefined where nothing was decided yet, and the stake goes back. */
  readonly leave: (options: readonly unknown[]) => unknown
  /** Only of games against the clock. */
  readonly clock?: GameClock
}

/** What a round pays, cut off at the smallest unit of money. */
export const wonBy = (stake: Amount, { over, under }: Fraction): Amount => amount((stake * over) / under)
