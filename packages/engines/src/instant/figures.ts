import { type Fraction, fraction, isEqual, isMore, minus, product, sum } from '../exact/fraction.ts'
import type { Ending } from './instant-game.ts'

/** What can be said of a game beforehand, exactly. Wins are in first stakes, chances are shares of all rounds. */
export type Figures = {
  /** The mean of what a round pays. */
  readonly returnToPlayer: Fraction
  /** The variance of what a round pays, in squares of the first stake. */
  readonly variance: Fraction
  /** The chance that a round pays more than nothing. */
  readonly hit: Fraction
  readonly maximumWin: Fraction
  readonly maximumWinChance: Fraction
}

const NOTHING = fraction(0n)
const ALWAYS = fraction(1n)

/** The figures of all the ways a round ends. Throws `RangeError` where their chances do not add up to 1. */
export function figuresOf(endings: readonly Ending[]): Figures {
  const whole = sum(endings.map(({ chance }) => chance))
  const isChance = endings.every(({ chance }) => !isMore(NOTHING, chance))
  if (!isEqual(whole, ALWAYS) || !isChance) throw new RangeError(`chances are ${whole.over}/${whole.under} in all`)
  const possible = endings.filter(({ chance }) => isMore(chance, NOTHING))
  const mean = sum(possible.map(({ won, chance }) => product(won, chance)))
  const squares = sum(possible.map(({ won, chance }) => product(product(won, won), chance)))
  const maximumWin = possible.reduce((most, { won }) => (isMore(won, most) ? won : most), NOTHING)
  return {
    returnToPlayer: mean,
    variance: minus(squares, product(mean, mean)),
    hit: chanceOf(possible, (won) => isMore(won, NOTHING)),
    maximumWin,
    maximumWinChance: chanceOf(possible, (won) => isEqual(won, maximumWin)),
  }
}

function chanceOf(endings: readonly Ending[], counts: (won: Fraction) => boolean): Fraction {
  return sum(endings.filter(({ won }) => counts(won)).map(({ chance }) => chance))
}
