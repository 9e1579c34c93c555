import { useLingui } from '@lingui/react'
import type { DateSpan } from '@sanuk/ui/date-range'
import type { CsvColumn } from '../../components/records/csv.ts'
import { ExportButton } from '../../components/records/export-button.tsx'
import type { Profit } from './profit-tables.tsx'

type Day = Profit['days'][number]

/** Saves the days of a span as a table for spreadsheets. */
export function ExportProfit({ span, profit }: { readonly span: DateSpan; readonly profit: Profit | undefined }) {
  const { _ } = useLingui()
  const columns: readonly CsvColumn<Day>[] = [
    { header: _('wagers.by_day.column'), cell: ({ day }) => day },
    { header: _('wagers.total.rounds'), cell: ({ rounds }) => String(rounds) },
    { header: _('wagers.total.stake'), cell: ({ stake }) => stake },
    { header: _('wagers.total.win'), cell: ({ win }) => win },
    { header: _('wagers.total.net'), cell: ({ net }) => net },
  ]
  return (
    <ExportButton
      label={_('protection.profit.export')}
      name={`${span.from}-${span.to}`}
      columns={columns}
      page={async () => ({ list: profit?.days ?? [], nextCursor: null })}
      disabled={profit === undefined}
    />
  )
}
