import { useLingui } from '@lingui/react'
import { ownSalary, type SalaryPeriod } from '@sanuk/contracts/agent-salary'
import type { SalaryScheme } from '@sanuk/contracts/agent-schemes'
import type { CsvColumn } from '../../../components/records/csv.ts'
import { ExportButton } from '../../../components/records/export-button.tsx'
import { useMoment } from '../../../components/use-moment.ts'
import { writeRate } from '../../../components/write-rate.ts'
import { call } from '../../../wire/call.ts'
import { isByDay } from '../terms/scheme-periods.ts'

type ExportPeriodsProps = { readonly scheme: SalaryScheme; readonly disabled: boolean }

/** Saves every period of a scheme that is over as a table for spreadsheets. */
export function ExportPeriods({ scheme, disabled }: ExportPeriodsProps) {
  const { _ } = useLingui()
  const moment = useMoment()
  const days: readonly CsvColumn<SalaryPeriod>[] = isByDay(scheme)
    ? [{ header: _('agent-salary.day'), cell: ({ firstDay }) => firstDay }]
    : [
        { header: _('agent-salary.first_day'), cell: ({ firstDay }) => firstDay },
        { header: _('agent-salary.last_day'), cell: ({ lastDay }) => lastDay },
      ]
  const columns: readonly CsvColumn<SalaryPeriod>[] = [
    ...days,
    { header: _('agent-salary.tier'), cell: ({ tier }) => String(tier) },
    { header: _('agent-salary.rate'), cell: ({ rate }) => writeRate(rate) },
    { header: _('agent-salary.valid'), cell: ({ valid }) => valid },
    { header: _('agent-salary.active'), cell: ({ active }) => String(active) },
    { header: _('agent-salary.earned'), cell: ({ earned }) => earned },
    { header: _('agent-salary.paid'), cell: ({ paid }) => paid },
    { header: _('agent-salary.state'), cell: ({ state }) => _(`agent-salary.state.${state}`) },
    { header: _('agent-salary.paid_at'), isTime: true, cell: ({ paidAt }) => (paidAt ? moment(paidAt) : '') },
  ]
  return (
    <ExportButton
      label={_('agent-salary.periods.export')}
      name={scheme}
      columns={columns}
      page={(cursor) => call(ownSalary, { params: { scheme }, query: { cursor } })}
      disabled={disabled}
    />
  )
}
