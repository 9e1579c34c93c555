import { useLingui } from '@lingui/react'
import { EmptyState } from '@sanuk/ui/empty-state'
import { type DescribedColumn, moneyColumn, numberColumn, textColumn } from '../../lists/described-column.tsx'
import { RowsCard } from '../../lists/rows-card.tsx'
import type { TableNow } from './live-tables.ts'

type Staked = TableNow['staked'][number]
type Spot = Staked['spots'][number] & Pick<Staked, 'currency'>

const COLUMNS: readonly DescribedColumn<Spot>[] = [
  textColumn('spot', 'office-live-tables.spot', { phone: 'heading' }),
  textColumn('currency', 'office-live-tables.currency', { fileOnly: true }),
  moneyColumn('stake', 'office-live-tables.stake'),
  numberColumn('players', 'office-live-tables.players'),
]

/** What lies on each spot of the coup in progress, the largest first. */
export function SpotsCard({ table: { staked } }: { readonly table: TableNow }) {
  const { _ } = useLingui()
  const spots = staked.flatMap(({ currency, spots: own }) => own.map((spot) => ({ ...spot, currency })))
  return (
    <RowsCard
      title="office-live-tables.spots"
      file="live-table-spots"
      columns={COLUMNS}
      rows={spots.toSorted((one, other) => Number(other.stake) - Number(one.stake))}
      rowKey={({ spot, currency }) => `${spot} ${currency}`}
      empty={<EmptyState title={_('office-live-tables.spots.none')} />}
    />
  )
}
