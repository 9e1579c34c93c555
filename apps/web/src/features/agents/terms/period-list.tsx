import { parseAmount } from '@sanuk/money/amount'
import { Money } from '@sanuk/ui/money'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useCurrency } from '../../../brand/use-currency.ts'
import { writePeriod } from '../../../components/records/written-days.ts'
import { useLanguage } from '../../../language/language.ts'
import styles from './terms.module.css'

type Period = { readonly firstDay: string; readonly lastDay: string; readonly earned: string }

type PeriodListProps<One> = {
  readonly label: string
  readonly periods: readonly One[]
  /** What a period's amount comes from, in a few words. */
  readonly note: (period: One) => ReactNode
  /** How far its payment is. */
  readonly state: (period: One) => ReactNode
  /** Opens the period that begins on a day. */
  readonly onDay: (day: string) => void
}

/** Periods in a list; pressing one opens how it was calculated. */
export function PeriodList<One extends Period>({ label, periods, note, state, onDay }: PeriodListProps<One>) {
  const currency = useCurrency()
  const language = useLanguage()
  return (
    <ul className={styles.list} aria-label={label}>
      {periods.map((period) => (
        <li key={period.firstDay}>
          <button
            type="button"
            className={styles.row}
            data-day={period.firstDay}
            onClick={() => onDay(period.firstDay)}
          >
            <span className={styles.words}>
              <b>{writePeriod({ from: period.firstDay, to: period.lastDay }, language)}</b>
              <span className={styles.note}>{note(period)}</span>
            </span>
            <span className={styles.end}>
              <b>
                <Money amount={parseAmount(period.earned)} currency={currency} />
              </b>
              {state(period)}
            </span>
            <ChevronRight className={styles.chevron} />
          </button>
        </li>
      ))}
    </ul>
  )
}
