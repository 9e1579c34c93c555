import { useLingui } from '@lingui/react'
import type { DrawnIssue } from '@sanuk/contracts/lottery'
import { numbersOf } from '@sanuk/engines/lottery/bets'
import {
  countSymbols,
  type HotAndCold,
  hotAndCold,
  type SymbolCount,
} from '@sanuk/engines/lottery/statistics/count-symbols'
import type { StatisticsGrid } from '@sanuk/engines/lottery/statistics/grids'
import { VisuallyHidden } from '@sanuk/ui/visually-hidden'
import { useFamilyWords } from '../family-words.ts'
import { heatSize } from './hot-and-cold.tsx'
import styles from './statistics.module.css'
import { symbolText } from './symbol-text.ts'

type NumberTableProps = {
  readonly family: string
  readonly grid: StatisticsGrid
  /** The latest first. */
  readonly draws: readonly DrawnIssue[]
}

type Column = { readonly counts: readonly SymbolCount[]; readonly most: number; readonly heat: HotAndCold }

/** Symbols by places: how often each was drawn, with a bar, how long it has not been, and how long it was not at most. */
export function NumberTable({ family, grid: { symbols, places }, draws }: NumberTableProps) {
  const { _ } = useLingui()
  const words = useFamilyWords(family)
  const columns = places.map(({ read }): Column => {
    const counts = countSymbols(
      symbols,
      draws.map(({ result }) => read(result)),
    )
    const most = Math.max(1, ...counts.map(({ count }) => count))
    return { counts, most, heat: hotAndCold(counts, heatSize(symbols)) }
  })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keys
    <section className={styles.scroll} tabIndex={0} aria-label={_('lottery-statistics.table', { count: draws.length })}>
      <table className={styles.table}>
        <caption className={styles.caption}>{_('lottery-statistics.table.how', { count: draws.length })}</caption>
        <thead>
          <tr>
            <th scope="col">{_('lottery-statistics.number')}</th>
            {places.map(({ code }) => (
              <th key={code} scope="col">
                {_(`lottery-statistics.place.${code}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numbersOf(symbols).map((symbol, at) => (
            <tr key={symbol}>
              <th scope="row">{symbolText(symbols, symbol, words)}</th>
              {columns.map((column, place) => (
                <CountCell key={places[place]?.code} column={column} at={at} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function CountCell({ column: { counts, most, heat }, at }: { readonly column: Column; readonly at: number }) {
  const { _ } = useLingui()
  const one = counts[at]
  if (!one) return <td />
  const { count, omission, longestOmission } = one
  return (
    <td data-heat={heatOf(heat, one)}>
      <VisuallyHidden>{_('lottery-statistics.cell', { count, omission, longest: longestOmission })}</VisuallyHidden>
      <span aria-hidden="true">
        <span className={styles.count}>{count}</span>{' '}
        <span className={styles.omission}>{`${omission}/${longestOmission}`}</span>
        <span className={styles.bar} style={{ inlineSize: `${(100 * count) / most}%` }} />
      </span>
    </td>
  )
}

function heatOf({ hot, cold }: HotAndCold, one: SymbolCount): 'hot' | 'cold' | undefined {
  if (hot.includes(one)) return 'hot'
  return cold.includes(one) ? 'cold' : undefined
}
