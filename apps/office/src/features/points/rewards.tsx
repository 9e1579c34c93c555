import { useLingui } from '@lingui/react'
import { listRewards, orderRewards } from '@sanuk/contracts/office-points'
import { Badge } from '@sanuk/ui/badge'
import { Button } from '@sanuk/ui/button'
import { EmptyState } from '@sanuk/ui/empty-state'
import type { Column } from '@sanuk/ui/table'
import { Gift, Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import { AskedTable } from '../../components/asked-table.tsx'
import { OrderDialog } from '../../components/order-dialog.tsx'
import { useLanguage } from '../../language/language.ts'
import { SaveWhole } from '../../lists/save-whole.tsx'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import styles from './points.module.css'
import { POINTS, type Reward } from './points.ts'
import { RewardDialog } from './reward-dialog.tsx'
import { RewardThumbnail } from './reward-thumbnail.tsx'

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
  const columns = useColumns(mayChange ? setEdited : null)
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
        {asked.data && <SaveRewards rows={asked.data} />}
      </div>
      <AskedTable
        title="office-points.sheet.rewards"
        rows={asked.data}
        rowKey={({ id }) => id}
        fault={asked.error}
        onRetry={() => asked.refetch()}
        empty={<EmptyState icon={<Gift />} title={_('office-points.reward.none')} />}
        columns={columns}
      />
      {edited && <RewardDialog reward={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </div>
  )
}

function SaveRewards({ rows }: { readonly rows: readonly Reward[] }) {
  const { _ } = useLingui()
  const language = useLanguage()
  return (
    <SaveWhole
      name="rewards"
      columns={[
        { header: _('office-points.reward'), text: ({ title }) => title[language] ?? title.th ?? title.en ?? '' },
        { header: _('office-points.category'), text: ({ category }) => _(`office-points.category.${category}`) },
        { header: _('office-points.price'), text: ({ points }) => String(points) },
        { header: _('office-points.stock'), text: ({ stock }) => String(stock ?? '') },
        { header: _('office-points.limit'), text: ({ limitPerMember }) => String(limitPerMember ?? '') },
        { header: _('office-points.taken'), text: ({ taken }) => String(taken) },
        { header: _('office.state'), text: ({ open }) => _(open ? 'office-points.open' : 'office-points.closed') },
        { header: _('office.id'), text: ({ id }) => id },
      ]}
      rows={rows}
    />
  )
}

function useColumns(onEdit: ((reward: Reward) => void) | null): readonly Column<Reward>[] {
  const { _ } = useLingui()
  const language = useLanguage()
  return [
    {
      key: 'title',
      header: _('office-points.reward'),
      phone: 'heading',
      cell: (reward) => (
        <span className={styles.named}>
          <RewardThumbnail reward={reward} />
          {reward.title[language] ?? reward.title.th ?? reward.title.en}
        </span>
      ),
    },
    { key: 'category', header: _('office-points.category'), cell: (it) => _(`office-points.category.${it.category}`) },
    {
      key: 'points',
      header: _('office-points.price'),
      align: 'end',
      cell: ({ points }) => points.toLocaleString('en'),
    },
    { key: 'stock', header: _('office-points.stock'), align: 'end', cell: ({ stock }) => stock ?? _('office.none') },
    { key: 'taken', header: _('office-points.taken'), align: 'end', cell: ({ taken }) => taken },
    {
      key: 'open',
      header: _('office.state'),
      cell: ({ open }) => (
        <Badge look={open ? 'good' : 'plain'}>{_(open ? 'office-points.open' : 'office-points.closed')}</Badge>
      ),
    },
    ...(onEdit
      ? [
          {
            key: 'edit',
            header: _('office-points.edit'),
            align: 'end' as const,
            cell: (reward: Reward) => (
              <Button
                look="ghost"
                size="small"
                icon={<Pencil />}
                aria-label={_('office-points.edit.of', { title: reward.title[language] ?? '' })}
                onClick={() => onEdit(reward)}
              >
                {_('office-points.edit')}
              </Button>
            ),
          },
        ]
      : []),
  ]
}
