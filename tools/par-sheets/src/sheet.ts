import { fraction, product, quotient, toDecimal } from '@sanuk/engines/exact/fraction'
import { type StakedFigures, stakedFiguresOf } from '@sanuk/engines/tables/staked-figures'
import type { Bet } from './bet.ts'
import { type Played, playRounds } from './played.ts'

/** The figures of a bet as they are printed: exact, cut off after so many decimals. */
export type Sheet = {
  readonly game: string
  readonly choice: string
  /** In per cent of all that is staked, and what the house keeps in per cent of the first stake. */
  readonly returnToPlayer: string
  readonly edge: string
  /** Rounds that pay more than nothing, in per cent. */
  readonly hit: string
  /** Of a round's gain, in first stakes. */
  readonly standardDeviation: string
  readonly maximumWin: string
  /** One round in so many pays that. */
  readonly maximumWinEvery: string
  readonly played: Played | null
}

const HUNDRED = fraction(100n)
const ONE = fraction(1n)

/** Counts a bet, and plays it so many rounds. */
export function sheetOf(bet: Bet, rounds: number): Sheet {
  const figures = stakedFiguresOf(bet.endings())
  return {
    game: bet.game,
    choice: bet.choice,
    ...printed(figures),
    played: rounds > 0 ? playRounds(bet, figures, rounds) : null,
  }
}

function printed(figures: StakedFigures) {
  return {
    returnToPlayer: toDecimal(product(figures.returnToPlayer, HUNDRED), 8),
    edge: toDecimal(product(figures.edge, HUNDRED), 6),
    hit: toDecimal(product(figures.hit, HUNDRED), 4),
    standardDeviation: Math.sqrt(Number(toDecimal(figures.variance, 12))).toFixed(4),
    maximumWin: toDecimal(figures.maximumWin, 4).replace(/\.?0+$/, ''),
    maximumWinEvery: toDecimal(quotient(ONE, figures.maximumWinChance), 1),
  }
}

const COLUMNS = [22, 32, 15, 12, 13, 12, 24] as const

const inColumns = (texts: readonly string[], further: readonly string[]): string =>
  [
    ...texts.map((text, at) => (at < 2 ? text.padEnd(COLUMNS[at] ?? 0) : text.padStart(COLUMNS[at] ?? 0))),
    ...further.map((text) => text.padStart(12)),
  ].join('')

/** The line above the sheets. */
export const headLine = (rounds: number): string =>
  inColumns(
    ['game', 'choice', 'return %', 'hit %', 'deviation', 'most', 'one in'],
    rounds > 0 ? ['played %', 'off by'] : [],
  )

export function lineOf({ played, ...sheet }: Sheet): string {
  const { game, choice, returnToPlayer, hit, standardDeviation, maximumWin, maximumWinEvery } = sheet
  return inColumns(
    [game, choice, returnToPlayer, hit, standardDeviation, maximumWin, maximumWinEvery],
    played ? [(played.returned * 100).toFixed(4), played.deviations.toFixed(2)] : [],
  )
}
