import { type Fraction, fraction } from '../exact/fraction.ts'
import { wholeNumbers } from './draw-some.ts'

/** What the next card shall be, compared with the one that lies there. */
export type Guess = 'higher-or-same' | 'lower-or-same' | 'higher' | 'lower' | 'same'

/** Ranks run from 1, the ace, to 13, the king. */
export const RANKS = 13

const ranks = wholeNumbers(1, RANKS)

/** The two guesses on a card of that rank; neither is ever sure. */
export function guessesOn(rank: number): readonly Guess[] {
  if (rank === 1) return ['higher', 'same']
  if (rank === RANKS) return ['lower', 'same']
  return ['higher-or-same', 'lower-or-same']
}

export function isRight(guess: Guess, rank: number, next: number): boolean {
  if (next > rank) return guess === 'higher' || guess === 'higher-or-same'
  if (next < rank) return guess === 'lower' || guess === 'lower-or-same'
  return guess !== 'higher' && guess !== 'lower'
}

/** The chance of a guess on a card of that rank: all 13 ranks are equally likely to be next. */
export function chanceOfGuess(guess: Guess, rank: number): Fraction {
  return fraction(BigInt(ranks.filter((next) => isRight(guess, rank, next)).length), BigInt(RANKS))
}
