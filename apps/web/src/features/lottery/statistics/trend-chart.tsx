import { useLingui } from '@lingui/react'
import { numbersOf, sizeOf } from '@sanuk/engines/lottery/bets'
import { type TrendRow, trendOf } from '@sanuk/engines/lottery/statistics/count-symbols'
import type { StatisticsGrid } from '@sanuk/engines/lottery/statistics/grids'
import { VisuallyHidden } from '@sanuk/ui/visually-hidden'
import { useFamilyWords } from '../family-words.ts'
import { shortIssue } from '../issue-name.ts'
import type { PlaceProps } from './hot-and-cold.tsx'
import { symbolText } from './symbol-text.ts'
import styles from './trend.module.css'
import { TREND_CELL, trendLine } from './trend-line.ts'

/** More columns than this are no chart that anybody reads: 00 to 99 is left out. */
const COLUMNS_MOST = 80

/** Whether a table's places have a trend chart. */
export const isCharted = ({ symbols }: Pick<StatisticsGrid, 'symbols'>): boolean => sizeOf(symbols) <= COLUMNS_MOST

/**
 * The trend of a place (走势图): a row for each draw, the latest first, and a column for each symbol. What was drawn is a
 * dot, joined from draw to draw where each draw has one; elsewhere stands how many draws a symbol has been missing by then.
 */
export function TrendChart({ family, symbols, place, draws }: PlaceProps) {
  const { _ } = useLingui()
  const words = useFamilyWords(family)
  const all = numbersOf(symbols)
  const rows = trendOf(
    symbols,
    draws.map(({ result }) => place.read(result)),
  )
  const name = _('lottery-statistics.trend', {
    place: _(`lottery-statistics.place.${place.code}`),
    count: draws.length,
  })
  return (
    <div className={styles.chart}>
      <p className={styles.how}>{_('lottery-statistics.trend.how')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keys */}
      <section className={styles.scroll} tabIndex={0} aria-label={name}>
        <div className={styles.sheet}>
          {place.isSingle && <TrendLine rows={rows} columns={all.length} />}
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{_('lottery-statistics.issue')}</th>
                {all.map((symbol) => (
                  <th key={symbol} scope="col">
                    {symbolText(symbols, symbol, words)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {draws.map(({ number }, at) => (
                <tr key={number}>
                  <th scope="row" title={number}>
                    {shortIssue(number)}
                  </th>
                  {all.map((symbol, column) => (
                    <TrendCell
                      key={symbol}
                      missing={rows[at]?.[column] ?? 0}
                      text={symbolText(symbols, symbol, words)}
                    />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
    </div>
  )
}

function TrendCell({ missing, text }: { readonly missing: number; readonly text: string }) {
  const { _ } = useLingui()
  if (missing > 0) return <td>{missing}</td>
  return (
    <td data-drawn="true">
      <span className={styles.dot}>
        {text}
        <VisuallyHidden> {_('lottery-statistics.drawn')}</VisuallyHidden>
      </span>
    </td>
  )
}

function TrendLine({ rows, columns }: { readonly rows: readonly TrendRow[]; readonly columns: number }) {
  const size = { width: columns * TREND_CELL, height: rows.length * TREND_CELL }
  return (
    <svg
      aria-hidden="true"
      className={styles.line}
      width={size.width}
      height={size.height}
      viewBox={`0 0 ${size.width} ${size.height}`}
    >
      <polyline points={trendLine(rows)} fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  )
}
