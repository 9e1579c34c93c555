import { useLingui } from '@lingui/react'
import { type Amount, parseAmount } from '@sanuk/money/amount'
import { Money } from '@sanuk/ui/money'
import { VisuallyHidden } from '@sanuk/ui/visually-hidden'
import { useCurrency } from '../../../brand/use-currency.ts'
import { writeMonth, writeWeekday } from '../../../components/records/written-days.ts'
import { useLanguage } from '../../../language/language.ts'
import { weekdaysOf, weeksOf } from '../salary/calendar-month.ts'
import styles from './income.module.css'
import type { IncomeDay } from './use-income.ts'

type IncomeCalendarProps = {
  readonly month: string
  readonly days: readonly IncomeDay[]
  /** The day whose payments are shown. */
  readonly chosen: string | undefined
  readonly onDay: (day: string) => void
}

/** A month with what was paid on each of its days, as an agent and as a member. */
export function IncomeCalendar({ month, days, chosen, onDay }: IncomeCalendarProps) {
  const { _ } = useLingui()
  const language = useLanguage()
  const byDay = new Map(days.map((one) => [one.day, one]))
  return (
    <table className={styles.month} aria-label={_('agent-income.calendar', { month: writeMonth(month, language) })}>
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
              <td key={at}>
                {day && (
                  <CalendarDay day={day} paid={byDay.get(day)} isChosen={day === chosen} onOpen={() => onDay(day)} />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type CalendarDayProps = {
  readonly day: string
  readonly paid: IncomeDay | undefined
  readonly isChosen: boolean
  readonly onOpen: () => void
}

function CalendarDay({ day, paid, isChosen, onOpen }: CalendarDayProps) {
  const { _ } = useLingui()
  const date = <time dateTime={day}>{Number(day.slice(-2))}</time>
  if (!paid || paid.kinds.length === 0) return <span className={styles.blank}>{date}</span>
  const [income, besides] = [parseAmount(paid.income), parseAmount(paid.besides)]
  return (
    <button type="button" className={styles.day} aria-pressed={isChosen} onClick={onOpen}>
      {date}
      {income > 0n && (
        <b>
          <CellAmount amount={income} />
        </b>
      )}
      {besides > 0n && (
        <span className={styles.besides}>
          +<CellAmount amount={besides} />
        </span>
      )}
      <VisuallyHidden>
        {_('agent-income.calendar.day', { payments: paid.kinds.reduce((count, one) => count + one.payments, 0) })}
      </VisuallyHidden>
    </button>
  )
}

/** An amount in a cell: exact, and on a phone, where it has no room, as short as on a chart. */
function CellAmount({ amount }: { readonly amount: Amount }) {
  const currency = useCurrency()
  const language = useLanguage()
  const short = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 })
  return (
    <>
      <Money className={styles.exact} amount={amount} currency={currency} />
      <span className={styles.short} aria-hidden="true">
        {short.format(Number(amount) / 10_000)}
      </span>
    </>
  )
}
