import { useLingui } from '@lingui/react'
import { Figure, Figures } from '@sanuk/ui/figures'
import { changeOf } from '../../components/day-figures/change-of.ts'
import { FIGURES, type FigureName } from '../../components/day-figures/report-figures.ts'
import { useWriteFigure } from '../../components/use-write-figure.tsx'
import { useWriteDays } from '../../language/use-write-days.ts'
import type { Report } from './reports.ts'

/** The whole span in figures, each beside the days before. */
export function ReportTotals({ report }: { report: Report | undefined }) {
  const { _ } = useLingui()
  const write = useWriteFigure()
  return (
    <Figures label={_('reports.totals')} busy={!report}>
      {FIGURES.map((name) => (
        <Figure key={name} name={_(`reports.figure.${name}`)} value={report && write(report.totals[name])}>
          {report && <Before report={report} name={name} />}
        </Figure>
      ))}
    </Figures>
  )
}

function Before({ report: { totals, before }, name }: { report: Report; name: FigureName }) {
  const { _, i18n } = useLingui()
  const span = useWriteDays().span(before)
  const share = changeOf(totals[name], before.totals[name])
  if (share === null) return _('reports.before.none', { span })
  if (share === 0) return _('reports.before.same', { span })
  const change = i18n.number(share, { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 1 })
  return _('reports.before', { change, span })
}
