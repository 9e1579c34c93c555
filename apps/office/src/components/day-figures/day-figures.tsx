import { useLingui } from '@lingui/react'
import { Card } from '@sanuk/ui/card'
import { Select } from '@sanuk/ui/select'
import { Skeleton } from '@sanuk/ui/skeleton'
import { Table } from '@sanuk/ui/table'
import { lazy, Suspense, useState } from 'react'
import { useWriteDays } from '../../language/use-write-days.ts'
import { SaveWhole } from '../../lists/save-whole.tsx'
import { useWriteFigure } from '../use-write-figure.tsx'
import { type WireFigure, wholeOf } from '../wire-figure.ts'
import styles from './day-figures.module.css'

// What draws is loaded with the first chart: no other page has one.
const DayPlot = lazy(async () => ({ default: (await import('@sanuk/ui/day-plot')).DayPlot }))

type Day<Name extends string> = { readonly day: string } & Readonly<Record<Name, WireFigure>>

type Props<Name extends string> = {
  readonly title: string
  /** What the file is called before the day it is saved on. */
  readonly file: string
  /** The figures of a day in their order; the first one is drawn until another is chosen. */
  readonly figures: readonly Name[]
  /** Oldest first; left out while they load. */
  readonly days: readonly Day<Name>[] | undefined
  readonly nameOf: (figure: Name) => string
  /** What who does not see the chart is told of it. */
  readonly chart: (figure: string) => string
}

/** One figure day by day as a chart, and all of them as a table and a file. */
export function DayFigures<Name extends string>({ title, file, figures, days, nameOf, chart }: Props<Name>) {
  const { _ } = useLingui()
  const writeDays = useWriteDays()
  const write = useWriteFigure()
  const [chosen, setChosen] = useState<Name>()
  const [at, setAt] = useState<number | null>(null)
  const figure = chosen ?? figures[0]
  const pointed = days?.[at ?? days.length - 1]
  if (figure === undefined) return null
  const isFlat = days?.every((day) => drawn(day[figure]) === 0)
  return (
    <Card title={title} action={days && <SaveDays file={file} figures={figures} days={days} nameOf={nameOf} />}>
      <div className={styles.bar}>
        <Select
          className={styles.choice}
          label={_('reports.days.show')}
          value={figure}
          onChange={setChosen}
          options={figures.map((value) => ({ value, label: nameOf(value) }))}
        />
        <p className={styles.pointed} aria-hidden>
          {pointed && (
            <>
              {writeDays.long(pointed.day)} <b>{write(pointed[figure])}</b>
            </>
          )}
        </p>
      </div>
      <div className={styles.plot} {...(!isFlat && { role: 'img', 'aria-label': chart(nameOf(figure)) })}>
        {isFlat && <p className={styles.flat}>{_('reports.days.zero', { figure: nameOf(figure) })}</p>}
        {days && !isFlat && (
          <Suspense fallback={<Skeleton height="240px" />}>
            <DayPlot
              days={days.map(({ day }) => writeDays.short(day))}
              values={days.map((day) => drawn(day[figure]))}
              onPoint={setAt}
            />
          </Suspense>
        )}
        {!days && <Skeleton height="240px" />}
      </div>
      {days && <DayTable figures={figures} days={days} nameOf={nameOf} />}
    </Card>
  )
}

/** As far as a line on a screen can tell: figures that are read are never made of this. */
const drawn = (figure: WireFigure): number => (typeof figure === 'number' ? figure : Number(wholeOf(figure)) / 10_000)

type Shown<Name extends string> = Pick<Props<Name>, 'figures' | 'nameOf'> & { readonly days: readonly Day<Name>[] }

function SaveDays<Name extends string>({ file, figures, days, nameOf }: Shown<Name> & { readonly file: string }) {
  const { _ } = useLingui()
  return (
    <SaveWhole
      name={file}
      columns={[
        { header: _('reports.day'), text: ({ day }) => day },
        ...figures.map((name) => ({ header: nameOf(name), text: (day: Day<Name>) => String(day[name]) })),
      ]}
      rows={days}
    />
  )
}

function DayTable<Name extends string>({ figures, days, nameOf }: Shown<Name>) {
  const { _ } = useLingui()
  const writeDays = useWriteDays()
  const write = useWriteFigure()
  return (
    <details className={styles.more}>
      <summary>{_('reports.days.table')}</summary>
      <Table
        label={_('reports.days.table')}
        columns={[
          { key: 'day', header: _('reports.day'), phone: 'heading' as const, cell: ({ day }) => writeDays.long(day) },
          ...figures.map((name) => ({
            key: name,
            header: nameOf(name),
            align: 'end' as const,
            cell: (day: Day<Name>) => write(day[name]),
          })),
        ]}
        rows={[...days].reverse()}
        rowKey={({ day }) => day}
        empty={null}
      />
    </details>
  )
}
