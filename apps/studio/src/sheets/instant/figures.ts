import { type Fraction, fraction, quotient, toDecimal } from '@sanuk/engines/exact/fraction'
import { writeMultiple } from '@sanuk/engines/instant/multiple'
import { stakedFiguresOf } from '@sanuk/engines/tables/staked-figures'
import type { InstantTitle } from '../../instant/instant-title.ts'
import { choicesOf, together } from './endings.ts'

/** One way a round ends, as it is printed. */
export type PrintedEnding = {
  /** In first stakes. */
  readonly staked: string
  readonly won: string
  /** A fraction, or fifteen decimals of one that is long; and one round in so many. */
  readonly chance: string
  readonly every: string
}

/** All that is known of a choice beforehand. Shares of what is staked have fifteen decimals, cut off. */
export type PrintedChoice = {
  readonly choice: readonly string[]
  readonly returned: string
  readonly hitEvery: string
  readonly standardDeviation: string
  readonly endings: readonly PrintedEnding[]
}

/** By the code of the title. */
export type PrintedFigures = Readonly<Record<string, readonly PrintedChoice[]>>

const DIGITS = 15
/** A fraction written longer than this says less than its decimals. */
const LONGEST = 31

const everySoMany = (chance: Fraction): string => toDecimal(quotient(fraction(1n), chance), 2)

function written(chance: Fraction): string {
  const text = `${chance.over}/${chance.under}`
  return text.length <= LONGEST ? text : toDecimal(chance, DIGITS)
}

/** Counts a title. Takes a second for games of cards. */
export function figuresOfTitle(title: Pick<InstantTitle, 'code' | 'kind'>): readonly PrintedChoice[] {
  return choicesOf(title).map(({ choice, endings }) => {
    const all = together(endings())
    const figures = stakedFiguresOf(all)
    return {
      choice,
      returned: toDecimal(figures.returnToPlayer, DIGITS),
      hitEvery: everySoMany(figures.hit),
      standardDeviation: Math.sqrt(Number(toDecimal(figures.variance, DIGITS))).toFixed(4),
      endings: all.map(({ staked, won, chance }) => ({
        staked: toDecimal(staked, 0),
        won: writeMultiple(won),
        chance: written(chance),
        every: everySoMany(chance),
      })),
    }
  })
}
