import { useLingui } from '@lingui/react'
import { AGENT_RECORD_DAYS_MAX, type TeamRound } from '@sanuk/contracts/agent-betting'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ErrorState } from '@sanuk/ui/error-state'
import { ReceiptText } from 'lucide-react'
import type { ReactNode } from 'react'
import { PanelHead } from '../../../components/panel-head.tsx'
import { ListEnd } from '../../../components/records/list-end.tsx'
import { SpanFilter } from '../../../components/records/span-filter.tsx'
import { faultText } from '../../../wire/fault-text.ts'
import styles from './betting.module.css'
import { BettingFilters } from './betting-filters.tsx'
import { BettingTable } from './betting-table.tsx'
import { ExportBetting } from './export-betting.tsx'
import { ExposureTiles } from './exposure-tiles.tsx'
import { SumsLine } from './sums-line.tsx'
import { type BettingFilter, useBetting, useBettingSums } from './use-betting.ts'

type BettingViewProps = {
  readonly title: ReactNode
  readonly today: string
  readonly filter: BettingFilter
  readonly onFilter: (filter: BettingFilter) => void
  readonly onRound: (row: TeamRound) => void
}

/** What is open now, what the chosen bets come to, and each of them. */
export function BettingView({ title, today, filter, onFilter, onRound }: BettingViewProps) {
  const { _ } = useLingui()
  const betting = useBetting(filter)
  const isStale = betting.isPlaceholderData
  const found = betting.data?.pages.flatMap(({ list }) => list)
  // Nothing was found so far: by the question before, or as far as the server has looked for what is rare.
  const rows = found?.length === 0 && (isStale || betting.hasNextPage) ? undefined : found
  return (
    <>
      <PanelHead
        title={title}
        tools={
          <SpanFilter
            most={AGENT_RECORD_DAYS_MAX}
            today={today}
            span={filter.span}
            onChange={(span) => onFilter({ ...filter, span })}
          />
        }
        action={<ExportBetting filter={filter} disabled={!rows?.length} />}
      />
      <div className={styles.page} aria-busy={betting.isPending || isStale} data-stale={isStale}>
        <Totals filter={filter} onFilter={onFilter} />
        <BettingTable
          rows={rows}
          empty={
            <EmptyState icon={<ReceiptText />} title={_('agent-betting.empty')}>
              {_('agent-betting.empty.note')}
            </EmptyState>
          }
          error={
            betting.isLoadingError && (
              <ErrorState title={_('agent-betting.failed')} retryLabel={_('site.retry')} onRetry={betting.refetch}>
                {faultText(betting.error, _)}
              </ErrorState>
            )
          }
          onRound={onRound}
        />
        {found && (found.length > 0 || betting.hasNextPage) && (
          <ListEnd pages={betting} words={_('agent-betting.end', { count: found.length })} />
        )}
      </div>
    </>
  )
}

/** The figures above the list, with the filters between what is open in all and what is chosen. */
function Totals({ filter, onFilter }: Pick<BettingViewProps, 'filter' | 'onFilter'>) {
  const { _ } = useLingui()
  const { data, error, isLoadingError, refetch } = useBettingSums(filter)
  return (
    <>
      {!isLoadingError && <ExposureTiles exposure={data?.exposure} />}
      <BettingFilters filter={filter} onFilter={onFilter} vendors={data?.vendors ?? []} />
      {isLoadingError ? (
        <ErrorState title={_('agent-betting.sums.failed')} retryLabel={_('site.retry')} onRetry={refetch}>
          {faultText(error, _)}
        </ErrorState>
      ) : (
        <SumsLine sums={data?.sums} />
      )}
    </>
  )
}
