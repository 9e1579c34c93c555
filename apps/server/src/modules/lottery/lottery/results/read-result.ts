import type { ReportedResult } from '@sanuk/contracts/lottery-results'
import type { Result } from '@sanuk/engines/lottery/bets'
import { DRAWN } from '@sanuk/engines/lottery/draws'
import { hanoiResult, laoResult, stockResult } from '@sanuk/engines/lottery/three-digits/derive'
import { Refusal } from '#platform/refusal'
import type { LotteryGame } from '../game.ts'

type ReadGame = Pick<LotteryGame, 'family' | 'derivedFrom'>
type Figures = NonNullable<ReportedResult['figures']>

/** Digits of each number of a result, in order. */
export const widthsOf = ({ family }: Pick<LotteryGame, 'family'>): number[] =>
  DRAWN[family].draw(() => 0).map(({ length }) => length)

/** What the result of a game may be derived from. */
export const FIGURES_OF = {
  lao: ['number'],
  hanoi: ['special', 'first'],
  stocks: ['index', 'change'],
} as const satisfies Record<NonNullable<LotteryGame['derivedFrom']>, readonly (keyof Figures)[]>

/**
 * The result that was told, or derived from what was told. Refuses with `result_invalid` what is no result of the game, and
 * numbers that differ from what they are said to be derived from.
 */
export function readResult(game: ReadGame, { result, figures }: ReportedResult): Result {
  const derived = figures ? derive(game, figures) : null
  const told = result ?? derived
  if (!told || !DRAWN[game.family].isResult(told)) throw new Refusal('result_invalid')
  if (derived && !isSameResult(told, derived)) throw new Refusal('result_invalid')
  return told
}

export const isSameResult = (one: Result, other: Result): boolean =>
  one.length === other.length && one.every((number, place) => number === other[place])

function derive(
  { derivedFrom }: ReadGame,
  { number = '', special = '', first = '', index = '', change = '' }: Figures,
) {
  try {
    switch (derivedFrom) {
      case 'lao':
        return laoResult(number)
      case 'hanoi':
        return hanoiResult({ special, first })
      case 'stocks':
        return stockResult({ index, change })
      default:
        throw new Refusal('result_invalid')
    }
  } catch (error) {
    if (error instanceof RangeError) throw new Refusal('result_invalid')
    throw error
  }
}
