import { useLingui } from '@lingui/react'
import type { DrawnIssue } from '@sanuk/contracts/lottery'
import type { Symbols } from '@sanuk/engines/lottery/bets'
import { sizeOf } from '@sanuk/engines/lottery/bets'
import { countSymbols, hotAndCold, type SymbolCount } from '@sanuk/engines/lottery/statistics/count-symbols'
import type { StatisticsPlace } from '@sanuk/engines/lottery/statistics/grids'
import { useId } from 'react'
import { useFamilyWords } from '../family-words.ts'
import styles from './statistics.module.css'
import { symbolText } from './symbol-text.ts'

export type PlaceProps = {
  readonly family: string
  readonly symbols: Symbols
  readonly place: StatisticsPlace
  /** The latest first. */
  readonly draws: readonly DrawnIssue[]
}

const MOST = 5

/** How many of a table's symbols are hot, and how many cold: a third of them, five at the most. */
export const heatSize = (symbols: Symbols): number => Math.min(MOST, Math.max(1, Math.round(sizeOf(symbols) / 3)))

/** The numbers of a place that were drawn most often, and those that have not been for longest. */
export function HotAndCold({ family, symbols, place, draws }: PlaceProps) {
  const { _ } = useLingui()
  const counts = countSymbols(
    symbols,
    draws.map(({ result }) => place.read(result)),
  )
  const { hot, cold } = hotAndCold(counts, heatSize(symbols))
  return (
    <div className={styles.heat}>
      <HeatList
        title={_('lottery-statistics.hot')}
        heat="hot"
        list={hot}
        textOf={({ count }) => _('lottery-statistics.times', { count })}
        family={family}
        symbols={symbols}
      />
      <HeatList
        title={_('lottery-statistics.cold')}
        heat="cold"
        list={cold}
        textOf={({ omission }) => _('lottery-statistics.missing', { count: omission })}
        family={family}
        symbols={symbols}
      />
    </div>
  )
}

type HeatListProps = Pick<PlaceProps, 'family' | 'symbols'> & {
  readonly title: string
  readonly heat: 'hot' | 'cold'
  readonly list: readonly SymbolCount[]
  readonly textOf: (count: SymbolCount) => string
}

function HeatList({ title, heat, list, textOf, family, symbols }: HeatListProps) {
  const id = useId()
  const words = useFamilyWords(family)
  return (
    <div className={styles.heatList}>
      <h3 id={id} className={styles.heatTitle}>
        {title}
      </h3>
      <ul aria-labelledby={id} className={styles.heatSymbols}>
        {list.map((count) => (
          <li key={count.symbol} className={styles.heatSymbol}>
            <span className={styles.symbol} data-heat={heat}>
              {symbolText(symbols, count.symbol, words)}
            </span>
            <span className={styles.heatText}>{textOf(count)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
