import { useLingui } from '@lingui/react'
import { orderVassalages } from '@sanuk/contracts/office-catalogue'
import { EmptyState } from '@sanuk/ui/empty-state'
import { Skeleton } from '@sanuk/ui/skeleton'
import { Rows3 } from 'lucide-react'
import { useSearchParams } from 'wouter'
import { SortableList } from '../../components/sortable-list.tsx'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import styles from './catalogue.module.css'
import type { Lane } from './catalogue.ts'
import { CategoryChoice } from './category-choice.tsx'
import { LabelActions, LabelState } from './label-actions.tsx'
import { PanelFault } from './panel-fault.tsx'
import { SaveOrder } from './save-order.tsx'
import { useDraftOrder } from './use-draft-order.ts'
import { useLanes } from './use-lanes.ts'

/** The labels of each category as the site's menus show them. */
export function LanesPanel() {
  const { _ } = useLingui()
  const [query, setQuery] = useSearchParams()
  const { data, error, refetch } = useLanes()
  const lane = data?.lanes.find(({ gameType }) => gameType === query.get('gameType')) ?? data?.lanes[0]
  return (
    <div className={styles.panel}>
      <p className={styles.note}>{_('office-catalogue.lanes.note')}</p>
      <PanelFault title="office-catalogue.lanes.failed" fault={data ? null : error} onRetry={refetch} />
      {!data && !error && <Skeleton height="240px" />}
      {data && !lane && <EmptyState icon={<Rows3 />} title={_('office-catalogue.lanes.empty')} />}
      {lane && (
        <>
          <CategoryChoice
            value={lane.gameType}
            onChange={(gameType) => setQuery({ part: 'lanes', gameType }, { replace: true })}
          />
          <Labels key={lane.gameType} lane={lane} />
        </>
      )}
    </div>
  )
}

function Labels({ lane: { gameType, vassalages } }: { lane: Lane }) {
  const { _ } = useLingui()
  const mayChange = useMay()('catalogue.change')
  const draft = useDraftOrder(vassalages, ({ vassalage }) => vassalage)
  return (
    <>
      {mayChange && <p className={styles.note}>{_('office-catalogue.move.hint')}</p>}
      <SortableList
        label={_('office-catalogue.lanes')}
        onSort={mayChange ? draft.sort : undefined}
        items={draft.list.map((label) => ({
          key: label.vassalage,
          name: label.name,
          content: (
            <span className={styles.game}>
              <span className={styles.icon}>{label.icon && <img src={label.icon} alt="" loading="lazy" />}</span>
              <span className={styles.names}>
                <strong>{label.name}</strong>
                <span>{_('office-catalogue.lane.games', { games: label.games })}</span>
              </span>
              <LabelState label={label} />
            </span>
          ),
          action: mayChange && <LabelActions gameType={gameType} label={label} />,
        }))}
      />
      <SaveOrder
        draft={draft}
        save={(names) => call(orderVassalages, { params: { gameType }, body: { vassalages: [...names] } })}
      />
    </>
  )
}
