import { useLingui } from '@lingui/react'
import type { RedemptionState } from '@sanuk/contracts/points'
import { Button } from '@sanuk/ui/button'
import { Chips } from '@sanuk/ui/chips'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ErrorState } from '@sanuk/ui/error-state'
import { Skeleton } from '@sanuk/ui/skeleton'
import { History as HistoryIcon } from 'lucide-react'
import { useState } from 'react'
import { usePanels } from '../../panels/use-panels.ts'
import { faultText } from '../../wire/fault-text.ts'
import { HistoryRow } from './history-row.tsx'
import styles from './points.module.css'
import { useHistory, useVisit } from './use-points.ts'

const VIEWS = ['all', 'in_progress', 'approved', 'rejected', 'cancelled'] as const
type View = RedemptionState | 'all'

/** What points were given for, in all states or in one. */
export function History() {
  const { _ } = useLingui()
  const visit = useVisit()
  const { open } = usePanels()
  const [view, setView] = useState<View>('all')
  if (visit !== 'member') {
    const isGuest = visit === 'guest'
    return (
      <EmptyState
        icon={<HistoryIcon />}
        title={_(isGuest ? 'points.gate.guest' : 'points.history.sign_in')}
        action={
          <Button onClick={() => open(isGuest ? 'needAccount' : 'login', '/pointMall')}>
            {_(isGuest ? 'points.gate.account' : 'site.sign_in')}
          </Button>
        }
      />
    )
  }
  return (
    <>
      <Chips<View>
        label={_('points.history.states')}
        value={view}
        onPick={setView}
        options={VIEWS.map((value) => ({ value, label: _(`points.state.${value}`) }))}
      />
      <Rows key={view} view={view} />
    </>
  )
}

function Rows({ view }: { readonly view: View }) {
  const { _ } = useLingui()
  const { data, error, refetch, hasNextPage, fetchNextPage } = useHistory(view === 'all' ? undefined : view)
  if (error) {
    return (
      <ErrorState title={_('points.history.fault')} retryLabel={_('site.retry')} onRetry={refetch}>
        {faultText(error, _)}
      </ErrorState>
    )
  }
  if (!data) return <Skeleton shape="card" height="240px" />
  const list = data.pages.flatMap((page) => page.list)
  if (list.length === 0) {
    return (
      <EmptyState icon={<HistoryIcon />} title={_('points.history.empty')}>
        {_('points.history.empty.note')}
      </EmptyState>
    )
  }
  return (
    <>
      <ul className={styles.history}>
        {list.map((redemption) => (
          <HistoryRow key={redemption.id} redemption={redemption} />
        ))}
      </ul>
      {hasNextPage && (
        <Button look="quiet" onClick={() => fetchNextPage()}>
          {_('points.history.more')}
        </Button>
      )}
    </>
  )
}
