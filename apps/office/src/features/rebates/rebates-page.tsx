import { useLingui } from '@lingui/react'
import { Tabs } from '@sanuk/ui/tabs'
import { useSearchParams } from 'wouter'
import { PageHead } from '../../components/page-head.tsx'
import { useTitle } from '../../language/use-title.ts'
import { RebateSheet } from './rebate-sheet.tsx'
import { TurnoverSheet } from './turnover-sheet.tsx'

const SHEETS = ['rebate', 'turnover'] as const
type Sheet = (typeof SHEETS)[number]

/** What play gives back, and what of it money asks for. */
export function RebatesPage() {
  const { _ } = useLingui()
  useTitle('office-rebates.title')
  const [query, setQuery] = useSearchParams()
  const sheet = SHEETS.find((known) => known === query.get('sheet')) ?? 'rebate'
  const panels = { rebate: <RebateSheet />, turnover: <TurnoverSheet /> }
  return (
    <>
      <PageHead title={_('office-rebates.title')} note={_('office-rebates.note')} />
      <Tabs<Sheet>
        label={_('office-rebates.title')}
        value={sheet}
        onChange={(chosen) => setQuery({ sheet: chosen }, { replace: true })}
        tabs={SHEETS.map((value) => ({ value, label: _(`office-rebates.sheet.${value}`), panel: panels[value] }))}
      />
    </>
  )
}
