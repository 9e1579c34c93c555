import { useLingui } from '@lingui/react'
import type { MissionReward } from '@sanuk/contracts/missions'
import { CountBadge } from '@sanuk/ui/badge'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ErrorState } from '@sanuk/ui/error-state'
import { Skeleton } from '@sanuk/ui/skeleton'
import { Tabs } from '@sanuk/ui/tabs'
import { CalendarCheck, Target, Trophy } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { PanelHead } from '../../components/panel-head.tsx'
import { faultText } from '../../wire/fault-text.ts'
import { BoardSheet } from './board-sheet.tsx'
import { CheckInSheet } from './check-in-sheet.tsx'
import { MissionSheet } from './mission-sheet.tsx'
import styles from './missions.module.css'
import { type OwnMissions, useMissions } from './use-missions.ts'
import { WonDialog } from './won-dialog.tsx'

/** Things to do for a reward, days in a row, and the board of the week, as a page of the member centre. */
export function MissionsPage({ title }: { readonly title: ReactNode }) {
  const { _ } = useLingui()
  const { data, error, isLoadingError, refetch } = useMissions()
  return (
    <>
      <PanelHead title={title} />
      {isLoadingError && (
        <ErrorState title={_('missions.failed')} retryLabel={_('site.retry')} onRetry={refetch}>
          {faultText(error, _)}
        </ErrorState>
      )}
      {!data && !isLoadingError && <Skeleton className={styles.waiting} />}
      {data?.open === false && (
        <EmptyState icon={<Target />} title={_('missions.shut')}>
          {_('missions.shut.note')}
        </EmptyState>
      )}
      {data?.open && <Sheets own={data} />}
    </>
  )
}

const SHEETS = ['missions', 'check_in', 'board'] as const
type Sheet = (typeof SHEETS)[number]

function Sheets({ own }: { readonly own: OwnMissions }) {
  const { _ } = useLingui()
  const [sheet, setSheet] = useState<Sheet>('missions')
  const [won, setWon] = useState<MissionReward | null>(null)
  const done = own.missions.filter(({ state, soldOut }) => state === 'completed' && !soldOut).length
  const panels = {
    missions: {
      icon: <Target />,
      mark: <CountBadge count={done} label={_('missions.waiting', { count: done })} />,
      panel: <MissionSheet missions={own.missions} onWon={setWon} />,
    },
    check_in: own.checkIn && {
      icon: <CalendarCheck />,
      panel: <CheckInSheet days={own.checkIn} onWon={setWon} />,
    },
    board: own.board && { icon: <Trophy />, panel: <BoardSheet onWon={setWon} /> },
  }
  const tabs = SHEETS.flatMap((value) => {
    const panel = panels[value]
    return panel ? [{ value, label: _(`missions.sheet.${value}`), ...panel }] : []
  })
  return (
    <>
      <Tabs<Sheet> wide label={_('missions.title')} value={sheet} onChange={setSheet} tabs={tabs} />
      <WonDialog reward={won} onClose={() => setWon(null)} />
    </>
  )
}
