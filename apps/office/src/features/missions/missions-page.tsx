import { useLingui } from '@lingui/react'
import { officeMissions } from '@sanuk/contracts/office-missions'
import { Skeleton } from '@sanuk/ui/skeleton'
import { Tabs } from '@sanuk/ui/tabs'
import { useSearchParams } from 'wouter'
import { Failed } from '../../components/failed.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useTitle } from '../../language/use-title.ts'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { BoardsSheet } from './boards-sheet.tsx'
import { MISSIONS } from './missions.ts'
import { PlanSheet } from './plan-sheet.tsx'

const SHEETS = ['plan', 'boards'] as const
type Sheet = (typeof SHEETS)[number]

/** Missions, days in a row and boards: what they gave, and the proposal of something else. */
export function MissionsPage() {
  const { _ } = useLingui()
  useTitle('office-missions.title')
  const [query, setQuery] = useSearchParams()
  const { data, error, refetch } = useAsked({ key: MISSIONS, ask: (signal) => call(officeMissions, undefined, signal) })
  const sheet = SHEETS.find((known) => known === query.get('sheet')) ?? 'plan'
  const panels = data && { plan: <PlanSheet data={data} />, boards: <BoardsSheet boards={data.boards} /> }
  return (
    <>
      <PageHead title={_('office-missions.title')} note={_('office-missions.note')} />
      {error && <Failed error={error} onRetry={refetch} />}
      {!panels && !error && <Skeleton height="480px" />}
      {panels && (
        <Tabs<Sheet>
          label={_('office-missions.title')}
          value={sheet}
          onChange={(chosen) => setQuery({ sheet: chosen }, { replace: true })}
          tabs={SHEETS.map((value) => ({ value, label: _(`office-missions.sheet.${value}`), panel: panels[value] }))}
        />
      )}
    </>
  )
}
