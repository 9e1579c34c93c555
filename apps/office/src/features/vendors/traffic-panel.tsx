import { useLingui } from '@lingui/react'
import { readVendorTraffic, TRAFFIC_HOURS } from '@sanuk/contracts/office-vendors'
import { EmptyState } from '@sanuk/ui/empty-state'
import { Segmented } from '@sanuk/ui/segmented'
import { Skeleton } from '@sanuk/ui/skeleton'
import { Activity } from 'lucide-react'
import { useState } from 'react'
import { Failed } from '../../components/failed.tsx'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { TrafficChart } from './traffic-chart.tsx'
import { TrafficTable } from './traffic-table.tsx'
import styles from './vendors.module.css'
import { VENDORS } from './vendors.ts'

const EVERY_MS = 30_000

/** How much a vendor called lately, how much of it went wrong, and how long it took. */
export function TrafficPanel({ code }: { code: string }) {
  const { _ } = useLingui()
  const [hours, setHours] = useState<(typeof TRAFFIC_HOURS)[number]>('1')
  const { data, error, refetch } = useAsked({
    key: [...VENDORS, 'traffic', code, hours],
    ask: (signal) => call(readVendorTraffic, { params: { code }, query: { hours } }, signal),
    everyMs: EVERY_MS,
  })
  const isQuiet = data?.list.every(({ calls }) => calls === 0)
  return (
    <div className={styles.panel}>
      <div className={styles.panelHead}>
        <p className={styles.note}>{_('vendors.traffic.note')}</p>
        <Segmented
          label={_('vendors.traffic.span')}
          value={hours}
          onChange={setHours}
          options={TRAFFIC_HOURS.map((value) => ({
            value,
            label: _('vendors.traffic.hours', { hours: Number(value) }),
          }))}
        />
      </div>
      {error && !data && <Failed title="vendors.traffic.failed" error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton height="420px" />}
      {isQuiet && (
        <EmptyState icon={<Activity />} title={_('vendors.traffic.empty')}>
          {_('vendors.traffic.empty.note')}
        </EmptyState>
      )}
      {data && !isQuiet && (
        <>
          <TrafficChart traffic={data} of="calls" />
          <TrafficChart traffic={data} of="took" />
          <TrafficTable code={code} traffic={data} />
        </>
      )}
    </div>
  )
}
