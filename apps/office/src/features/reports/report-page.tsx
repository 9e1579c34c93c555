import { useLingui } from '@lingui/react'
import { readReport, TOP_GAMES } from '@sanuk/contracts/office-reports'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { DateRange } from '@sanuk/ui/date-range'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ChartColumn, RotateCw } from 'lucide-react'
import { Definitions } from '../../components/day-figures/definitions.tsx'
import { Failed } from '../../components/failed.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useTitle } from '../../language/use-title.ts'
import { useWriteDays } from '../../language/use-write-days.ts'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { useBrand } from '../../wire/use-brand.ts'
import { Breakdown } from './breakdown.tsx'
import { DayChart } from './day-chart.tsx'
import { ReportTotals } from './report-totals.tsx'
import styles from './reports.module.css'
import type { Report } from './reports.ts'
import { useSpan } from './use-span.ts'

/** Business days in figures: all together, day by day, and by what was played. */
export function ReportPage() {
  const { _, i18n } = useLingui()
  useTitle('reports.title')
  const ready = useBrand() !== undefined
  const { span } = useSpan()
  const { data, error, isFetching, refetch } = useAsked({
    // Names of games come in the reader's language; the brand says which day is today.
    key: ['reports', span, i18n.locale, ready],
    ask: async (signal) => (ready ? call(readReport, { query: span }, signal) : null),
  })
  const report = data ?? undefined
  return (
    <>
      <PageHead title={_('reports.title')} note={_('reports.note')}>
        <Button look="outline" icon={<RotateCw />} busy={isFetching} onClick={() => refetch()}>
          {_('office.refresh')}
        </Button>
      </PageHead>
      <div className={styles.report}>
        <Span />
        {error ? (
          <Card>
            <Failed title="reports.failed" error={error} onRetry={refetch} />
          </Card>
        ) : (
          <>
            <div className={styles.totals}>
              <ReportTotals report={report} />
              <Definitions />
            </div>
            <DayChart report={report} />
            {report?.totals.rounds === 0 ? <NothingPlayed /> : <Breakdowns report={report} />}
          </>
        )}
      </div>
    </>
  )
}

function Span() {
  const { _ } = useLingui()
  const { today, span, choose } = useSpan()
  const days = useWriteDays()
  return (
    <DateRange
      words={{
        label: _('reports.span'),
        presets: {
          today: _('reports.span.today'),
          previous7: _('reports.span.previous7'),
          previous30: _('reports.span.previous30'),
          previous90: _('reports.span.previous90'),
        },
        custom: days.span(span),
        from: _('reports.span.from'),
        to: _('reports.span.to'),
      }}
      value={span}
      onChange={choose}
      today={today}
      max={today}
    />
  )
}

function NothingPlayed() {
  const { _ } = useLingui()
  return (
    <Card>
      <EmptyState icon={<ChartColumn />} title={_('reports.empty')}>
        {_('reports.empty.note')}
      </EmptyState>
    </Card>
  )
}

function Breakdowns({ report }: { report: Report | undefined }) {
  const { _ } = useLingui()
  return (
    <>
      <div className={styles.pair}>
        <Breakdown
          name="categories"
          title={_('reports.categories')}
          rows={report?.categories}
          rowKey={({ category }) => category}
          first={{ header: _('reports.category'), cell: ({ category }) => _(`office.category.${category}`) }}
          saved={[{ header: _('reports.category'), text: ({ category }) => _(`office.category.${category}`) }]}
        />
        <Breakdown
          name="labels"
          title={_('reports.labels')}
          rows={report?.labels}
          rowKey={({ vendor, label }) => `${vendor} ${label}`}
          first={{ header: _('reports.label'), cell: ({ label }) => label }}
          saved={[
            { header: _('reports.vendor'), text: ({ vendor }) => vendor },
            { header: _('reports.label'), text: ({ label }) => label },
          ]}
        />
      </div>
      <Breakdown
        name="games"
        title={_('reports.games')}
        note={_('reports.games.note', { games: Math.min(TOP_GAMES, report?.games.length ?? TOP_GAMES) })}
        rows={report?.games}
        rowKey={({ vendor, code }) => `${vendor} ${code}`}
        first={{ header: _('reports.game'), cell: ({ name }) => name }}
        further={[
          {
            key: 'category',
            header: _('reports.category'),
            cell: ({ category }) => _(`office.category.${category}`),
          },
          { key: 'vendor', header: _('reports.vendor'), phone: 'none', cell: ({ vendor }) => vendor },
        ]}
        saved={[
          { header: _('reports.vendor'), text: ({ vendor }) => vendor },
          { header: _('vendors.code'), text: ({ code }) => code },
          { header: _('reports.game'), text: ({ name }) => name },
          { header: _('reports.category'), text: ({ category }) => _(`office.category.${category}`) },
        ]}
      />
    </>
  )
}
