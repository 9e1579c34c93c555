import { useLingui } from '@lingui/react'
import { readOverview } from '@sanuk/contracts/office-overview'
import type { AnswerOf } from '@sanuk/contracts/route'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { DayFigures } from '../../components/day-figures/day-figures.tsx'
import { FIGURES } from '../../components/day-figures/report-figures.ts'
import { Failed } from '../../components/failed.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useMoment } from '../../language/use-moment.ts'
import { useTitle } from '../../language/use-title.ts'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import styles from './overview.module.css'
import { QueueTiles } from './queue-tiles.tsx'
import { TodayFigures } from './today-figures.tsx'

export type OverviewAnswer = AnswerOf<typeof readOverview>

const EVERY_MS = 60_000

/** The first page: what must be looked at now, what waits, the day in figures and the days before. */
export function Overview({ alarms }: { alarms: ReactNode }) {
  const { _ } = useLingui()
  useTitle('office.overview')
  const may = useMay()('overview.see')
  return (
    <div className={styles.overview}>
      {may ? <Figured alarms={alarms} /> : <PageHead title={_('office.overview')} />}
      {!may && <QueueTiles />}
    </div>
  )
}

function Figured({ alarms }: { alarms: ReactNode }) {
  const { _ } = useLingui()
  const moment = useMoment()
  const { data, error, isFetching, refetch } = useAsked({
    key: ['overview'],
    ask: (signal) => call(readOverview, undefined, signal),
    everyMs: EVERY_MS,
  })
  return (
    <>
      <PageHead title={_('office.overview')} note={data && _('office.books.at', { at: moment(data.at) })}>
        <Button look="outline" icon={<RotateCw />} busy={isFetching} onClick={() => refetch()}>
          {_('office.refresh')}
        </Button>
      </PageHead>
      {alarms}
      <QueueTiles />
      {error ? (
        <Card>
          <Failed title="reports.overview.failed" error={error} onRetry={refetch} />
        </Card>
      ) : (
        <>
          <TodayFigures overview={data} />
          <DayFigures
            title={_('reports.overview.days')}
            file="overview"
            figures={FIGURES}
            days={data?.days}
            nameOf={(figure) => _(`reports.figure.${figure}`)}
            chart={(figure) => _('reports.overview.chart', { figure })}
          />
          <p className={styles.further}>
            <Link to="/books">{_('reports.overview.books')}</Link>
            <Link to="/reports">{_('reports.title')}</Link>
          </p>
        </>
      )}
    </>
  )
}
