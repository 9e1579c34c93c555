import { useLingui } from '@lingui/react'
import { parseAmount } from '@sanuk/money/amount'
import { Button } from '@sanuk/ui/button'
import { ErrorState } from '@sanuk/ui/error-state'
import { Money } from '@sanuk/ui/money'
import { Skeleton } from '@sanuk/ui/skeleton'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useCurrency } from '../../../brand/use-currency.ts'
import { FigureCards } from '../../../components/records/figure-cards.tsx'
import { writeLongDay } from '../../../components/records/written-days.ts'
import { useMoment } from '../../../components/use-moment.ts'
import { useLanguage } from '../../../language/language.ts'
import { faultText } from '../../../wire/fault-text.ts'
import { DayMembers } from './day-members.tsx'
import { DayParts } from './day-parts.tsx'
import styles from './salary.module.css'
import { SalaryState } from './salary-state.tsx'
import { type SalaryDetail, useSalaryDay } from './use-salary.ts'

type SalaryDayViewProps = { readonly day: string; readonly onBack: () => void }

/** Why a day brought what it brought: by rate, and whom it came from. */
export function SalaryDayView({ day, onBack }: SalaryDayViewProps) {
  const { _ } = useLingui()
  const pages = useSalaryDay(day)
  const detail = pages.data?.pages[0]
  const back = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    back.current?.focus()
    back.current?.scrollIntoView({ block: 'center' })
  }, [])

  return (
    <div className={styles.page}>
      <Button ref={back} className={styles.back} look="ghost" icon={<ArrowLeft />} onClick={onBack}>
        {_('agent-salary.back')}
      </Button>
      {pages.isLoadingError && (
        <ErrorState title={_('agent-salary.why.failed')} retryLabel={_('site.retry')} onRetry={pages.refetch}>
          {faultText(pages.error, _)}
        </ErrorState>
      )}
      {!detail && !pages.isLoadingError && <Skeleton shape="card" className={styles.waiting} />}
      {detail && (
        <>
          <DayHead detail={detail} />
          <DayParts detail={detail} />
          <DayMembers day={day} pages={pages} />
        </>
      )}
    </div>
  )
}

function DayHead({ detail: { day, contract } }: { readonly detail: SalaryDetail }) {
  const { _ } = useLingui()
  const language = useLanguage()
  const currency = useCurrency()
  const moment = useMoment()
  const money = (wire: string) => <Money amount={parseAmount(wire)} currency={currency} />
  return (
    <>
      <header>
        <h3 className={styles.heading}>
          {writeLongDay(day.day, language)} <SalaryState state={day.state} />
        </h3>
        <p className={styles.note}>
          {_(`agent-salary.note.${day.state}`, { when: day.paidAt ? moment(day.paidAt) : '' })}{' '}
          {!contract && _('agent-salary.why.no_contract')}
        </p>
      </header>
      <FigureCards
        figures={[
          { key: 'valid', label: _('agent-salary.valid'), value: money(day.valid) },
          { key: 'earned', label: _('agent-salary.earned'), value: money(day.earned) },
          { key: 'paid', label: _('agent-salary.paid'), value: money(day.paid) },
        ]}
      />
    </>
  )
}
