import { useLingui } from '@lingui/react'
import type { SalaryDay } from '@sanuk/contracts/agent-salary'
import { parseAmount } from '@sanuk/money/amount'
import { Money } from '@sanuk/ui/money'
import { ChevronRight } from 'lucide-react'
import { useCurrency } from '../../../brand/use-currency.ts'
import { writeLongDay } from '../../../components/records/written-days.ts'
import { useLanguage } from '../../../language/language.ts'
import styles from './salary.module.css'
import { SalaryState } from './salary-state.tsx'

type SalaryListProps = { readonly days: readonly SalaryDay[]; readonly onDay: (day: string) => void }

/** Days in a list; pressing one opens how it was calculated. */
export function SalaryList({ days, onDay }: SalaryListProps) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const language = useLanguage()
  const money = (wire: string) => <Money amount={parseAmount(wire)} currency={currency} />
  return (
    <ul className={styles.list} aria-label={_('agent-salary.days')}>
      {days.map(({ day, state, valid, earned }) => (
        <li key={day}>
          <button type="button" className={styles.row} data-day={day} onClick={() => onDay(day)}>
            <span className={styles.words}>
              <b>{writeLongDay(day, language)}</b>
              <span className={styles.note}>
                {_('agent-salary.valid')} {money(valid)}
              </span>
            </span>
            <span className={styles.end}>
              <b>{money(earned)}</b>
              <SalaryState state={state} />
            </span>
            <ChevronRight className={styles.chevron} />
          </button>
        </li>
      ))}
    </ul>
  )
}
