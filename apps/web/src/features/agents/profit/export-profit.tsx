import { useLingui } from '@lingui/react'
import type { CsvColumn } from '../../../components/records/csv.ts'
import { ExportButton } from '../../../components/records/export-button.tsx'
import { useWriteUpline } from '../team/use-write-upline.ts'
import { PROFIT_FIGURES, profitFigureNames } from './profit-figures.ts'
import { askProfit, linesOf, type ProfitLine, type ProfitQuestion } from './use-profit.ts'

type ExportProfitProps = { readonly question: ProfitQuestion; readonly disabled: boolean }

/** Saves the whole list, also what is not in sight yet, as a table for spreadsheets. */
export function ExportProfit({ question, disabled }: ExportProfitProps) {
  const { _ } = useLingui()
  const writeUpline = useWriteUpline()
  const columns: readonly CsvColumn<ProfitLine>[] = [
    { header: _('agent-profit.account'), cell: ({ username }) => username },
    { header: _('agent-profit.kind'), cell: ({ kind }) => _(`agent-profit.kind.${kind}`) },
    { header: _('agent-centre.team.upline'), cell: writeUpline },
    ...profitFigureNames.map((name) => ({
      header: _(PROFIT_FIGURES[name]),
      cell: (line: ProfitLine) => String(line[name]),
    })),
  ]
  return (
    <ExportButton
      label={_('agent-profit.export')}
      name={`profit-${question.from}-${question.to}`}
      columns={columns}
      page={async (cursor) => {
        const page = await askProfit(question, cursor)
        return { list: linesOf(page, cursor === ''), nextCursor: page.nextCursor }
      }}
      disabled={disabled}
    />
  )
}
