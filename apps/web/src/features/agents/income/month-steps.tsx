import { useLingui } from '@lingui/react'
import { memberInfo } from '@sanuk/contracts/identity'
import { IconButton } from '@sanuk/ui/icon-button'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { writeMonth } from '../../../components/records/written-days.ts'
import { useLanguage } from '../../../language/language.ts'
import { read } from '../../../wire/read.ts'
import { firstOfMonth, nextMonth, previousMonth } from '../salary/calendar-month.ts'
import styles from './income.module.css'

type MonthStepsProps = {
  /** Months by their first days. */
  readonly month: string
  readonly newest: string
  readonly onChange: (month: string) => void
}

/** A month, and the ones beside it: from the one in which the agent joined to the one that is running. */
export function MonthSteps({ month, newest, onChange }: MonthStepsProps) {
  const { _ } = useLingui()
  const language = useLanguage()
  const { data: member } = useQuery(read(memberInfo))
  // Close enough: at the brand's midnight of a month's first day the date of an instant may still be the day before.
  const oldest = member && firstOfMonth(member.joinedAt)
  return (
    <div className={styles.months}>
      <IconButton
        label={_('agent-income.month.previous')}
        disabled={oldest !== undefined && month <= oldest}
        onClick={() => onChange(previousMonth(month))}
      >
        <ChevronLeft />
      </IconButton>
      <b aria-live="polite">{writeMonth(month, language)}</b>
      <IconButton
        label={_('agent-income.month.next')}
        disabled={month >= newest}
        onClick={() => onChange(nextMonth(month))}
      >
        <ChevronRight />
      </IconButton>
    </div>
  )
}
