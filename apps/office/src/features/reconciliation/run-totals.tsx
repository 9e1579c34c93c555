import { useLingui } from '@lingui/react'
import { parseAmount, subtract, writeAmount } from '@sanuk/money/amount'
import { EmptyState } from '@sanuk/ui/empty-state'
import { Scale } from 'lucide-react'
import { type DescribedColumn, textColumn } from '../../lists/described-column.tsx'
import list from '../../lists/list-page.module.css'
import { RowsCard } from '../../lists/rows-card.tsx'
import styles from './reconciliation.module.css'
import type { Run } from './reconciliation.ts'
import { WireMoney } from './wire-money.tsx'

type Total = Run['totals'][number]

/** By how much the vendor says more than we do, or less. */
const apartOf = ({ theirs, ours }: Total) => subtract(parseAmount(theirs.amount), parseAmount(ours.amount))

const sideColumns = (side: 'theirs' | 'ours'): readonly DescribedColumn<Total>[] => [
  {
    key: `${side} count`,
    header: `reconciliation.${side}.count`,
    align: 'end',
    text: (total) => String(total[side].transactions),
    cell: (total, { number }) => number(total[side].transactions),
  },
  {
    key: side,
    header: `reconciliation.${side}`,
    align: 'end',
    text: (total) => total[side].amount,
    cell: (total) => <WireMoney amount={total[side].amount} currency={total.currency} />,
  },
]

const COLUMNS: readonly DescribedColumn<Total>[] = [
  {
    key: 'call',
    header: 'reconciliation.call',
    phone: 'heading',
    text: ({ call }, { _ }) => _(`reconciliation.call.${call}`),
  },
  textColumn('currency', 'reconciliation.currency'),
  ...sideColumns('theirs'),
  ...sideColumns('ours'),
  {
    key: 'off',
    header: 'reconciliation.off',
    align: 'end',
    text: (total) => writeAmount(apartOf(total)),
    cell: (total) => <Apart total={total} />,
  },
]

/** What both sides moved, by currency and call, and by how much they are apart. */
export function RunTotals({ run: { vendor, day, totals } }: { run: Run }) {
  const { _ } = useLingui()
  return (
    <RowsCard
      title="reconciliation.totals"
      file={`${vendor}-${day}-totals`}
      className={list.list}
      columns={COLUMNS}
      rows={totals}
      rowKey={({ currency, call }) => `${currency} ${call}`}
      empty={<EmptyState icon={<Scale />} title={_('reconciliation.totals.empty')} />}
    />
  )
}

function Apart({ total }: { total: Total }) {
  const apart = apartOf(total)
  return (
    <span className={apart === 0n ? undefined : styles.apart}>
      <WireMoney amount={writeAmount(apart)} currency={total.currency} />
    </span>
  )
}
