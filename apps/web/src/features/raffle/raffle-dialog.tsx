import { useLingui } from '@lingui/react'
import { Dialog } from '@sanuk/ui/dialog'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ErrorState } from '@sanuk/ui/error-state'
import { Skeleton } from '@sanuk/ui/skeleton'
import { Tabs } from '@sanuk/ui/tabs'
import { Ticket } from 'lucide-react'
import { useState } from 'react'
import type { PanelProps } from '../../panels/panel-table.ts'
import { DrawRules } from './draw-rules.tsx'
import { LatestDraw } from './latest-draw.tsx'
import { OwnPrizes } from './own-prizes.tsx'
import styles from './raffle.module.css'
import { useOwnRaffle, useRaffle } from './use-raffle.ts'

type Sheet = 'prizes' | 'own' | 'results'

/** Everything about the draws: what there is to win, what one has, and how the latest one came out. */
export function RaffleDialog({ open, onClose }: PanelProps) {
  const { _ } = useLingui()
  return (
    <Dialog open={open} onClose={onClose} title={_('raffle.title')} closeLabel={_('site.close')} size="medium">
      <Sheets />
    </Dialog>
  )
}

function Sheets() {
  const { _ } = useLingui()
  const { data, isError, refetch } = useRaffle()
  const own = useOwnRaffle()
  const [sheet, setSheet] = useState<Sheet>('prizes')
  if (isError) return <ErrorState title={_('raffle.fault')} retryLabel={_('site.retry')} onRetry={refetch} />
  if (!data) return <Skeleton className={styles.waiting} />
  if (!data.current && !data.latest) return <EmptyState icon={<Ticket />} title={_('raffle.none')} />
  return (
    <Tabs
      label={_('raffle.title')}
      wide
      value={sheet}
      onChange={setSheet}
      tabs={[
        {
          value: 'prizes',
          label: _('raffle.prizes'),
          panel: <DrawRules draw={data.current} own={own?.current ?? null} />,
        },
        { value: 'own', label: _('raffle.own'), panel: <OwnPrizes own={own} /> },
        { value: 'results', label: _('raffle.results'), panel: <LatestDraw draw={data.latest} own={own} /> },
      ]}
    />
  )
}
