import { useLingui } from '@lingui/react'
import { Badge } from '@sanuk/ui/badge'
import { EmptyState } from '@sanuk/ui/empty-state'
import { Ticket } from 'lucide-react'
import { type DescribedColumn, momentColumn, moneyColumn } from '../../lists/described-column.tsx'
import { RowsCard } from '../../lists/rows-card.tsx'
import type { Draw } from './raffle.ts'

/** Tickets and members are counted when the draw takes place. */
const counted = (key: 'tickets' | 'members'): DescribedColumn<Draw> => ({
  key,
  header: `office-raffle.${key}`,
  align: 'end',
  text: ({ drawnAt, [key]: count }) => (drawnAt ? String(count) : ''),
  cell: ({ drawnAt, [key]: count }, { _ }) => (drawnAt ? count : _('office.none')),
})

const COLUMNS: readonly DescribedColumn<Draw>[] = [
  momentColumn('closesAt', 'office-raffle.closes', { phone: 'heading' }),
  {
    key: 'state',
    header: 'office.state',
    text: ({ drawnAt }, { _ }) => _(drawnAt ? 'office-raffle.drawn' : 'office-raffle.open'),
    cell: ({ drawnAt }, { _ }) => (
      <Badge look={drawnAt ? 'plain' : 'live'}>{_(drawnAt ? 'office-raffle.drawn' : 'office-raffle.open')}</Badge>
    ),
  },
  counted('tickets'),
  counted('members'),
  moneyColumn('prizes', 'office-raffle.prizes'),
  moneyColumn('claimed', 'office-raffle.claimed'),
]

/** The latest draws with what they gave away and what of it was claimed. */
export function Draws({ rows }: { readonly rows: readonly Draw[] | undefined }) {
  const { _ } = useLingui()
  return (
    <RowsCard
      title="office-raffle.draws"
      file="draws"
      columns={COLUMNS}
      rows={rows}
      rowKey={({ id }) => id}
      skeletonRows={3}
      empty={<EmptyState icon={<Ticket />} title={_('office-raffle.none')} />}
    />
  )
}
