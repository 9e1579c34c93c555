import { useLingui } from '@lingui/react'
import { parseAmount, subtract, writeAmount } from '@sanuk/money/amount'
import { Card } from '@sanuk/ui/card'
import { EmptyState } from '@sanuk/ui/empty-state'
import { type Column, Table } from '@sanuk/ui/table'
import { Scale } from 'lucide-react'
import list from '../../lists/list-page.module.css'
import { SaveWhole } from '../../lists/save-whole.tsx'
import styles from './reconciliation.module.css'
import type { Run } from './reconciliation.ts'
import { WireMoney } from './wire-money.tsx'

type Total = Run['totals'][number]

/** What both sides moved, by currency and call, and by how much they are apart. */
export function RunTotals({ run }: { run: Run }) {
  const { _ } = useLingui()
  return (
    <Card title={_('reconciliation.totals')} action={<SaveTotals run={run} />} className={list.list}>
      <Table
        label={_('reconciliation.totals')}
        columns={useColumns()}
        rows={run.totals}
        rowKey={({ currency, call }) => `${currency} ${call}`}
        empty={<EmptyState icon={<Scale />} title={_('reconciliation.totals.empty')} />}
      />
    </Card>
  )
}

function SaveTotals({ run: { vendor, day, totals } }: { run: Run }) {
  const { _ } = useLingui()
  const of = (side: 'theirs' | 'ours') => [
    { header: _(`reconciliation.${side}.count`), text: (total: Total) => String(total[side].transactions) },
    { header: _(`reconciliation.${side}`), text: (total: Total) => total[side].amount },
  ]
  return (
    <SaveWhole
      name={`${vendor}-${day}-totals`}
      columns={[
        { header: _('reconciliation.call'), text: ({ call }) => _(`reconciliation.call.${call}`) },
        { header: _('reconciliation.currency'), text: ({ currency }) => currency },
        ...of('theirs'),
        ...of('ours'),
        { header: _('reconciliation.off'), text: (total) => writeAmount(apartOf(total)) },
      ]}
      rows={totals}
    />
  )
}

function useColumns(): readonly Column<Total>[] {
  const { _, i18n } = useLingui()
  const of = (side: 'theirs' | 'ours'): readonly Column<Total>[] => [
    {
      key: `${side} count`,
      header: _(`reconciliation.${side}.count`),
      align: 'end',
      cell: (total) => i18n.number(total[side].transactions),
    },
    {
      key: side,
      header: _(`reconciliation.${side}`),
      align: 'end',
      cell: (total) => <WireMoney amount={total[side].amount} currency={total.currency} />,
    },
  ]
  return [
    {
      key: 'call',
      header: _('reconciliation.call'),
      phone: 'heading',
      cell: ({ call }) => _(`reconciliation.call.${call}`),
    },
    { key: 'currency', header: _('reconciliation.currency'), cell: ({ currency }) => currency },
    ...of('theirs'),
    ...of('ours'),
    {
      key: 'off',
      header: _('reconciliation.off'),
      align: 'end',
      cell: (total) => <Apart total={total} />,
    },
  ]
}

/** By how much the vendor says more than we do, or less. */
const apartOf = ({ theirs, ours }: Total) => subtract(parseAmount(theirs.amount), parseAmount(ours.amount))

function Apart({ total }: { total: Total }) {
  const apart = apartOf(total)
  return (
    <span className={apart === 0n ? undefined : styles.apart}>
      <WireMoney amount={writeAmount(apart)} currency={total.currency} />
    </span>
  )
}
