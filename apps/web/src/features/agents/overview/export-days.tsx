import { useLingui } from '@lingui/react'
import type { AgentScope } from '@sanuk/contracts/agent-centre'
import type { DateSpan } from '@sanuk/ui/date-range'
import type { CsvColumn } from '../../../components/records/csv.ts'
import { ExportButton } from '../../../components/records/export-button.tsx'
import { FIGURES } from './figures.ts'
import type { Overview } from './overview-tiles.tsx'

type Day = Overview['days'][number]

type ExportDaysProps = {
  readonly scope: AgentScope
  readonly span: DateSpan
  readonly overview: Overview | undefined
}

/** Saves the days of a span as a table for spreadsheets. */
export function ExportDays({ scope, span, overview }: ExportDaysProps) {
  const { _ } = useLingui()
  const columns: readonly CsvColumn<Day>[] = [
    { header: _('agent-centre.days.day'), cell: ({ day }) => day },
    ...FIGURES.map((name) => ({ header: _(`agent-centre.figure.${name}`), cell: (day: Day) => String(day[name]) })),
  ]
  return (
    <ExportButton
      label={_('agent-centre.days.export')}
      name={`${scope}-${span.from}-${span.to}`}
      columns={columns}
      page={async () => ({ list: overview?.days ?? [], nextCursor: null })}
      disabled={overview === undefined}
    />
  )
}
