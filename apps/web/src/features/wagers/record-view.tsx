import { useLingui } from '@lingui/react'
import { eachDay } from '@sanuk/contracts/calendar-day'
import { buttonClass } from '@sanuk/ui/button'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ErrorState } from '@sanuk/ui/error-state'
import { ReceiptText } from 'lucide-react'
import type { ReactNode } from 'react'
import { PanelHead } from '../../components/panel-head.tsx'
import { everyDay } from '../../components/records/net-bars.ts'
import { NetByDay } from '../../components/records/net-by-day.tsx'
import { SpanFilter } from '../../components/records/span-filter.tsx'
import { Link } from '../../router/link.tsx'
import { faultText } from '../../wire/fault-text.ts'
import styles from './betting-record.module.css'
import { CategoryFilter } from './category-filter.tsx'
import { ExportRounds } from './export-rounds.tsx'
import type { RecordFilter } from './record-filter.ts'
import { RecordTotals } from './record-totals.tsx'
import { RoundList } from './round-list.tsx'
import { useRounds } from './use-rounds.ts'

type RecordViewProps = {
  readonly title: ReactNode
  readonly today: string
  readonly filter: RecordFilter
  readonly onFilter: (filter: RecordFilter) => void
  readonly onRound: (round: string) => void
}

/** Totals, net by day and every round of the days chosen. */
export function RecordView({ title, today, filter, onFilter, onRound }: RecordViewProps) {
  const { _ } = useLingui()
  const rounds = useRounds(filter)
  const [first] = rounds.data?.pages ?? []
  const days = eachDay(filter.span.from, filter.span.to)
  const empty = first?.totals?.rounds === 0
  return (
    <>
      <PanelHead
        title={title}
        tools={<SpanFilter today={today} span={filter.span} onChange={(span) => onFilter({ ...filter, span })} />}
        action={<ExportRounds filter={filter} disabled={!first || empty} />}
      />
      <div className={styles.page} aria-busy={rounds.isPlaceholderData} data-stale={rounds.isPlaceholderData}>
        <RecordTotals totals={first?.totals ?? undefined} failed={rounds.isLoadingError} />
        {days.length > 1 && !empty && !rounds.isLoadingError && (
          <NetByDay days={first?.days ? everyDay(days, first.days) : undefined} />
        )}
        <section className={styles.rounds} aria-labelledby="rounds">
          <div className={styles.listHead}>
            <h3 id="rounds" className={styles.heading}>
              {_('wagers.rounds')}
            </h3>
            <CategoryFilter value={filter.gameType} onChange={(gameType) => onFilter({ ...filter, gameType })} />
          </div>
          {rounds.isLoadingError && (
            <ErrorState title={_('wagers.failed')} retryLabel={_('site.retry')} onRetry={rounds.refetch}>
              {faultText(rounds.error, _)}
            </ErrorState>
          )}
          {empty && (
            <EmptyState
              icon={<ReceiptText />}
              title={_('wagers.empty')}
              action={
                <Link to="/rng" className={buttonClass({ look: 'outline' })}>
                  {_('wagers.empty.play')}
                </Link>
              }
            >
              {_('wagers.empty.note')}
            </EmptyState>
          )}
          {!empty && !rounds.isLoadingError && <RoundList rounds={rounds} onRound={onRound} />}
        </section>
      </div>
    </>
  )
}
