import { useLingui } from '@lingui/react'
import { type DescribedColumn, moneyColumn, numberColumn, textColumn } from '../../lists/described-column.tsx'
import list from '../../lists/list-page.module.css'
import { RowsCard } from '../../lists/rows-card.tsx'
import type { HeldLine } from './office-transfers.ts'
import styles from './transfers.module.css'

const COLUMNS: readonly DescribedColumn<HeldLine>[] = [
  textColumn('vendorName', 'office-transfers.vendor', { phone: 'heading' }),
  textColumn('currency', 'office-transfers.currency'),
  numberColumn('transfers', 'office-transfers.number'),
  moneyColumn('amount', 'office-transfers.amount'),
]

/** What is set aside on its way to each vendor. */
export function HeldMoney({ held }: { held: readonly HeldLine[] | undefined }) {
  const { _ } = useLingui()
  return (
    <div className={styles.held}>
      <RowsCard
        title="office-transfers.held"
        file="held-money"
        className={list.list}
        columns={COLUMNS}
        rows={held}
        rowKey={({ vendor, currency }) => `${vendor} ${currency}`}
        skeletonRows={1}
        empty={<p className={styles.nothing}>{_('office-transfers.held.none')}</p>}
      >
        <p className={styles.note}>{_('office-transfers.held.note')}</p>
      </RowsCard>
    </div>
  )
}
