import { useLingui } from '@lingui/react'
import { EmptyState } from '@sanuk/ui/empty-state'
import { Trophy } from 'lucide-react'
import { type DescribedColumn, momentColumn, moneyColumn, textColumn } from '../../lists/described-column.tsx'
import { RowsCard } from '../../lists/rows-card.tsx'
import type { PoolRecord } from './pools.ts'

type Drop = PoolRecord['drops'][number]

const COLUMNS: readonly DescribedColumn<Drop>[] = [
  momentColumn('at', 'office-pools.at', { phone: 'heading' }),
  {
    key: 'member',
    header: 'office-pools.member',
    text: ({ member }) => member.username,
    link: ({ member }) => `/members/${member.id}`,
  },
  textColumn('game', 'office-pools.game'),
  moneyColumn('amount', 'office-pools.amount'),
  textColumn('transaction', 'office-pools.transaction', { phone: 'none' }),
]

/** Which members won a pool, in which game, and how much. */
export function DropList({ drops }: { readonly drops: readonly Drop[] | undefined }) {
  const { _ } = useLingui()
  return (
    <RowsCard
      title="office-pools.drops"
      file="pool-drops"
      columns={COLUMNS}
      rows={drops}
      rowKey={({ transaction }) => transaction}
      empty={
        <EmptyState icon={<Trophy />} title={_('office-pools.drops.none')}>
          {_('office-pools.drops.none.note')}
        </EmptyState>
      }
    />
  )
}
