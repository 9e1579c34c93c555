import { useLingui } from '@lingui/react'
import { DayFigures } from '../../components/day-figures/day-figures.tsx'
import { FIGURES } from '../../components/day-figures/report-figures.ts'
import { useWriteDays } from '../../language/use-write-days.ts'
import type { Report } from './reports.ts'
import { useSpan } from './use-span.ts'

/** The figures of the report day by day. */
export function DayChart({ report }: { report: Report | undefined }) {
  const { _ } = useLingui()
  const { span } = useSpan()
  const days = useWriteDays()
  return (
    <DayFigures
      title={_('reports.days')}
      file={`days-${span.from}-${span.to}`}
      figures={FIGURES}
      days={report?.days}
      nameOf={(figure) => _(`reports.figure.${figure}`)}
      chart={(figure) => _('reports.days.chart', { figure, span: days.span(span) })}
    />
  )
}
