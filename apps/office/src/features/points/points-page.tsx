import { useLingui } from '@lingui/react'
import { Tabs } from '@sanuk/ui/tabs'
import { useSearchParams } from 'wouter'
import { PageHead } from '../../components/page-head.tsx'
import { useTitle } from '../../language/use-title.ts'
import { Redemptions } from './redemptions.tsx'
import { Rewards } from './rewards.tsx'
import { Rules } from './rules.tsx'

const SHEETS = ['redemptions', 'rewards', 'rules'] as const
type Sheet = (typeof SHEETS)[number]

/** The point mall: what members ask for, what is on the shelf, and what points are made of. */
export function PointsPage() {
  const { _ } = useLingui()
  useTitle('office-points.title')
  const [query, setQuery] = useSearchParams()
  const sheet = SHEETS.find((known) => known === query.get('sheet')) ?? 'redemptions'
  const panels = { redemptions: <Redemptions />, rewards: <Rewards />, rules: <Rules /> }
  return (
    <>
      <PageHead title={_('office-points.title')} note={_('office-points.note')} />
      <Tabs<Sheet>
        label={_('office-points.title')}
        value={sheet}
        onChange={(chosen) => setQuery({ sheet: chosen }, { replace: true })}
        tabs={SHEETS.map((value) => ({ value, label: _(`office-points.sheet.${value}`), panel: panels[value] }))}
      />
    </>
  )
}
