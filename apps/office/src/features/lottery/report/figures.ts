import { parseAmount } from '@sanuk/money/amount'
import { type WireFigure, wholeOf } from '../../../components/wire-figure.ts'

/** What is summed. The chart shows the first one until another is chosen. */
export const REPORT_FIGURES = ['hold', 'stake', 'win', 'rebate', 'tickets', 'members'] as const
export type ReportFigure = (typeof REPORT_FIGURES)[number]

type Sums = { readonly hold: string; readonly stake: string }

/** What the house keeps of stakes, in per cent with two decimals, cut off; a dash where nothing was staked. */
export function holdShare({ hold, stake }: Sums): string {
  const staked = parseAmount(stake)
  if (staked === 0n) return '–'
  const hundredths = (parseAmount(hold) * 10_000n) / staked
  const size = String(hundredths < 0n ? -hundredths : hundredths).padStart(3, '0')
  return `${hundredths < 0n ? '-' : ''}${size.slice(0, -2)}.${size.slice(-2)}%`
}

/** Lines with the largest figure first. */
export function sortedBy<Row extends Readonly<Record<ReportFigure, WireFigure>>>(
  rows: readonly Row[],
  figure: ReportFigure,
): Row[] {
  return rows.toSorted((one, other) => {
    const [first, second] = [wholeOf(one[figure]), wholeOf(other[figure])]
    return first === second ? 0 : first < second ? 1 : -1
  })
}
