import { Overview } from '../features/overview/overview.tsx'
import { Alarms } from '../features/reports/alarms.tsx'

/** The first page, with what must be looked at now above all else. */
export function OverviewPage() {
  return <Overview alarms={<Alarms />} />
}
