import { useLingui } from '@lingui/react'
import { Skeleton } from '@sanuk/ui/skeleton'
import { lazy, Suspense, useState } from 'react'
import { useMoment } from '../../language/use-moment.ts'
import { useBrand } from '../../wire/use-brand.ts'
import type { TrafficLine } from './traffic-plot.tsx'
import { useWriteTraffic } from './use-write-traffic.ts'
import styles from './vendors.module.css'
import type { Traffic, TrafficPoint } from './vendors.ts'

// What draws is loaded with the first chart.
const TrafficPlot = lazy(async () => ({ default: (await import('./traffic-plot.tsx')).TrafficPlot }))

const CHARTS = {
  calls: [
    { name: 'calls', token: '--jade' },
    { name: 'errors', token: '--ruby' },
  ],
  took: [
    { name: 'p50', token: '--jade' },
    { name: 'p99', token: '--saffron' },
  ],
} as const satisfies Record<string, readonly { name: Exclude<keyof TrafficPoint, 'at'>; token: TrafficLine['token'] }[]>

/** Two lines over the last hours with what they are at the pointer; a table says the same to who does not see them. */
export function TrafficChart({ traffic, of }: { traffic: Traffic; of: keyof typeof CHARTS }) {
  const { _ } = useLingui()
  const moment = useMoment()
  const write = useWriteTraffic(traffic)
  const timeZone = useBrand()?.timeZone ?? 'UTC'
  const [at, setAt] = useState<number | null>(null)
  const pointed = traffic.list[at ?? traffic.list.length - 1]
  const lines = CHARTS[of]
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.legend} aria-hidden>
        <strong>{_(`vendors.traffic.${of}`)}</strong>
        {pointed && <span>{moment(pointed.at)}</span>}
        {lines.map(({ name, token }) => (
          <span key={name} className={styles.series} style={{ color: `var(${token})` }}>
            <span>
              {_(`vendors.traffic.${name}`)} <b>{pointed && write(pointed, name)}</b>
            </span>
          </span>
        ))}
      </figcaption>
      <div role="img" aria-label={_(`vendors.traffic.${of}.chart`)} className={styles.plot}>
        <Suspense fallback={<Skeleton height="180px" />}>
          <TrafficPlot
            timeZone={timeZone}
            times={traffic.list.map((point) => Date.parse(point.at) / 1000)}
            lines={lines.map(({ name, token }) => ({
              token,
              values: traffic.list.map((point) => write.drawn(point, name)),
            }))}
            onPoint={setAt}
          />
        </Suspense>
      </div>
    </figure>
  )
}
