import { useLingui } from '@lingui/react'
import { ErrorState } from '@sanuk/ui/error-state'
import { Skeleton } from '@sanuk/ui/skeleton'
import { useState } from 'react'
import { useToday } from '../../../brand/use-today.ts'
import type { CentrePageProps } from '../../../components/centre/centre-entry.ts'
import { PanelHead } from '../../../components/panel-head.tsx'
import { faultText } from '../../../wire/fault-text.ts'
import { firstOfMonth } from '../salary/calendar-month.ts'
import { DayPayments } from './day-payments.tsx'
import { ExportIncome } from './export-income.tsx'
import styles from './income.module.css'
import { IncomeCalendar } from './income-calendar.tsx'
import { IncomeChart } from './income-chart.tsx'
import { IncomeKinds } from './income-kinds.tsx'
import { IncomeSums } from './income-sums.tsx'
import { MonthSteps } from './month-steps.tsx'
import { type Income, useIncome } from './use-income.ts'

/** What the agent was paid, month by month, and for what. A page of the agent centre. */
export function IncomePage({ title }: CentrePageProps) {
  const { _ } = useLingui()
  const today = useToday()
  const [month, setMonth] = useState(() => firstOfMonth(today))
  const income = useIncome(month, today)
  const { data, isPlaceholderData } = income
  return (
    <>
      <PanelHead
        title={title}
        action={<ExportIncome month={month} income={data} disabled={!data || isPlaceholderData} />}
      />
      <div className={styles.page} aria-busy={income.isPending || isPlaceholderData} data-stale={isPlaceholderData}>
        <MonthSteps month={month} newest={firstOfMonth(today)} onChange={setMonth} />
        {income.isLoadingError ? (
          <ErrorState title={_('agent-income.failed')} retryLabel={_('site.retry')} onRetry={income.refetch}>
            {faultText(income.error, _)}
          </ErrorState>
        ) : (
          <>
            <IncomeSums total={data?.total} />
            {data && !isPlaceholderData ? (
              <IncomeMonth key={month} month={month} today={today} income={data} />
            ) : (
              <Skeleton height="420px" />
            )}
          </>
        )}
      </div>
    </>
  )
}

type IncomeMonthProps = { readonly month: string; readonly today: string; readonly income: Income }

/** A month by day and by kind, with the payments of one of its days: the last one with any, until another is chosen. */
function IncomeMonth({ month, today, income: { total, days } }: IncomeMonthProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  const day = chosen ?? days.findLast(({ kinds }) => kinds.length > 0)?.day
  return (
    <>
      <IncomeChart month={month} days={days} />
      <IncomeCalendar month={month} days={days} chosen={day} onDay={setChosen} />
      {day !== undefined && <DayPayments key={day} day={day} today={today} />}
      <IncomeKinds total={total} />
    </>
  )
}
