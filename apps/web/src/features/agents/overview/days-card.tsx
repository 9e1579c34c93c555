import { useLingui } from '@lingui/react'
import { Card } from '@sanuk/ui/card'
import { Select } from '@sanuk/ui/select'
import { Skeleton } from '@sanuk/ui/skeleton'
import { Table } from '@sanuk/ui/table'
import { lazy, Suspense, useState } from 'react'
import { writeDay, writeLongDay } from '../../../components/records/written-days.ts'
import { useLanguage } from '../../../language/language.ts'
import { chartValueOf, FIGURES, type FigureName } from './figures.ts'
import styles from './overview.module.css'
import type { Overview } from './overview-tiles.tsx'
import { useWriteFigure } from './use-write-figure.tsx'

// What draws is loaded with the first chart: no other page of the site has one.
const DayPlot = lazy(async () => ({ default: (await import('@sanuk/ui/day-plot')).DayPlot }))

type DaysProps = { readonly days: Overview['days'] }

/** One figure day by day as a chart, and all of them as a table. */
export function DaysCard({ days }: DaysProps) {
  const { _ } = useLingui()
  const language = useLanguage()
  const write = useWriteFigure()
  const [figure, setFigure] = useState<FigureName>('valid')
  const [at, setAt] = useState<number | null>(null)
  const pointed = days[at ?? days.length - 1]
  const name = _(`agent-centre.figure.${figure}`)
  const isFlat = days.every((day) => chartValueOf(day[figure]) === 0)
  return (
    <Card level={3} title={_('agent-centre.days')}>
      <div className={styles.bar}>
        <Select
          className={styles.choice}
          label={_('agent-centre.days.figure')}
          value={figure}
          onChange={setFigure}
          options={FIGURES.map((value) => ({ value, label: _(`agent-centre.figure.${value}`) }))}
        />
        <p className={styles.pointed} aria-hidden="true">
          {pointed && (
            <>
              {writeLongDay(pointed.day, language)} <b>{write.show(figure, pointed[figure])}</b>
            </>
          )}
        </p>
      </div>
      <div
        className={styles.plot}
        {...(!isFlat && { role: 'img', 'aria-label': _('agent-centre.days.chart', { figure: name }) })}
      >
        {isFlat ? (
          <p className={styles.flat}>{_('agent-centre.days.flat', { figure: name })}</p>
        ) : (
          <Suspense fallback={<Skeleton height="240px" />}>
            <DayPlot
              days={days.map(({ day }) => writeDay(day, language))}
              values={days.map((day) => chartValueOf(day[figure]))}
              onPoint={setAt}
            />
          </Suspense>
        )}
      </div>
      <DayTable days={days} />
    </Card>
  )
}

function DayTable({ days }: DaysProps) {
  const { _ } = useLingui()
  const language = useLanguage()
  const write = useWriteFigure()
  return (
    <details className={styles.more}>
      <summary>{_('agent-centre.days.table')}</summary>
      <Table
        label={_('agent-centre.days')}
        columns={[
          {
            key: 'day',
            header: _('agent-centre.days.day'),
            phone: 'heading' as const,
            cell: ({ day }) => writeDay(day, language),
          },
          ...FIGURES.map((name) => ({
            key: name,
            header: _(`agent-centre.figure.${name}`),
            align: 'end' as const,
            cell: (day: Overview['days'][number]) => write.show(name, day[name]),
          })),
        ]}
        rows={days.toReversed()}
        rowKey={({ day }) => day}
        empty={null}
      />
    </details>
  )
}
