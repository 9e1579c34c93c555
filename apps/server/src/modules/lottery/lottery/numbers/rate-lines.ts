import { PLAYS } from '@sanuk/engines/lottery/bets'
import { singleNumbersOf } from '@sanuk/engines/lottery/single-numbers'
import type { Line, SentLine } from '../check-lines.ts'
import type { LotteryGame } from '../game.ts'
import { numberRefusal } from './number-faults.ts'

/** A line with the part of the prize at which it is bought. */
export type RatedLine = Line & {
  readonly rate: 'full' | 'half'
  /** Its numbers, each once; `null` where its play has none that can be limited. */
  readonly numbers: readonly string[] | null
}

/**
 * Halves the prizes of lines that are bought at half the rate, cut off after four decimals, and finds the numbers of all.
 * Whether numbers are sold at this rate is asked when the bet is taken; only a line without single numbers is refused
 * here, with `number_rate_changed`: it is never sold at half.
 */
export function rateLines(game: LotteryGame, lines: readonly Line[], sent: readonly SentLine[]): RatedLine[] {
  return lines.map((line, at) => {
    const numbers = numbersOf(game, line)
    if (sent[at]?.rate !== 'half') return { ...line, rate: 'full', numbers }
    if (numbers === null) throw numberRefusal('number_rate_changed', [{ line: at, play: line.play, numbers: [] }])
    return { ...line, rate: 'half', numbers, prizes: line.prizes.map((prize) => prize / 2n) }
  })
}

/** The numbers of a line at fixed odds; `null` where units of its play are no single numbers. */
export function numbersOf(
  { family, terms }: Pick<LotteryGame, 'family' | 'terms'>,
  { play, selection }: Pick<Line, 'play' | 'selection'>,
): readonly string[] | null {
  const its = terms.kind === 'odds' ? PLAYS[family].get(play) : undefined
  const numbers = its ? singleNumbersOf(its, selection) : []
  return numbers.length > 0 ? numbers : null
}
