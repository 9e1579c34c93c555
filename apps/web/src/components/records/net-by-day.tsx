import { useLingui } from '@lingui/react'
import { ZERO } from '@sanuk/money/amount'
import { formatNet } from '@sanuk/money/format'
import { Card } from '@sanuk/ui/card'
import { Money } from '@sanuk/ui/money'
import { Skeleton } from '@sanuk/ui/skeleton'
import { useState } from 'react'
import { useCurrency } from '../../brand/use-currency.ts'
import { useLanguage } from '../../language/language.ts'
import { type DayNet, type NetBar, netChart } from './net-bars.ts'
import styles from './net-by-day.module.css'
import { writeDay, writeLongDay } from './written-days.ts'

/** Share of a day's room that its bar takes, and the widest a bar may be, in hundredths. */
const FILL = 0.66
const WIDEST = 5

/** Net by day: jade above the line, ruby below. `days` is left out while they load. */
export function NetByDay({ days }: { days: readonly DayNet[] | undefined }) {
  const { _ } = useLingui()
  const language = useLanguage()
  const [pointed, setPointed] = useState<NetBar | null>(null)
  const [first, last] = [days?.at(0), days?.at(-1)]
  return (
    <Card
      level={3}
      className={styles.card}
      title={<span className={styles.title}>{_('wagers.by_day')}</span>}
      action={<Pointed bar={pointed} />}
    >
      {days ? <Bars days={days} onPoint={setPointed} /> : <Skeleton shape="control" height="180px" />}
      <div className={styles.ends} aria-hidden="true">
        <span>{first && writeDay(first.day, language)}</span>
        <span>{last && writeDay(last.day, language)}</span>
      </div>
      {days && <DaysTable days={days} />}
    </Card>
  )
}

/** The day under the pointer, or the unit of the chart. */
function Pointed({ bar }: { bar: NetBar | null }) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const language = useLanguage()
  if (!bar) return <span className={styles.unit}>{_('wagers.by_day.unit')}</span>
  return (
    <span className={styles.unit}>
      {_('wagers.by_day.day', { day: writeDay(bar.day, language), rounds: bar.rounds })}{' '}
      <Money amount={bar.net} currency={currency} net />
    </span>
  )
}

function Bars({ days, onPoint }: { days: readonly DayNet[]; onPoint: (bar: NetBar | null) => void }) {
  const currency = useCurrency()
  const { bars, zero, lines } = netChart(days)
  const room = 100 / bars.length
  const width = Math.min(room * FILL, WIDEST)
  return (
    <svg className={styles.chart} aria-hidden="true" onPointerLeave={() => onPoint(null)}>
      {[{ at: zero, net: ZERO }, ...lines].map(({ at }) => (
        <line key={at} x1="0" x2="100%" y1={`${at}%`} y2={`${at}%`} className={styles.line} />
      ))}
      {bars.map((bar, at) => (
        <g key={bar.day} className={styles.day} onPointerEnter={() => onPoint(bar)}>
          <rect x={`${at * room}%`} y="0" width={`${room}%`} height="100%" className={styles.room} />
          <rect
            x={`${at * room + (room - width) / 2}%`}
            y={`${bar.top}%`}
            width={`${width}%`}
            height={`${bar.height}%`}
            rx="3"
            className={bar.net > 0n ? styles.gain : styles.loss}
          />
        </g>
      ))}
      {[{ at: zero, net: ZERO }, ...lines].map(({ at, net }) => (
        <text key={at} x="0" y={`${at}%`} dy={at < 50 ? '1.1em' : '-0.4em'} className={styles.value}>
          {formatNet(net, currency)}
        </text>
      ))}
    </svg>
  )
}

/** The same for those who read with their ears. */
function DaysTable({ days }: { days: readonly DayNet[] }) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const language = useLanguage()
  return (
    <div className={styles.table}>
      <table>
        <caption>{_('wagers.by_day')}</caption>
        <thead>
          <tr>
            <th scope="col">{_('wagers.by_day.column')}</th>
            <th scope="col">{_('wagers.total.rounds')}</th>
            <th scope="col">{_('wagers.total.net')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, rounds, net }) => (
            <tr key={day}>
              <th scope="row">{writeLongDay(day, language)}</th>
              <td>{rounds}</td>
              <td>
                <Money amount={net} currency={currency} net />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
