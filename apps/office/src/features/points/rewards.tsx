import { useLingui } from '@lingui/react'
import { listRewards, orderRewards } from '@sanuk/contracts/office-points'
import { Badge } from '@sanuk/ui/badge'
import { Button } from '@sanuk/ui/button'
import { EmptyState } from '@sanuk/ui/empty-state'
import { Gift, Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import { OrderDialog } from '../../components/order-dialog.tsx'
import { useLanguage } from '../../language/language.ts'
import { type DescribedColumn, ID_COLUMN, numberColumn } from '../../lists/described-column.tsx'
import { RowsTable, SaveRows } from '../../lists/rows-card.tsx'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import styles from './points.module.css'
import { POINTS, type Reward } from './points.ts'
import { RewardDialog } from './reward-dialog.tsx'
import { RewardThumbnail } from './reward-thumbnail.tsx'

const COLUMNS: readonly DescribedColumn<Reward>[] = [
  {
    key: 'title',
    header: 'office-points.reward',
    phone: 'heading',
    text: ({ title }, { language }) => title[language] ?? title.th ?? title.en ?? '',
    cell: (reward, { language }) => (
      <span className={styles.named}>
        <RewardThumbnail reward={reward} />
        {reward.title[language] ?? reward.title.th ?? reward.title.en}
      </span>
    ),
  },
  {
    key: 'category',
    header: 'office-points.category',
    text: ({ category }, { _ }) => _(`office-points.category.${category}`),
  },
  numberColumn('points', 'office-points.price'),
  numberColumn('stock', 'office-points.stock'),
  numberColumn('limitPerMember', 'office-points.limit', { fileOnly: true }),
  numberColumn('taken', 'office-points.taken'),
  {
    key: 'open',
    header: 'office.state',
    text: ({ open }, { _ }) => _(open ? 'office-points.open' : 'office-points.closed'),
    cell: ({ open }, { _ }) => (
      <Badge look={open ? 'good' : 'plain'}>{_(open ? 'office-points.open' : 'office-points.closed')}</Badge>
    ),
  },
  ID_COLUMN,
]

/** For those who may change rewards. */
const EDIT: DescribedColumn<Reward> = {
  key: 'edit',
  header: 'office-points.edit',
  align: 'end',
  cell: ({ title }, { _, language }, open) => (
    <Button
      look="ghost"
      size="small"
      icon={<Pencil />}
      aria-label={_('office-points.edit.of', { title: title[language] ?? '' })}
      onClick={open}
    >
      {_('office-points.edit')}
    </Button>
  ),
}

/** The shelf, open or not, in its order. */
export function Rewards() {
  const { _ } = useLingui()
  const language = useLanguage()
  const mayChange = useMay()('points.change')
  const nameOf = ({ title }: Reward) => title[language] ?? title.th ?? ''
  const [edited, setEdited] = useState<Reward | 'new' | null>(null)
  const asked = useAsked({
    key: [...POINTS, 'rewards'],
    ask: async (signal) => (await call(listRewards, undefined, signal)).list,
  })
  const columns = mayChange ? [...COLUMNS, EDIT] : COLUMNS
  return (
    <div className={styles.page}>
      <div className={styles.deeds}>
        {mayChange && (
          <Button icon={<Plus />} onClick={() => setEdited('new')}>
            {_('office-points.reward.add')}
          </Button>
        )}
        {mayChange && asked.data && asked.data.length > 1 && (
          <OrderDialog
            label={_('office-points.sheet.rewards')}
            about={POINTS}
            items={asked.data.map((reward) => ({ key: reward.id, name: nameOf(reward), content: nameOf(reward) }))}
            onKeep={(ids) => call(orderRewards, { body: { ids: [...ids] } })}
          />
        )}
        <SaveRows file="rewards" columns={columns} rows={asked.data} />
      </div>
      <RowsTable
        title="office-points.sheet.rewards"
        columns={columns}
        rows={asked.data}
        rowKey={({ id }) => id}
        fault={asked.error}
        onRetry={asked.refetch}
        empty={<EmptyState icon={<Gift />} title={_('office-points.reward.none')} />}
        onOpen={setEdited}
      />
      {edited && <RewardDialog reward={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </div>
  )
}
