import type { TrendRow } from '@sanuk/engines/lottery/statistics/count-symbols'

/** How many pixels wide and high a cell of a trend chart is. */
export const TREND_CELL = 28

/**
 * The line that joins what was drawn, from the first row to the last, as the points of an SVG polyline in pixels. Each row
 * has one symbol that was drawn (0); a row without one is left out.
 */
export function trendLine(rows: readonly TrendRow[]): string {
  const middle = (at: number) => at * TREND_CELL + TREND_CELL / 2
  return rows
    .flatMap((row, at) => {
      const column = row.indexOf(0)
      return column === -1 ? [] : [`${middle(column)},${middle(at)}`]
    })
    .join(' ')
}
