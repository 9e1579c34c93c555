import { useLingui } from '@lingui/react'
import { Tabs } from '@sanuk/ui/tabs'
import { useSearchParams } from 'react-router-dom'
import { PageHead } from '../../components/page-head.tsx'
import { useTitle } from '../../language/use-title.ts'
import { Accounts } from './accounts.tsx'
import { Methods } from './methods.tsx'

const SHEETS = ['methods', 'accounts'] as const
type Sheet = (typeof SHEETS)[number]

/** How the brand takes money, and where it is to arrive. */
export function CashierPage() {
  const { _ } = useLingui()
  useTitle('office-cashier.settings')
  const [query, setQuery] = useSearchParams()
  const sheet = SHEETS.find((known) => known === query.get('sheet')) ?? 'methods'
  const panels = { methods: <Methods />, accounts: <Accounts /> }
  return (
    <>
      <PageHead title={_('office-cashier.settings')} note={_('office-cashier.settings.note')} />
      <Tabs<Sheet>
        label={_('office-cashier.settings')}
        value={sheet}
        onChange={(chosen) => setQuery({ sheet: chosen }, { replace: true })}
        tabs={SHEETS.map((value) => ({ value, label: _(`office-cashier.sheet.${value}`), panel: panels[value] }))}
      />
    </>
  )
}
