import { useLingui } from '@lingui/react'
import type { LotteryReport } from '@sanuk/contracts/office-lottery'
import { Badge } from '@sanuk/ui/badge'
import { EmptyState } from '@sanuk/ui/empty-state'
import { type DescribedColumn, momentColumn } from '../../lists/described-column.tsx'
import { RowsCard } from '../../lists/rows-card.tsx'
import { DrawnNumbers } from './drawn-numbers.tsx'
import styles from './lottery.module.css'

const COLUMNS: readonly DescribedColumn<LotteryReport>[] = [
  {
    key: 'source',
    header: 'office-lottery.report.source',
    phone: 'heading',
    text: ({ operator, feed }) => operator?.username ?? feed ?? '',
  },
  {
    key: 'kind',
    header: 'office-lottery.report.kind',
    text: ({ kind }, { _ }) => _(`office-lottery.report.kind.${kind}`),
  },
  {
    key: 'result',
    header: 'office-lottery.result',
    text: ({ result }, { _ }) => result?.join(' ') ?? _('office-lottery.report.hidden'),
    cell: ({ result }, { _ }) =>
      result ? (
        <DrawnNumbers result={result} />
      ) : (
        <span className={styles.note}>{_('office-lottery.report.hidden')}</span>
      ),
  },
  momentColumn('at', 'office-lottery.report.at'),
  {
    key: 'counts',
    header: 'office.state',
    text: ({ replacedAt }, { _ }) => _(`office-lottery.report.${replacedAt ? 'replaced' : 'counts'}`),
    cell: ({ replacedAt, simulated }, { _ }) => (
      <span className={styles.marks}>
        <Badge look={replacedAt ? 'plain' : 'good'}>
          {_(`office-lottery.report.${replacedAt ? 'replaced' : 'counts'}`)}
        </Badge>
        {simulated && <Badge>{_('office-lottery.simulated')}</Badge>}
      </span>
    ),
  },
]

/** Which sources told a result of an issue. What others typed is hidden by the server until one may see it. */
export function Reports({ reports }: { readonly reports: readonly LotteryReport[] }) {
  const { _ } = useLingui()
  return (
    <RowsCard
      title="office-lottery.reports"
      file="lottery-reports"
      columns={COLUMNS}
      rows={reports}
      rowKey={({ id }) => id}
      empty={<EmptyState title={_('office-lottery.reports.none')}>{_('office-lottery.reports.none.note')}</EmptyState>}
    />
  )
}
