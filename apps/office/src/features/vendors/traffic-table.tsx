import { useLingui } from '@lingui/react'
import { type Column, Table } from '@sanuk/ui/table'
import { useMoment } from '../../language/use-moment.ts'
import { SaveWhole } from '../../lists/save-whole.tsx'
import { useWriteTraffic } from './use-write-traffic.ts'
import styles from './vendors.module.css'
import type { Traffic, TrafficPoint } from './vendors.ts'

const FIGURES = ['calls', 'errors', 'p50', 'p99'] as const

type TrafficTableProps = { code: string; traffic: Traffic }

/** The same as the charts, to be read: those stretches in which there were calls, the latest first. */
export function TrafficTable({ code, traffic }: TrafficTableProps) {
  const { _ } = useLingui()
  const moment = useMoment()
  const write = useWriteTraffic(traffic)
  const columns: readonly Column<TrafficPoint>[] = [
    { key: 'at', header: _('vendors.traffic.at'), phone: 'heading', cell: ({ at }) => moment(at) },
    ...FIGURES.map((name) => ({
      key: name,
      header: _(`vendors.traffic.${name}`),
      align: 'end' as const,
      cell: (point: TrafficPoint) => write(point, name),
    })),
  ]
  const rows = traffic.list.filter(({ calls }) => calls > 0).toReversed()
  return (
    <details className={styles.more}>
      <summary>{_('vendors.traffic.table')}</summary>
      <Table label={_('vendors.traffic.table')} columns={columns} rows={rows} rowKey={({ at }) => at} empty={null} />
      <SaveWhole
        name={`traffic-${code}`}
        columns={[
          { header: _('vendors.traffic.at'), text: ({ at }) => at },
          ...FIGURES.map((name) => ({
            header: _(`vendors.traffic.${name}`),
            text: (point: TrafficPoint) => String(write.drawn(point, name) ?? ''),
          })),
        ]}
        rows={rows}
      />
    </details>
  )
}
