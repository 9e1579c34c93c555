import { useLingui } from '@lingui/react'
import type { CsvColumn } from '../../../components/records/csv.ts'
import { ExportButton } from '../../../components/records/export-button.tsx'
import { type Income, type IncomeDay, kindsIn } from './use-income.ts'

type ExportIncomeProps = {
  /** By its first day. */
  readonly month: string
  readonly income: Income | undefined
  readonly disabled: boolean
}

/** Saves the days of a month, by kind, as a table for spreadsheets. */
export function ExportIncome({ month, income, disabled }: ExportIncomeProps) {
  const { _ } = useLingui()
  const days = income?.days ?? []
  const columns: readonly CsvColumn<IncomeDay>[] = [
    { header: _('agent-income.column.day'), cell: ({ day }) => day },
    { header: _('agent-income.agent'), cell: ({ income }) => income },
    { header: _('agent-income.besides'), cell: ({ besides }) => besides },
    ...kindsIn(days).map((kind) => ({
      header: _(`agent-income.kind.${kind}`),
      cell: ({ kinds }: IncomeDay) => kinds.find((one) => one.kind === kind)?.amount ?? '0.00',
    })),
  ]
  return (
    <ExportButton
      label={_('agent-income.export')}
      name={`income-${month.slice(0, 'yyyy-MM'.length)}`}
      columns={columns}
      page={async () => ({ list: days, nextCursor: null })}
      disabled={disabled}
    />
  )
}
