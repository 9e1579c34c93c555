import { useLingui } from '@lingui/react'
import { type LotteryReportAnswer, readLotteryReport } from '@sanuk/contracts/office-lottery-reports'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { Figure, Figures } from '@sanuk/ui/figures'
import { RotateCw } from 'lucide-react'
import { DayFigures } from '../../../components/day-figures/day-figures.tsx'
import { Failed } from '../../../components/failed.tsx'
import { PageHead } from '../../../components/page-head.tsx'
import { useWriteFigure } from '../../../components/use-write-figure.tsx'
import { useTitle } from '../../../language/use-title.ts'
import { useWriteDays } from '../../../language/use-write-days.ts'
import { BackLink } from '../../../lists/back-link.tsx'
import { call } from '../../../wire/call.ts'
import { useAsked } from '../../../wire/use-asked.ts'
import { useBrand } from '../../../wire/use-brand.ts'
import styles from '../lottery.module.css'
import { LOTTERY } from '../lottery.ts'
import { holdShare, REPORT_FIGURES } from './figures.ts'
import { ReportFilters } from './report-filters.tsx'
import { ReportLines } from './report-lines.tsx'
import { type ReportQuery, useReportQuery } from './report-query.ts'

/** Settled tickets in figures: all together, day by day, and by lottery, play, issue or day. */
export function LotteryReportPage() {
  const { _ } = useLingui()
  useTitle('office-lottery-report.title')
  const brand = useBrand()
  const { today, asked, choose } = useReportQuery()
  const { span, by, game, vendor } = asked
  const query = { ...span, by, ...(game && { game }), ...(vendor && { vendor }) }
  const { data, error, isFetching, refetch } = useAsked({
    // The brand says which day is today.
    key: [...LOTTERY, 'report', query, brand?.timeZone],
    ask: (signal) => call(readLotteryReport, { query }, signal),
  })
  return (
    <>
      <BackLink to="/lottery">{_('office-lottery.back')}</BackLink>
      <PageHead title={_('office-lottery-report.title')} note={_('office-lottery-report.note')}>
        <Button look="outline" icon={<RotateCw />} busy={isFetching} onClick={() => refetch()}>
          {_('office.refresh')}
        </Button>
      </PageHead>
      <div className={styles.page}>
        <ReportFilters today={today} asked={asked} onChoose={choose} />
        {error ? (
          <Card>
            <Failed title="office-lottery-report.failed" error={error} onRetry={refetch} />
          </Card>
        ) : (
          <>
            <Totals answer={data} />
            <Days answer={data} asked={asked} />
            <ReportLines key={by} answer={data} asked={asked} />
          </>
        )}
      </div>
    </>
  )
}

type Answered = { readonly answer: LotteryReportAnswer | undefined }

function Totals({ answer }: Answered) {
  const { _ } = useLingui()
  const write = useWriteFigure()
  return (
    <>
      {answer && answer.uncounted > 0 && (
        <p className={styles.attention} role="status">
          {_('office-lottery-report.uncounted', { count: answer.uncounted })}
        </p>
      )}
      <Figures label={_('office-lottery-report.totals')} busy={!answer}>
        {REPORT_FIGURES.map((name) => (
          <Figure
            key={name}
            name={_(`office-lottery-report.figure.${name}`)}
            value={answer && write(answer.totals[name])}
          >
            {name === 'hold' && answer && holdShare(answer.totals)}
          </Figure>
        ))}
      </Figures>
    </>
  )
}

function Days({ answer, asked }: Answered & { readonly asked: ReportQuery }) {
  const { _ } = useLingui()
  const days = useWriteDays()
  return (
    <DayFigures
      title={_('office-lottery-report.days')}
      file={`lottery-days-${asked.span.from}-${asked.span.to}`}
      figures={REPORT_FIGURES}
      days={answer?.days}
      nameOf={(figure) => _(`office-lottery-report.figure.${figure}`)}
      chart={(figure) => _('office-lottery-report.days.chart', { figure, span: days.span(asked.span) })}
    />
  )
}
