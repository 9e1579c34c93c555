import { useLingui } from '@lingui/react'
import type { SalaryDay } from '@sanuk/contracts/agent-salary'
import { Card } from '@sanuk/ui/card'
import { EmptyState } from '@sanuk/ui/empty-state'
import { Segmented } from '@sanuk/ui/segmented'
import { CalendarDays, List } from 'lucide-react'
import { useState } from 'react'
import { ListEnd } from '../../../components/records/list-end.tsx'
import { useWide } from '../../../components/use-wide.ts'
import { SalaryCalendar } from './salary-calendar.tsx'
import { SalaryList } from './salary-list.tsx'
import type { useSalary } from './use-salary.ts'

type SalaryDaysProps = {
  /** The newest first, today among them. */
  readonly days: readonly SalaryDay[]
  readonly pages: ReturnType<typeof useSalary>
  readonly onDay: (day: string) => void
}

/** The days: on a desktop as a calendar unless the list is wanted, on a phone as the list. */
export function SalaryDays({ days, pages, onDay }: SalaryDaysProps) {
  const { _ } = useLingui()
  const isWide = useWide()
  const [view, setView] = useState<'calendar' | 'list'>('calendar')
  if (days.length === 0) {
    return (
      <EmptyState icon={<CalendarDays />} title={_('agent-salary.days.none')}>
        {_('agent-salary.days.none.note')}
      </EmptyState>
    )
  }
  return (
    <Card
      level={3}
      title={_('agent-salary.days')}
      action={
        isWide && (
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
      {isWide && view === 'calendar' ? (
        <SalaryCalendar days={days} pages={pages} onDay={onDay} />
      ) : (
        <>
          <SalaryList days={days} onDay={onDay} />
          <ListEnd pages={pages} words={_('agent-salary.days.end')} />
        </>
      )}
    </Card>
  )
}
