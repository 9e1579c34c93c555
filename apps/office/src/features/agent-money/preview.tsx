import { useLingui } from '@lingui/react'
import { EmptyState } from '@sanuk/ui/empty-state'
import { Coins } from 'lucide-react'
import styles from '../../components/rules/rules.module.css'
import { useWrittenMoney } from '../../components/use-money.tsx'
import { type DescribedColumn, moneyColumn, textColumn } from '../../lists/described-column.tsx'
import { RowsTable, SaveRows } from '../../lists/rows-card.tsx'
import type { Previewed } from './agent-money.ts'

const COLUMNS: readonly DescribedColumn<Previewed['days'][number]>[] = [
  textColumn('day', 'office-agent-money.day', { phone: 'heading' }),
  moneyColumn('valid', 'office-agent-money.valid'),
  moneyColumn('net', 'office-agent-money.net', { net: true }),
  moneyColumn('earned', 'office-agent-money.earned'),
]

/** What rules would have paid for the last thirty days. */
export function Preview({ previewed }: { readonly previewed: Previewed }) {
  const { _ } = useLingui()
  const money = useWrittenMoney()
  const { from, to, agents, active, earned, net, days } = previewed
  return (
    <section className={styles.fields} aria-label={_('office-agent-money.preview')}>
      <p role="status">
        {_('office-agent-money.previewed', { from, to, agents, active, earned: money(earned), net: money(net) })}
      </p>
      <RowsTable
        title="office-agent-money.preview"
        columns={COLUMNS}
        rows={days}
        rowKey={({ day }) => day}
        empty={<EmptyState icon={<Coins />} title={_('office-agent-money.previewed.none')} />}
      />
      <div>
        <SaveRows file="agent-money-preview" columns={COLUMNS} rows={days} />
      </div>
      <p className={styles.note}>{_('office-agent-money.previewed.note')}</p>
    </section>
  )
}
