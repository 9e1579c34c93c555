import { useLingui } from '@lingui/react'
import { addDays } from '@sanuk/contracts/calendar-day'
import { type AccountEntry, type EntryGroup, entryGroups } from '@sanuk/contracts/wallet'
import { Chips } from '@sanuk/ui/chips'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ErrorState } from '@sanuk/ui/error-state'
import { ArrowLeftRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useToday } from '../../brand/use-today.ts'
import { PanelHead } from '../../components/panel-head.tsx'
import type { CsvColumn } from '../../components/records/csv.ts'
import { ExportButton } from '../../components/records/export-button.tsx'
import { SpanFilter } from '../../components/records/span-filter.tsx'
import { useMoment } from '../../components/use-moment.ts'
import { useLanguage } from '../../language/language.ts'
import { faultText } from '../../wire/fault-text.ts'
import styles from './account-record.module.css'
import { EntryList } from './entry-list.tsx'
import { EntryTotals } from './entry-totals.tsx'
import { askEntries, type EntryFilter, useEntries } from './use-entries.ts'

/** The account record, as a page of the member centre: every movement of the wallet with the balance after it. */
export function AccountRecord({ title }: { readonly title: ReactNode }) {
  const { _ } = useLingui()
  const today = useToday()
  const [filter, setFilter] = useState<EntryFilter>({
    span: { from: addDays(today, -6), to: today },
    group: undefined,
  })
  const entries = useEntries(filter)
  const columns = useColumns()
  const [first] = entries.data?.pages ?? []
  const empty = first?.list.length === 0
  return (
    <>
      <PanelHead
        title={title}
        tools={<SpanFilter today={today} span={filter.span} onChange={(span) => setFilter({ ...filter, span })} />}
        action={
          <ExportButton
            label={_('wallet.export.label')}
            name={`${filter.span.from}-${filter.span.to}`}
            columns={columns}
            page={(cursor) => askEntries(filter, cursor)}
            disabled={!first || empty}
          />
        }
      />
      <div className={styles.page} aria-busy={entries.isPlaceholderData} data-stale={entries.isPlaceholderData}>
        <Chips<EntryGroup | 'all'>
          label={_('wallet.group')}
          size="small"
          value={filter.group ?? 'all'}
          onPick={(group) => setFilter({ ...filter, group: group === 'all' ? undefined : group })}
          options={[
            { value: 'all', label: _('wallet.group.all') },
            ...entryGroups.map((group) => ({ value: group, label: _(`wallet.group.${group}`) })),
          ]}
        />
        <EntryTotals totals={first?.totals ?? undefined} failed={entries.isLoadingError} />
        {entries.isLoadingError && (
          <ErrorState title={_('wallet.failed')} retryLabel={_('site.retry')} onRetry={entries.refetch}>
            {faultText(entries.error, _)}
          </ErrorState>
        )}
        {empty && (
          <EmptyState icon={<ArrowLeftRight />} title={_('wallet.empty')}>
            {_('wallet.empty.note')}
          </EmptyState>
        )}
        {!empty && !entries.isLoadingError && <EntryList entries={entries} />}
      </div>
    </>
  )
}

function useColumns(): readonly CsvColumn<AccountEntry>[] {
  const { _ } = useLingui()
  const language = useLanguage()
  const moment = useMoment()
  return [
    { header: _('wallet.number'), cell: ({ number }) => String(number) },
    { header: _('wallet.time'), isTime: true, cell: ({ at }) => moment(at) },
    { header: _('wallet.kind'), cell: ({ kind }) => _(`wallet.kind.${kind}`) },
    { header: _('wallet.game'), cell: ({ gameNames }) => gameNames?.[language] ?? '' },
    { header: _('wallet.amount'), cell: ({ amount }) => amount },
    { header: _('wallet.balance_after'), cell: ({ balanceAfter }) => balanceAfter },
  ]
}
