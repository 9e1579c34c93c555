import { useLingui } from '@lingui/react'
import { Tabs } from '@sanuk/ui/tabs'
import { useSearchParams } from 'wouter'
import { PageHead } from '../../components/page-head.tsx'
import { useTitle } from '../../language/use-title.ts'
import { useMay } from '../../session/use-operator.ts'
import { ActivityList } from './activity-list.tsx'
import { Applications } from './applications.tsx'

const SHEETS = ['applications', 'activities'] as const
type Sheet = (typeof SHEETS)[number]

/** Promotions that members take part in, and what they ask for. */
export function ActivitiesPage() {
  const { _ } = useLingui()
  useTitle('office-activities.title')
  const maySeeMoney = useMay()('money.see')
  const [query, setQuery] = useSearchParams()
  const sheets = SHEETS.filter((known) => known === 'activities' || maySeeMoney)
  const sheet = sheets.find((known) => known === query.get('sheet')) ?? sheets[0] ?? 'activities'
  const panels = { applications: <Applications />, activities: <ActivityList /> }
  return (
    <>
      <PageHead title={_('office-activities.title')} note={_('office-activities.note')} />
      <Tabs<Sheet>
        label={_('office-activities.title')}
        value={sheet}
        onChange={(chosen) => setQuery({ sheet: chosen }, { replace: true })}
        tabs={sheets.map((value) => ({ value, label: _(`office-activities.sheet.${value}`), panel: panels[value] }))}
      />
    </>
  )
}
