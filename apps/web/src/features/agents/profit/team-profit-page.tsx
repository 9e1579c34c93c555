import { useLingui } from '@lingui/react'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ErrorState } from '@sanuk/ui/error-state'
import { Search, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { useToday } from '../../../brand/use-today.ts'
import type { CentrePageProps } from '../../../components/centre/centre-entry.ts'
import { PanelHead } from '../../../components/panel-head.tsx'
import { ListEnd } from '../../../components/records/list-end.tsx'
import { SpanFilter } from '../../../components/records/span-filter.tsx'
import { faultText } from '../../../wire/fault-text.ts'
import { TeamPath } from '../team/team-path.tsx'
import { TeamSearch } from '../team/team-search.tsx'
import { ExportProfit } from './export-profit.tsx'
import styles from './profit.module.css'
import { isIdle } from './profit-figures.ts'
import { ProfitSums } from './profit-sums.tsx'
import { ProfitTable } from './profit-table.tsx'
import { linesOf, type ProfitPages, type ProfitQuestion, useProfit } from './use-profit.ts'

/** What the accounts of a team won, lost and were given, level by level. A page of the agent centre. */
export function TeamProfitPage({ title }: CentrePageProps) {
  const { _ } = useLingui()
  const today = useToday()
  const [question, setQuestion] = useState<ProfitQuestion>({
    from: today,
    to: today,
    parent: undefined,
    search: undefined,
    sort: 'stake',
    order: 'descending',
  })
  const change = (changed: Partial<ProfitQuestion>) => setQuestion((before) => ({ ...before, ...changed }))
  const { parent, search, from, to } = question
  const profit = useProfit(question)
  const lines = linesIn(profit)
  const first = profit.data?.pages[0]
  return (
    <>
      <PanelHead
        title={title}
        tools={
          <TeamSearch
            value={search ?? ''}
            onSearch={(typed) => change({ parent: undefined, search: typed || undefined })}
          />
        }
        action={<ExportProfit question={question} disabled={!lines?.length} />}
      />
      <div
        className={styles.page}
        aria-busy={profit.isPending || profit.isPlaceholderData}
        data-stale={profit.isPlaceholderData}
      >
        <div className={styles.choices}>
          <SpanFilter
            presets={['today', 'yesterday', 'thisWeek', 'thisMonth', 'lastMonth']}
            today={today}
            span={{ from, to }}
            onChange={change}
          />
        </div>
        {search === undefined ? (
          <TeamPath path={first?.path ?? []} onOpen={(agent) => change({ parent: agent })} />
        ) : (
          <h3 className={styles.heading}>{_('agent-centre.team.results', { search })}</h3>
        )}
        {search === undefined && !profit.isLoadingError && <ProfitSums total={first?.total ?? undefined} />}
        <p className={styles.note}>
          {_('agent-profit.note')} {to === today && _('agent-centre.overview.running')}
        </p>
        <ProfitTable
          lines={lines}
          total={first?.total ?? null}
          question={question}
          empty={<NoLines isSearch={search !== undefined} />}
          error={
            profit.isLoadingError && (
              <ErrorState title={_('agent-profit.failed')} retryLabel={_('site.retry')} onRetry={profit.refetch}>
                {faultText(profit.error, _)}
              </ErrorState>
            )
          }
          onTeam={(agent) => change({ parent: agent, search: undefined })}
          onSort={change}
        />
        {lines && lines.length > 0 && (
          <ListEnd key={parent} pages={profit} words={_('agent-centre.team.end', { count: lines.length })} />
        )}
      </div>
    </>
  )
}

/** Rows that were loaded; none where nobody stood below and the agent did nothing. */
function linesIn({ data, isPlaceholderData }: ProfitPages) {
  const lines = data?.pages.flatMap((page, at) => linesOf(page, at === 0))
  const isEmpty = lines?.every((line) => line.kind === 'own' && isIdle(line))
  if (!isEmpty) return lines
  // Nobody was found by the question before; this one is still being answered.
  return isPlaceholderData ? undefined : []
}

function NoLines({ isSearch }: { readonly isSearch: boolean }) {
  const { _ } = useLingui()
  return isSearch ? (
    <EmptyState icon={<Search />} title={_('agent-profit.none')}>
      {_('agent-profit.none.note')}
    </EmptyState>
  ) : (
    <EmptyState icon={<UsersRound />} title={_('agent-profit.empty')}>
      {_('agent-profit.empty.note')}
    </EmptyState>
  )
}
