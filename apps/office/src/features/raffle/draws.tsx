import { useLingui } from '@lingui/react'
import { Badge } from '@sanuk/ui/badge'
import { EmptyState } from '@sanuk/ui/empty-state'
import { Table } from '@sanuk/ui/table'
import { Ticket } from 'lucide-react'
import { useMoney } from '../../components/use-money.tsx'
import { useMoment } from '../../language/use-moment.ts'
import type { Draw } from './raffle.ts'

/** The latest draws with what they gave away and what of it was claimed. */
export function Draws({ rows }: { readonly rows: readonly Draw[] | undefined }) {
  const { _ } = useLingui()
  const money = useMoney()
  const moment = useMoment()
  return (
    <Table
      label={_('office-raffle.draws')}
      rows={rows}
      rowKey={({ id }) => id}
      skeletonRows={3}
      empty={<EmptyState icon={<Ticket />} title={_('office-raffle.none')} />}
      columns={[
        {
          key: 'closes',
          header: _('office-raffle.closes'),
          phone: 'heading',
          cell: ({ closesAt }) => moment(closesAt),
        },
        {
          key: 'state',
          header: _('office.state'),
          cell: ({ drawnAt }) => (
            <Badge look={drawnAt ? 'plain' : 'live'}>{_(drawnAt ? 'office-raffle.drawn' : 'office-raffle.open')}</Badge>
          ),
        },
        {
          key: 'tickets',
          header: _('office-raffle.tickets'),
          align: 'end',
          cell: ({ drawnAt, tickets }) => (drawnAt ? tickets : _('office.none')),
        },
        {
          key: 'members',
          header: _('office-raffle.members'),
          align: 'end',
          cell: ({ drawnAt, members }) => (drawnAt ? members : _('office.none')),
        },
        { key: 'prizes', header: _('office-raffle.prizes'), align: 'end', cell: ({ prizes }) => money(prizes) },
        { key: 'claimed', header: _('office-raffle.claimed'), align: 'end', cell: ({ claimed }) => money(claimed) },
      ]}
    />
  )
}
