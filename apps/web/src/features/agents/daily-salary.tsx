import { useLingui } from '@lingui/react'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ErrorState } from '@sanuk/ui/error-state'
import { Skeleton } from '@sanuk/ui/skeleton'
import { HandCoins } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { PanelHead } from '../../components/panel-head.tsx'
import { faultText } from '../../wire/fault-text.ts'
import { ContractCard } from './salary/contract-card.tsx'
import { ExportDays } from './salary/export-days.tsx'
import styles from './salary/salary.module.css'
import { SalaryDayView } from './salary/salary-day.tsx'
import { SalaryDays } from './salary/salary-days.tsx'
import { SalaryFigures } from './salary/salary-figures.tsx'
import { type OwnSalary, useSalary } from './salary/use-salary.ts'

/** The daily salary: by which contract, what each day brought, and why. A page of the agent centre. */
export function DailySalaryPage({ title }: { readonly title: ReactNode }) {
  const { _ } = useLingui()
  const pages = useSalary()
  const [day, setDay] = useState<string | null>(null)
  const overview = useRef<HTMLDivElement>(null)
  const own = pages.data?.pages[0]
  const past = pages.data?.pages.flatMap(({ list }) => list) ?? []

  /** Back to the days as they were left, the focus on the one that was looked at. */
  function back() {
    flushSync(() => setDay(null))
    overview.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
  }

  return (
    <>
      <PanelHead title={title} action={day === null && <ExportDays disabled={past.length === 0} />} />
      <div ref={overview} className={styles.page} hidden={day !== null}>
        {pages.isLoadingError && (
          <ErrorState title={_('agent-salary.failed')} retryLabel={_('site.retry')} onRetry={pages.refetch}>
            {faultText(pages.error, _)}
          </ErrorState>
        )}
        {!own && !pages.isLoadingError && <Skeleton shape="card" className={styles.waiting} />}
        {own && neverHadContract(own) && (
          <EmptyState icon={<HandCoins />} title={_('agent-salary.none')}>
            {_('agent-salary.none.note')}
          </EmptyState>
        )}
        {own && !neverHadContract(own) && (
          <>
            <SalaryFigures {...own} />
            <ContractCard {...own} />
            <SalaryDays days={own.today ? [own.today, ...past] : past} pages={pages} onDay={setDay} />
          </>
        )}
      </div>
      {day !== null && <SalaryDayView day={day} onBack={back} />}
    </>
  )
}

/** Whether the agent never had a contract and none is agreed. */
const neverHadContract = ({ contract, next, today, list }: OwnSalary): boolean =>
  !contract && !next && !today && list.length === 0
