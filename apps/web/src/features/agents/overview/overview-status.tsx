import { useLingui } from '@lingui/react'
import type { AgentScope } from '@sanuk/contracts/agent-centre'
import { addDays, countDays } from '@sanuk/contracts/calendar-day'
import type { DateSpan } from '@sanuk/ui/date-range'
import { IconButton } from '@sanuk/ui/icon-button'
import type { UseQueryResult } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { useClockTime } from '../../../components/records/use-clock-time.ts'
import { writeSpan } from '../../../components/records/written-days.ts'
import { useLanguage } from '../../../language/language.ts'
import { notify } from '../../../toasts/toasts.ts'
import { faultText } from '../../../wire/fault-text.ts'
import styles from './overview.module.css'
import type { Overview } from './overview-tiles.tsx'

type OverviewStatusProps = {
  readonly overview: UseQueryResult<Overview>
  readonly scope: AgentScope
  readonly span: DateSpan
  readonly today: string
}

/** Whose figures are shown, what they are compared with, and of when they are. */
export function OverviewStatus({ overview, scope, span, today }: OverviewStatusProps) {
  const { _ } = useLingui()
  const language = useLanguage()
  const clockTime = useClockTime()

  /** What is shown stays where it cannot be loaded anew; the agent is told. */
  async function refresh() {
    const { error } = await overview.refetch()
    if (error) notify('error', faultText(error, _))
  }

  return (
    <div className={styles.status}>
      <p>
        {_(`agent-centre.scope.${scope}.note`)}{' '}
        {_('agent-centre.overview.compared', { days: writeSpan(before(span), language) })}{' '}
        {span.to === today && _('agent-centre.overview.running')}
      </p>
      <p className={styles.updated}>
        {overview.data &&
          _('agent-centre.overview.updated', { time: clockTime(new Date(overview.dataUpdatedAt).toISOString()) })}
        <IconButton label={_('agent-centre.overview.refresh')} size="small" onClick={refresh}>
          <RotateCw />
        </IconButton>
      </p>
    </div>
  )
}

/** As many days right before. */
function before({ from, to }: DateSpan): DateSpan {
  return { from: addDays(from, -countDays(from, to)), to: addDays(from, -1) }
}
