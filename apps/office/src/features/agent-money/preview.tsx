import { useLingui } from '@lingui/react'
import { EmptyState } from '@sanuk/ui/empty-state'
import { Coins } from 'lucide-react'
import styles from '../../components/rules/rules.module.css'
import { useWrittenMoney } from '../../components/use-money.tsx'
import { type DescribedColumn, moneyColumn, numberColumn } from '../../lists/described-column.tsx'
import { RowsTable, SaveRows } from '../../lists/rows-card.tsx'
import type { Previewed } from './agent-money.ts'
import { costShare } from './cost-share.ts'
import { MARGIN_COLUMNS } from './margin-columns.tsx'
import { periodColumns, SCHEME_COLUMN } from './period-columns.tsx'

type Row = Previewed['schemes'][number]

const COLUMNS: readonly DescribedColumn<Row>[] = [
  { ...SCHEME_COLUMN, phone: 'heading' },
  ...periodColumns<Row>('days', { daysOf: ({ from, to }) => [from, to] }),
  numberColumn('agents', 'office-agent-money.agents'),
  moneyColumn('staked', 'office-agent-money.valid'),
  moneyColumn('valid', 'office-agent-money.weighed'),
  moneyColumn('net', 'office-agent-money.net', { net: true }),
  moneyColumn('earned', 'office-agent-money.cost'),
  {
    key: 'share',
    header: 'office-agent-money.cost_share',
    align: 'end',
    text: ({ earned, net }) => costShare(earned, net) ?? '',
    cell: ({ earned, net }, { _ }) => costShare(earned, net) ?? _('office.none'),
  },
]

/** What rules would have paid by each scheme for periods of the last thirty days. */
export function Preview({ previewed: { earned, schemes, margins } }: { readonly previewed: Previewed }) {
  const { _ } = useLingui()
  const money = useWrittenMoney()
  return (
    <section className={styles.fields} aria-label={_('office-agent-money.preview')}>
      <p role="status">
        {schemes.length > 0
          ? _('office-agent-money.previewed', { count: schemes.length, earned: money(earned) })
          : _('office-agent-money.previewed.none')}
      </p>
      <RowsTable
        title="office-agent-money.preview"
        columns={COLUMNS}
        rows={schemes}
        rowKey={({ scheme }) => scheme}
        empty={<EmptyState icon={<Coins />} title={_('office-agent-money.previewed.empty')} />}
      />
      <div>
        <SaveRows file="agent-money-preview" columns={COLUMNS} rows={schemes} />
      </div>
      <p className={styles.note}>{_('office-agent-money.previewed.note')}</p>
      <RowsTable
        title="office-agent-money.margins.previewed"
        columns={MARGIN_COLUMNS}
        rows={margins}
        rowKey={({ gameType }) => gameType}
        empty={null}
      />
      <div>
        <SaveRows file="agent-money-preview-margins" columns={MARGIN_COLUMNS} rows={margins} />
      </div>
    </section>
  )
}
