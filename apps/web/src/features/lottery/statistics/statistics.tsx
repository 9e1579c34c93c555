import { useLingui } from '@lingui/react'
import type { DrawnIssue, LotteryGame } from '@sanuk/contracts/lottery'
import { STATISTICS_GRIDS, type StatisticsGrid, type StatisticsPlace } from '@sanuk/engines/lottery/statistics/grids'
import { Chips } from '@sanuk/ui/chips'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ErrorState } from '@sanuk/ui/error-state'
import { Segmented } from '@sanuk/ui/segmented'
import { Skeleton } from '@sanuk/ui/skeleton'
import { ChartColumn } from 'lucide-react'
import { useState } from 'react'
import { faultText } from '../../../wire/fault-text.ts'
import { useResults } from '../history/use-results.ts'
import { isFamily } from '../plays.ts'
import { HotAndCold } from './hot-and-cold.tsx'
import { NumberTable } from './number-table.tsx'
import styles from './statistics.module.css'
import { isCharted, TrendChart } from './trend-chart.tsx'

const DRAW_COUNTS = ['30', '50', '100'] as const
type DrawCount = (typeof DRAW_COUNTS)[number]

export type StatisticsProps = { readonly game: LotteryGame; readonly latest: DrawnIssue | null }

/** What was drawn of a game, counted: how often each number was, how long it was not, and its trend. */
export function Statistics({ game, latest }: StatisticsProps) {
  const { _ } = useLingui()
  const { data, error, refetch } = useResults(game.gameCode, latest)
  const grids = isFamily(game.family) ? STATISTICS_GRIDS[game.family] : []
  if (!data && error)
    return (
      <ErrorState title={_('lottery-statistics.failed')} retryLabel={_('site.retry')} onRetry={refetch}>
        {faultText(error, _)}
      </ErrorState>
    )
  if (!data) return <StatisticsSkeleton />
  const [first] = grids
  if (data.list.length === 0 || !first)
    return <EmptyState icon={<ChartColumn />} title={_('lottery-statistics.none')} />
  return <Counted family={game.family} grids={[first, ...grids.slice(1)]} drawn={data.list} />
}

type CountedProps = {
  readonly family: string
  readonly grids: readonly [StatisticsGrid, ...StatisticsGrid[]]
  readonly drawn: readonly DrawnIssue[]
}

function Counted({ family, grids, drawn }: CountedProps) {
  const { _ } = useLingui()
  const [count, setCount] = useState<DrawCount>('30')
  const [view, setView] = useState<'table' | 'trend'>('table')
  const [chosen, setChosen] = useState<string>()
  const draws = drawn.slice(0, Number(count))
  const places = grids.flatMap((grid) => grid.places.map((place) => ({ grid, place })))
  const shown = view === 'trend' ? places.filter(({ grid }) => isCharted(grid)) : places
  const { grid, place } = shown.find((one) => one.place.code === chosen) ?? firstOf(shown, grids[0])
  return (
    <div className={styles.statistics}>
      <p className={styles.note}>{_('lottery-statistics.no_memory')}</p>
      <div className={styles.choices}>
        <Segmented
          label={_('lottery-statistics.view')}
          value={view}
          onChange={setView}
          options={[
            { value: 'table', label: _('lottery-statistics.view.table') },
            { value: 'trend', label: _('lottery-statistics.view.trend') },
          ]}
        />
        <Segmented
          label={_('lottery-statistics.draws')}
          value={count}
          onChange={setCount}
          options={DRAW_COUNTS.map((value) => ({ value, label: value }))}
        />
      </div>
      {shown.length > 1 && (
        <Chips
          size="small"
          label={_('lottery-statistics.place')}
          value={place.code}
          onPick={setChosen}
          options={shown.map((one) => ({
            value: one.place.code,
            label: _(`lottery-statistics.place.${one.place.code}`),
          }))}
        />
      )}
      {view === 'table' ? (
        <>
          <HotAndCold family={family} symbols={grid.symbols} place={place} draws={draws} />
          {grids.map((one) => (
            <NumberTable key={one.places[0]?.code} family={family} grid={one} draws={draws} />
          ))}
        </>
      ) : (
        <TrendChart family={family} symbols={grid.symbols} place={place} draws={draws} />
      )}
    </div>
  )
}

type Shown = { readonly grid: StatisticsGrid; readonly place: StatisticsPlace }

function firstOf([first]: readonly Shown[], grid: StatisticsGrid): Shown {
  const [place] = grid.places
  if (first) return first
  if (!place) throw new Error('statistics of no place')
  return { grid, place }
}

function StatisticsSkeleton() {
  const { _ } = useLingui()
  return (
    <div role="status" aria-label={_('site.loading')} className={styles.statistics}>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((row) => (
        <Skeleton key={row} shape="control" height="28px" />
      ))}
    </div>
  )
}
