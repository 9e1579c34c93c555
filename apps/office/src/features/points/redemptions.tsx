import { useLingui } from '@lingui/react'
import { listRedemptions } from '@sanuk/contracts/office-points'
import { REDEMPTION_STATES, type RedemptionState } from '@sanuk/contracts/points'
import { EmptyState } from '@sanuk/ui/empty-state'
import { Segmented } from '@sanuk/ui/segmented'
import { PackageCheck } from 'lucide-react'
import { useState } from 'react'
import { CardList } from '../../lists/card-list.tsx'
import { SaveList } from '../../lists/save-list.tsx'
import { call } from '../../wire/call.ts'
import { useAskedPages } from '../../wire/use-asked-pages.ts'
import styles from './points.module.css'
import { POINTS } from './points.ts'
import { RedemptionCard } from './redemption-card.tsx'
import { useSavedRedemptions } from './use-saved-redemptions.ts'

/** What members ask for with points: what waits the longest comes first. */
export function Redemptions() {
  const { _ } = useLingui()
  const [state, setState] = useState<RedemptionState>('in_progress')
  const read = (cursor: string | undefined, signal?: AbortSignal) =>
    call(listRedemptions, { query: { state, ...(cursor && { cursor }) } }, signal)
  const asked = useAskedPages({ key: [...POINTS, 'redemptions', state], ask: read })
  return (
    <div className={styles.page}>
      <div className={styles.deeds}>
        <Segmented<RedemptionState>
          label={_('office.state')}
          className={styles.views}
          options={REDEMPTION_STATES.map((value) => ({ value, label: _(`office-points.state.${value}`) }))}
          value={state}
          onChange={setState}
        />
        <SaveList name="redemptions" columns={useSavedRedemptions()} readFrom={read} />
      </div>
      <CardList
        label={_('office-points.sheet.redemptions')}
        asked={asked}
        empty={
          <EmptyState icon={<PackageCheck />} title={_(`office-points.empty.${state}`)}>
            {_('office-points.empty.note')}
          </EmptyState>
        }
        card={(redemption) => <RedemptionCard redemption={redemption} />}
      />
    </div>
  )
}
