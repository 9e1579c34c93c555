import { useLingui } from '@lingui/react'
import { Card } from '@sanuk/ui/card'
import { type Column, Table } from '@sanuk/ui/table'
import { useMoney } from '../../components/use-money.tsx'
import list from '../../lists/list-page.module.css'
import { SaveWhole } from '../../lists/save-whole.tsx'
import type { HeldLine } from './office-transfers.ts'
import styles from './transfers.module.css'

/** What is set aside on its way to each vendor. */
export function HeldMoney({ held }: { held: readonly HeldLine[] | undefined }) {
  const { _ } = useLingui()
  return (
    <div className={styles.held}>
      <Card title={_('office-transfers.held')} action={held && <SaveHeld rows={held} />} className={list.list}>
        <p className={styles.note}>{_('office-transfers.held.note')}</p>
        <Table
          label={_('office-transfers.held')}
          columns={useColumns()}
          rows={held}
          rowKey={({ vendor, currency }) => `${vendor} ${currency}`}
          skeletonRows={1}
          empty={<p className={styles.nothing}>{_('office-transfers.held.none')}</p>}
        />
      </Card>
    </div>
  )
}

function SaveHeld({ rows }: { rows: readonly HeldLine[] }) {
  const { _ } = useLingui()
  return (
    <SaveWhole
      name="held-money"
      columns={[
        { header: _('office-transfers.vendor'), text: ({ vendorName }) => vendorName },
        { header: _('office-transfers.currency'), text: ({ currency }) => currency },
        { header: _('office-transfers.number'), text: ({ transfers }) => String(transfers) },
        { header: _('office-transfers.amount'), text: ({ amount }) => amount },
      ]}
      rows={rows}
    />
  )
}

function useColumns(): readonly Column<HeldLine>[] {
  const { _, i18n } = useLingui()
  const money = useMoney()
  return [
    {
      key: 'vendor',
      header: _('office-transfers.vendor'),
      phone: 'heading',
      cell: ({ vendorName }) => vendorName,
    },
    { key: 'currency', header: _('office-transfers.currency'), cell: ({ currency }) => currency },
    {
      key: 'transfers',
      header: _('office-transfers.number'),
      align: 'end',
      cell: ({ transfers }) => i18n.number(transfers),
    },
    {
      key: 'amount',
      header: _('office-transfers.amount'),
      align: 'end',
      cell: ({ amount, currency }) => money(amount, { code: currency }),
    },
  ]
}
