import { useLingui } from '@lingui/react'
import { AGENT_RECORD_DAYS_MAX } from '@sanuk/contracts/agent-betting'
import { TEAM_ENTRY_GROUPS, type TeamEntryGroup } from '@sanuk/contracts/agent-transactions'
import { Chips } from '@sanuk/ui/chips'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ErrorState } from '@sanuk/ui/error-state'
import { ArrowLeftRight, UserRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useToday } from '../../../brand/use-today.ts'
import { PanelHead } from '../../../components/panel-head.tsx'
import { ListEnd } from '../../../components/records/list-end.tsx'
import { SpanFilter } from '../../../components/records/span-filter.tsx'
import { faultText } from '../../../wire/fault-text.ts'
import filterStyles from '../filters/filters.module.css'
import { PausedInput } from '../filters/paused-input.tsx'
import { AmountFilter } from './amount-filter.tsx'
import { ExportTransactions } from './export-transactions.tsx'
import styles from './transactions.module.css'
import { TransactionsTable } from './transactions-table.tsx'
import { type TransactionsFilter, useTransactions } from './use-transactions.ts'

/**
 * What moved the wallets of everybody in the branch besides play: a page of the agent centre. Words: `agent-transactions`,
 * `agent-centre`, `wagers` and `wallet`.
 */
export function TeamTransactionsPage({ title }: { readonly title: ReactNode }) {
  const { _ } = useLingui()
  const today = useToday()
  const [filter, setFilter] = useState<TransactionsFilter>({ span: { from: today, to: today } })
  const entries = useTransactions(filter)
  const isStale = entries.isPlaceholderData
  const found = entries.data?.pages.flatMap(({ list }) => list)
  // Nothing was found so far: by the question before, or as far as the server has looked for what is rare.
  const rows = found?.length === 0 && (isStale || entries.hasNextPage) ? undefined : found
  return (
    <>
      <PanelHead
        title={title}
        tools={
          <SpanFilter
            most={AGENT_RECORD_DAYS_MAX}
            today={today}
            span={filter.span}
            onChange={(span) => setFilter({ ...filter, span })}
          />
        }
        action={<ExportTransactions filter={filter} disabled={!rows?.length} />}
      />
      <div className={styles.page} aria-busy={entries.isPending || isStale} data-stale={isStale}>
        <Filters filter={filter} onFilter={setFilter} />
        <TransactionsTable
          rows={rows}
          empty={
            <EmptyState icon={<ArrowLeftRight />} title={_('agent-transactions.empty')}>
              {_('agent-transactions.empty.note')}
            </EmptyState>
          }
          error={
            entries.isLoadingError && (
              <ErrorState title={_('agent-transactions.failed')} retryLabel={_('site.retry')} onRetry={entries.refetch}>
                {faultText(entries.error, _)}
              </ErrorState>
            )
          }
        />
        {found && (found.length > 0 || entries.hasNextPage) && (
          <ListEnd pages={entries} words={_('agent-transactions.end', { count: found.length })} />
        )}
      </div>
    </>
  )
}

type FiltersProps = {
  readonly filter: TransactionsFilter
  readonly onFilter: (filter: TransactionsFilter) => void
}

/** By what transactions are narrowed besides their days. */
function Filters({ filter, onFilter }: FiltersProps) {
  const { _ } = useLingui()
  const change = (part: Partial<TransactionsFilter>) => onFilter({ ...filter, ...part })
  return (
    <>
      <Chips<TeamEntryGroup | 'all'>
        label={_('wallet.group')}
        size="small"
        value={filter.group ?? 'all'}
        onPick={(group) => change({ group: group === 'all' ? undefined : group })}
        options={[
          { value: 'all', label: _('wallet.group.all') },
          ...TEAM_ENTRY_GROUPS.map((group) => ({ value: group, label: _(`wallet.group.${group}`) })),
        ]}
      />
      <search className={filterStyles.filters}>
        <div className={filterStyles.end}>
          <PausedInput
            label={_('agent-transactions.member.search')}
            clearLabel={_('agent-centre.team.search.clear')}
            icon={<UserRound />}
            value={filter.member ?? ''}
            onChange={(typed) => change({ member: typed || undefined })}
          />
        </div>
        <AmountFilter
          label={_('agent-transactions.least')}
          value={filter.least}
          onChange={(least) => change({ least })}
        />
        <AmountFilter label={_('agent-transactions.most')} value={filter.most} onChange={(most) => change({ most })} />
      </search>
    </>
  )
}
