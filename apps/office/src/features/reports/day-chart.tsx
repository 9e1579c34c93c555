import { useLingui } from '@lingui/react'
import { Card } from '@sanuk/ui/card'
import { Select } from '@sanuk/ui/select'
import { Skeleton } from '@sanuk/ui/skeleton'
import { Table } from '@sanuk/ui/table'
import { lazy, Suspense, useState } from 'react'
import { wholeOf } from './change-of.ts'
import styles from './reports.module.css'
import { FIGURES, type FigureName, type Report } from './reports.ts'
import { SaveRows } from './save-rows.tsx'
import { useWriteDays } from './use-span.ts'
import { useWriteFigure } from './use-write-figure.tsx'

// What draws is loaded with the first chart: no other page has one.
const DayPlot = lazy(async () => ({ default: (await import('./day-plot.tsx')).DayPlot }))

/** One figure day by day as a chart, and all of them as a table. */
export function DayChart({ report }: { report: Report | undefined }) {
  const { _ } = useLingui()
  const days = useWriteDays()
  const write = useWriteFigure()
  const [figure, setFigure] = useState<FigureName>('gross')
  const [at, setAt] = useState<number | null>(null)
  const pointed = report?.days[at ?? report.days.length - 1]
  const span = report ? days.span({ from: report.days.at(0)?.day ?? '', to: report.days.at(-1)?.day ?? '' }) : ''
  return (
    <Card
      title={_('reports.days')}
      action={report && <SaveRows name="days" columns={['day', ...FIGURES]} rows={report.days} />}
    >
      <div className={styles.bar}>
        <Select
          className={styles.choice}
          label={_('reports.days.show')}
          value={figure}
          onChange={setFigure}
          options={FIGURES.map((value) => ({ value, label: _(`reports.figure.${value}`) }))}
        />
        <p className={styles.pointed} aria-hidden>
          {pointed && (
            <>
              {days.long(pointed.day)} <b>{write(pointed[figure])}</b>
            </>
          )}
        </p>
      </div>
      <div
        className={styles.plot}
        role="img"
        aria-label={_('reports.days.chart', { figure: _(`reports.figure.${figure}`), span })}
      >
        {report ? (
          <Suspense fallback={<Skeleton height="240px" />}>
            <DayPlot
              days={report.days.map(({ day }) => days.short(day))}
              values={report.days.map((day) => drawn(day[figure]))}
              onPoint={setAt}
            />
          </Suspense>
        ) : (
          <Skeleton height="240px" />
        )}
      </div>
      {report && <DayTable report={report} />}
    </Card>
  )
}

/** As far as a line on a screen can tell: figures that are read are never made of this. */
const drawn = (figure: string | number): number =>
  typeof figure === 'number' ? figure : Number(wholeOf(figure)) / 10_000

function DayTable({ report }: { report: Report }) {
  const { _ } = useLingui()
  const days = useWriteDays()
  const write = useWriteFigure()
  return (
    <details className={styles.more}>
      <summary>{_('reports.days.table')}</summary>
      <Table
        label={_('reports.days.table')}
        columns={[
          { key: 'day', header: _('reports.day'), phone: 'heading' as const, cell: ({ day }) => days.long(day) },
          ...FIGURES.map((name) => ({
            key: name,
            header: _(`reports.figure.${name}`),
            align: 'end' as const,
            cell: (day: Report['days'][number]) => write(day[name]),
          })),
        ]}
        rows={[...report.days].reverse()}
        rowKey={({ day }) => day}
        empty={null}
      />
    </details>
  )
}
