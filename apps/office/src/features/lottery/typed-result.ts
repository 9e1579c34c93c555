import type { ReportedResult } from '@sanuk/contracts/lottery-results'
import type { OfficeLotteryGame } from '@sanuk/contracts/office-lottery'
import { westernDigits } from '@sanuk/money/digits'

/** What a result is derived from instead, such as an index and its change. */
export type Figure = NonNullable<OfficeLotteryGame['figures']>[number]

/** A result on its way: its numbers, or the figures that it follows from. */
export type TypedResult = {
  readonly as: 'numbers' | 'figures'
  readonly numbers: readonly string[]
  readonly figures: Readonly<Partial<Record<Figure, string>>>
}

/** How a result of a game is typed. */
export type ResultForm = Pick<OfficeLotteryGame, 'family' | 'figures'> & { readonly widths: readonly number[] }

/** Nothing typed yet: by figures where the game has them, since these are what is published. */
export const nothingTyped = ({ widths, figures }: ResultForm): TypedResult => ({
  as: figures ? 'figures' : 'numbers',
  numbers: widths.map(() => ''),
  figures: {},
})

/**
 * The numbers with what was typed or pasted at a place. Several numbers fill the places from there on: apart from one
 * another, or as a single row of digits that is as long as all of them. What is pasted in parts is never cut: a number
 * that is too long for its place is seen to be.
 */
export function typeNumbers(
  numbers: readonly string[],
  widths: readonly number[],
  { place, text }: { readonly place: number; readonly text: string },
): readonly string[] {
  const typed = piecesOf(text, widths.slice(place))
  return widths.map((_, at) => typed[at - place] ?? numbers[at] ?? '')
}

function piecesOf(text: string, widths: readonly number[]): readonly string[] {
  const groups = westernDigits(text).match(/\d+/g) ?? []
  const digits = groups.join('')
  const [width = 0, ...others] = widths
  if (groups.length > 1) return digits.length === width ? [digits] : groups
  return others.length > 0 && digits.length === sum(widths) ? cut(digits, widths) : [digits.slice(0, width)]
}

const sum = (widths: readonly number[]): number => widths.reduce((total, width) => total + width, 0)

function cut(row: string, widths: readonly number[]): string[] {
  let from = 0
  return widths.map((width) => {
    from += width
    return row.slice(from - width, from)
  })
}

/** A figure as it is published: with its sign and commas, but without blanks, and with digits and minus as ours. */
export const plainFigure = (text: string): string =>
  westernDigits(text)
    .replace(/\s/g, '')
    .replace(/[\p{Pd}−]/gu, '-')

/** What is sent; `null` while something is missing. */
export function reportedOf(typed: TypedResult, { widths, figures }: ResultForm): ReportedResult | null {
  if (typed.as === 'numbers') {
    const isWhole = widths.every((width, at) => typed.numbers[at]?.length === width)
    return isWhole ? { result: [...typed.numbers] } : null
  }
  const known = (figures ?? []).map((figure) => [figure, typed.figures[figure] ?? ''] as const)
  const isWhole = known.length > 0 && known.every(([figure, text]) => isFigure(figure, text))
  return isWhole ? { figures: Object.fromEntries(known) } : null
}

/** Whether a figure is written as the contract takes it. */
const isFigure = (figure: Figure, text: string): boolean =>
  figure === 'index' || figure === 'change' ? /^[+-]?[\d,]*\d\.\d\d$/.test(text) : /^\d{1,10}$/.test(text)
