import { useLingui } from '@lingui/react'
import { Card } from '@sanuk/ui/card'
import { EmptyState } from '@sanuk/ui/empty-state'
import { Table } from '@sanuk/ui/table'
import { Trophy } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useMoney } from '../../components/use-money.tsx'
import { useMoment } from '../../language/use-moment.ts'
import type { ListColumn } from '../../lists/list-column.ts'
import { SaveWhole } from '../../lists/save-whole.tsx'
import type { PoolRecord } from './pools.ts'

type Drop = PoolRecord['drops'][number]

/** Which members won a pool, in which game, and how much. */
export function DropList({ drops }: { readonly drops: readonly Drop[] | undefined }) {
  const { _ } = useLingui()
  const columns = useColumns()
  return (
    <Card
      title={_('office-pools.drops')}
      action={drops && <SaveWhole name="pool-drops" columns={columns} rows={drops} />}
    >
      <Table
        label={_('office-pools.drops')}
        columns={columns}
        rows={drops}
        rowKey={({ transaction }) => transaction}
        empty={
          <EmptyState icon={<Trophy />} title={_('office-pools.drops.none')}>
            {_('office-pools.drops.none.note')}
          </EmptyState>
        }
      />
    </Card>
  )
}

function useColumns(): readonly ListColumn<Drop>[] {
  const { _ } = useLingui()
  const money = useMoney()
  const moment = useMoment()
  return [
    {
      ...{ key: 'at', header: _('office-pools.at'), phone: 'heading' },
      ...{ text: ({ at }) => at, cell: ({ at }) => moment(at) },
    },
    {
      ...{ key: 'member', header: _('office-pools.member') },
      text: ({ member }) => member.username,
      cell: ({ member }) => <Link to={`/members/${member.id}`}>{member.username}</Link>,
    },
    { key: 'game', header: _('office-pools.game'), text: ({ game }) => game, cell: ({ game }) => game },
    {
      ...{ key: 'amount', header: _('office-pools.amount'), align: 'end' },
      ...{ text: ({ amount }) => amount, cell: ({ amount }) => money(amount) },
    },
    {
      ...{ key: 'transaction', header: _('office-pools.transaction'), phone: 'none' },
      ...{ text: ({ transaction }) => transaction, cell: ({ transaction }) => transaction },
    },
  ]
}
