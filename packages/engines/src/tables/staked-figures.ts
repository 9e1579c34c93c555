import { type Fraction, minus, product, quotient, sum } from '../exact/fraction.ts'
import { type Figures, figuresOf } from '../instant/figures.ts'
import type { Ending } from '../instant/instant-game.ts'

/** One way a round ends in which moves add to the stake; `staked` is everything that was staked, in first stakes. */
export type StakedEnding = Ending & { readonly staked: Fraction }

/**
 * The figures of such a game: `returnToPlayer` is the share of everything staked that comes back, and `variance` is
 * that of the gain, which is what is won less what is staked. Wins are in first stakes as ever.
 */
export type StakedFigures = Figures & {
  /** The mean of what is staked in a round, in first stakes. */
  readonly staked: Fraction
  /** The mean of what is lost in a round, in first stakes: the house edge as it is published. */
  readonly edge: Fraction
}

/** Throws `RangeError` where the chances do not add up to 1. */
export function stakedFiguresOf(endings: readonly StakedEnding[]): StakedFigures {
  const figures = figuresOf(endings)
  const mean = (number: (ending: StakedEnding) => Fraction) =>
    sum(endings.map((ending) => product(number(ending), ending.chance)))
  const gain = (ending: StakedEnding) => minus(ending.won, ending.staked)
  const staked = mean((ending) => ending.staked)
  const edge = minus(staked, figures.returnToPlayer)
  return {
    ...figures,
    returnToPlayer: quotient(figures.returnToPlayer, staked),
    variance: minus(
      mean((ending) => product(gain(ending), gain(ending))),
      product(edge, edge),
    ),
    staked,
    edge,
  }
}
