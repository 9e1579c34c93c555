import { useLingui } from '@lingui/react'
import type { SalaryPeriod } from '@sanuk/contracts/agent-salary'
import type { SalaryScheme } from '@sanuk/contracts/agent-schemes'
import { Card } from '@sanuk/ui/card'
import { EmptyState } from '@sanuk/ui/empty-state'
import { Segmented } from '@sanuk/ui/segmented'
import { CalendarDays, List } from 'lucide-react'
import { useState } from 'react'
import { ListEnd } from '../../../components/records/list-end.tsx'
import { useWide } from '../../../components/use-wide.ts'
import { isByDay, SCHEME_PERIODS } from '../terms/scheme-periods.ts'
import { SalaryCalendar } from './salary-calendar.tsx'
import { SalaryList } from './salary-list.tsx'
import type { SalaryPages } from './use-salary.ts'

type SalaryPeriodsProps = {
  readonly scheme: SalaryScheme
  /** The newest first, the running one among them. */
  readonly periods: readonly SalaryPeriod[]
  readonly pages: SalaryPages
  readonly onDay: (day: string) => void
}

/** The periods as a list; days on a desktop as a calendar unless the list is wanted. */
export function SalaryPeriods({ scheme, periods, pages, onDay }: SalaryPeriodsProps) {
  const { _ } = useLingui()
  const isWide = useWide()
  const [view, setView] = useState<'calendar' | 'list'>('calendar')
  if (periods.length === 0) {
    return (
      <EmptyState icon={<CalendarDays />} title={_('agent-salary.periods.none')}>
        {_('agent-salary.periods.none.note')}
      </EmptyState>
    )
  }
  const name = _('agent-salary.periods', { period: SCHEME_PERIODS[scheme] })
  const hasCalendar = isWide && isByDay(scheme)
  return (
    <Card
      level={3}
      title={name}
      action={
        hasCalendar && (
          <Segmented
            label={_('agent-salary.view')}
            value={view}
            onChange={setView}
            options={[
              { value: 'calendar', label: _('agent-salary.view.calendar'), icon: <CalendarDays /> },
              { value: 'list', label: _('agent-salary.view.list'), icon: <List /> },
            ]}
          />
        )
      }
    >
      {hasCalendar && view === 'calendar' ? (
        <SalaryCalendar days={periods} pages={pages} onDay={onDay} />
      ) : (
        <>
          <SalaryList label={name} periods={periods} onDay={onDay} />
          <ListEnd pages={pages} words={_('agent-salary.periods.end')} />
        </>
      )}
    </Card>
  )
}
