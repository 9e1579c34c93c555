import { useLingui } from '@lingui/react'
import { ownDailySalary, type SalaryDay } from '@sanuk/contracts/agent-salary'
import type { CsvColumn } from '../../../components/records/csv.ts'
import { ExportButton } from '../../../components/records/export-button.tsx'
import { useMoment } from '../../../components/use-moment.ts'
import { call } from '../../../wire/call.ts'

/** Saves every day that is over as a table for spreadsheets. */
export function ExportDays({ disabled }: { readonly disabled: boolean }) {
  const { _ } = useLingui()
  const moment = useMoment()
  const columns: readonly CsvColumn<SalaryDay>[] = [
    { header: _('agent-salary.day'), cell: ({ day }) => day },
    { header: _('agent-salary.valid'), cell: ({ valid }) => valid },
    { header: _('agent-salary.earned'), cell: ({ earned }) => earned },
    { header: _('agent-salary.paid'), cell: ({ paid }) => paid },
    { header: _('agent-salary.state'), cell: ({ state }) => _(`agent-salary.state.${state}`) },
    { header: _('agent-salary.paid_at'), isTime: true, cell: ({ paidAt }) => (paidAt ? moment(paidAt) : '') },
  ]
  return (
    <ExportButton
      label={_('agent-salary.days.export')}
      name="daily-salary"
      columns={columns}
      page={(cursor) => call(ownDailySalary, { query: { cursor } })}
      disabled={disabled}
    />
  )
}
