import { useLingui } from '@lingui/react'
import { listAlarms } from '@sanuk/contracts/office-reports'
import { TriangleAlert } from 'lucide-react'
import { Link } from 'wouter'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import styles from './alarms.module.css'

const EVERY_MS = 30_000

/** What somebody should look at now, each with the way there; nothing where all is well. */
export function Alarms() {
  const { _ } = useLingui()
  const may = useMay()('vendors.see')
  const { data } = useAsked({
    key: ['alarms'],
    ask: (signal) => call(listAlarms, undefined, signal),
    everyMs: EVERY_MS,
  })
  if (!data) return null
  const atVendor = (vendor: string) => (may ? `/vendors/${vendor}` : null)
  const alarms = [
    ...(data.books.length > 0 ? [{ text: _('reports.alarm.books', { rules: data.books.length }), to: '/books' }] : []),
    ...data.vendors.map((vendor) => ({ text: _('reports.alarm.vendor', { vendor }), to: atVendor(vendor) })),
    ...data.overdueRounds.map(({ vendor, rounds }) => ({
      text: _('reports.alarm.overdue', { vendor, rounds }),
      to: atVendor(vendor),
    })),
  ]
  if (alarms.length === 0) return null
  return (
    <section role="alert" aria-label={_('reports.alarms')} className={styles.alarms}>
      <TriangleAlert />
      <ul>
        {alarms.map(({ text, to }) => (
          <li key={text}>
            <span>{text}</span>
            {to && <Link to={to}>{_('reports.alarm.look')}</Link>}
          </li>
        ))}
      </ul>
    </section>
  )
}
