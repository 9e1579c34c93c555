import { useLingui } from '@lingui/react'
import { type DividendBill, ownDividends } from '@sanuk/contracts/agent-dividend'
import type { DividendScheme } from '@sanuk/contracts/agent-schemes'
import type { CsvColumn } from '../../../components/records/csv.ts'
import { ExportButton } from '../../../components/records/export-button.tsx'
import { useMoment } from '../../../components/use-moment.ts'
import { writeRate } from '../../../components/write-rate.ts'
import { call } from '../../../wire/call.ts'

type ExportBillsProps = { readonly scheme: DividendScheme; readonly disabled: boolean }

/** Saves the dividends of every period that is over as a table for spreadsheets. */
export function ExportBills({ scheme, disabled }: ExportBillsProps) {
  const { _ } = useLingui()
  return (
    <ExportButton
      label={_('agent-dividend.bills.export')}
      name={scheme}
      columns={useBillColumns()}
      page={(cursor) => call(ownDividends, { query: { scheme, cursor } })}
      disabled={disabled}
    />
  )
}

function useBillColumns(): readonly CsvColumn<DividendBill>[] {
  const { _ } = useLingui()
  const moment = useMoment()
  return [
    { header: _('agent-dividend.first_day'), cell: ({ firstDay }) => firstDay },
    { header: _('agent-dividend.last_day'), cell: ({ lastDay }) => lastDay },
    { header: _('agent-dividend.valid'), cell: ({ valid }) => valid },
    { header: _('agent-dividend.active'), cell: ({ active }) => String(active) },
    { header: _('agent-dividend.net'), cell: ({ net }) => net },
    { header: _('agent-dividend.carried'), cell: ({ carried }) => carried },
    { header: _('agent-dividend.loss'), cell: ({ loss }) => loss },
    { header: _('agent-dividend.tier.number'), cell: ({ tier }) => String(tier) },
    { header: _('agent-dividend.rate'), cell: ({ rate }) => writeRate(rate) },
    { header: _('agent-dividend.amount'), cell: ({ amount }) => amount },
    // 1 or 0, so that they can be added up.
    { header: _('agent-dividend.limit'), cell: ({ limited }) => String(Number(limited)) },
    { header: _('agent-dividend.below'), cell: ({ below }) => below },
    { header: _('agent-dividend.earned'), cell: ({ earned }) => earned },
    { header: _('agent-dividend.paid'), cell: ({ paid }) => paid },
    { header: _('agent-dividend.state'), cell: ({ state }) => _(`agent-dividend.state.${state}`) },
    { header: _('agent-dividend.paid_at'), isTime: true, cell: ({ paidAt }) => (paidAt ? moment(paidAt) : '') },
    { header: _('agent-dividend.reason'), cell: ({ reason }) => reason ?? '' },
  ]
}
