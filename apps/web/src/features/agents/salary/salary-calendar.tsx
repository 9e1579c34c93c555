import { useLingui } from '@lingui/react'
import type { SalaryPeriod } from '@sanuk/contracts/agent-salary'
import { parseAmount } from '@sanuk/money/amount'
import { ErrorState } from '@sanuk/ui/error-state'
import { IconButton } from '@sanuk/ui/icon-button'
import { Money } from '@sanuk/ui/money'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useCurrency } from '../../../brand/use-currency.ts'
import { useToday } from '../../../brand/use-today.ts'
import { writeMonth, writeWeekday } from '../../../components/records/written-days.ts'
import { useLanguage } from '../../../language/language.ts'
import { faultText } from '../../../wire/fault-text.ts'
import { firstOfMonth, nextMonth, previousMonth, weekdaysOf, weeksOf } from './calendar-month.ts'
import styles from './salary.module.css'
import { SalaryState } from './salary-state.tsx'
import type { SalaryPages } from './use-salary.ts'

type SalaryCalendarProps = {
  /** Periods of one day each. */
  readonly days: readonly SalaryPeriod[]
  readonly pages: SalaryPages
  readonly onDay: (day: string) => void
}

/** A month of days with what each brought; older days are loaded as their month is looked at. */
export function SalaryCalendar({ days, pages, onDay }: SalaryCalendarProps) {
  const { _ } = useLingui()
  const language = useLanguage()
  const newest = firstOfMonth(useToday())
  const [month, setMonth] = useState(newest)
  const isWhole = useWholeMonth(month, days, pages)
  const byDay = new Map(days.map((one) => [one.firstDay, one]))
  const hasOlder = pages.hasNextPage || days.some(({ firstDay }) => firstDay < month)
  const name = writeMonth(month, language)
  return (
    <div className={styles.calendar}>
      <div className={styles.months}>
        <IconButton
          label={_('agent-salary.month.previous')}
          disabled={!hasOlder}
          onClick={() => setMonth(previousMonth(month))}
        >
          <ChevronLeft />
        </IconButton>
        <b aria-live="polite">{name}</b>
        <IconButton
          label={_('agent-salary.month.next')}
          disabled={month >= newest}
          onClick={() => setMonth(nextMonth(month))}
        >
          <ChevronRight />
        </IconButton>
      </div>
      {pages.isFetchNextPageError && !isWhole ? (
        <ErrorState title={_('agent-salary.failed')} retryLabel={_('site.retry')} onRetry={() => pages.fetchNextPage()}>
          {faultText(pages.error, _)}
        </ErrorState>
      ) : (
        <table className={styles.month} aria-label={name} aria-busy={!isWhole || undefined}>
          <thead>
            <tr>
              {weekdaysOf(language).map((day) => (
                <th key={day} scope="col">
                  {writeWeekday(day, language)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(month, language).map((week) => (
              <tr key={week.find(Boolean)}>
                {week.map((day, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                  <td key={at}>{day && <CalendarDay day={day} salary={byDay.get(day)} onDay={onDay} />}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}

/** Loads older pages until the month is in them; whether it is. */
function useWholeMonth(month: string, days: readonly SalaryPeriod[], pages: SalaryPages): boolean {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages
  const oldest = days.at(-1)?.firstDay
  const isWhole = !hasNextPage || (oldest !== undefined && oldest < month)
  const mustLoad = !isWhole && !isFetchingNextPage && !isFetchNextPageError
  useEffect(() => {
    if (mustLoad) fetchNextPage()
  }, [mustLoad, fetchNextPage])
  return isWhole
}

type CalendarDayProps = {
  readonly day: string
  readonly salary: SalaryPeriod | undefined
  readonly onDay: (day: string) => void
}

function CalendarDay({ day, salary, onDay }: CalendarDayProps) {
  const currency = useCurrency()
  const date = <time dateTime={day}>{Number(day.slice(-2))}</time>
  if (!salary) return <span className={styles.blank}>{date}</span>
  return (
    <button type="button" className={styles.day} data-day={day} data-state={salary.state} onClick={() => onDay(day)}>
      {date}
      <b>
        <Money amount={parseAmount(salary.earned)} currency={currency} />
      </b>
      <SalaryState state={salary.state} />
    </button>
  )
}
