import { useLingui } from '@lingui/react'
import type { ChangePreview } from '@sanuk/contracts/office-live-tables'
import { EmptyState } from '@sanuk/ui/empty-state'
import { Facts } from '@sanuk/ui/facts'
import { Figure, Figures } from '@sanuk/ui/figures'
import { MemberLink } from '../../components/member-link.tsx'
import { useMoney } from '../../components/use-money.tsx'
import { type DescribedColumn, moneyColumn, textColumn } from '../../lists/described-column.tsx'
import { RowsCard } from '../../lists/rows-card.tsx'
import styles from './live-tables.module.css'
import { useFaces } from './use-faces.ts'

type Seat = ChangePreview['seats'][number]
type Counted = ChangePreview['before']

const COLUMNS: readonly DescribedColumn<Seat>[] = [
  {
    key: 'member',
    header: 'office-live-tables.member',
    phone: 'heading',
    text: ({ member }) => member?.username ?? '',
    cell: ({ member, brand }, { _ }) =>
      member ? <MemberLink member={member} /> : _('office-live-tables.elsewhere', { brand }),
  },
  textColumn('brand', 'office-live-tables.brand', { fileOnly: true }),
  textColumn('round', 'office-live-tables.round', { fileOnly: true }),
  textColumn('currency', 'office-live-tables.currency', { fileOnly: true }),
  moneyColumn('stake', 'office-live-tables.stake'),
  moneyColumn('before', 'office-live-tables.paid.before'),
  moneyColumn('after', 'office-live-tables.paid.after'),
  moneyColumn('difference', 'office-live-tables.difference', { net: true }),
  moneyColumn('owed', 'office-live-tables.owed'),
]

/** Who would get and who would give back what by a change of a coup, and what their wallets do not cover. */
export function PreviewedChange({ preview: { before, after, totals, seats } }: { readonly preview: ChangePreview }) {
  const { _ } = useLingui()
  const money = useMoney()
  return (
    <div className={styles.preview}>
      <Facts
        facts={[
          { name: _('office-live-tables.result.before'), value: <Counts coup={before} /> },
          { name: _('office-live-tables.result.after'), value: <Counts coup={after} /> },
        ]}
      />
      {totals.map(({ currency, more, less, owed }) => (
        <Figures key={currency} label={_('office-live-tables.totals', { currency })} busy={false}>
          <Figure name={_('office-live-tables.more')} value={money(more.amount, { code: currency })}>
            {_('office-live-tables.seats', { count: more.seats })}
          </Figure>
          <Figure name={_('office-live-tables.less')} value={money(less.amount, { code: currency })}>
            {_('office-live-tables.seats', { count: less.seats })}
          </Figure>
          <Figure name={_('office-live-tables.owed')} value={money(owed.amount, { code: currency })}>
            {_('office-live-tables.seats', { count: owed.members })}
          </Figure>
        </Figures>
      ))}
      <RowsCard
        title="office-live-tables.changed"
        file="live-table-change"
        columns={COLUMNS}
        rows={seats}
        rowKey={({ round }) => round}
        empty={<EmptyState title={_('office-live-tables.changed.none')} />}
      />
    </div>
  )
}

/** What counts of a coup. */
function Counts({ coup: { state, faces: result } }: { readonly coup: Counted }) {
  const { _ } = useLingui()
  const { faces } = useFaces()
  return result ? faces(result) : _(`office-live-tables.state.${state}`)
}
