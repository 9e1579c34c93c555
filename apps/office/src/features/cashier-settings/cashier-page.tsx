import { useLingui } from '@lingui/react'
import { Tabs } from '@sanuk/ui/tabs'
import { useSearchParams } from 'wouter'
import { PageHead } from '../../components/page-head.tsx'
import { useTitle } from '../../language/use-title.ts'
import { Accounts } from './accounts.tsx'
import { Methods } from './methods.tsx'
import { Thresholds } from './thresholds.tsx'
import { WithdrawalTerms } from './withdrawal-terms.tsx'

const SHEETS = ['methods', 'accounts', 'rules', 'withdrawals'] as const
type Sheet = (typeof SHEETS)[number]

/** How the brand takes money, where it is to arrive, and how it pays out. */
export function CashierPage() {
  const { _ } = useLingui()
  useTitle('office-cashier.settings')
  const [query, setQuery] = useSearchParams()
  const sheet = SHEETS.find((known) => known === query.get('sheet')) ?? 'methods'
  const panels = {
    ...{ methods: <Methods />, accounts: <Accounts />, rules: <Thresholds />, withdrawals: <WithdrawalTerms /> },
  }
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
