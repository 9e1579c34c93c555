import { useLingui } from '@lingui/react'
import type { IncomePayment } from '@sanuk/contracts/agent-income'
import { parseAmount } from '@sanuk/money/amount'
import { Button } from '@sanuk/ui/button'
import { Money } from '@sanuk/ui/money'
import { useCurrency } from '../../../brand/use-currency.ts'
import { useClockTime } from '../../../components/records/use-clock-time.ts'
import { writePeriod } from '../../../components/records/written-days.ts'
import { useLanguage } from '../../../language/language.ts'
import { useSwitchPage } from '../../../panels/use-switch-page.ts'
import { askForPeriod } from '../open-period-of.ts'
import styles from './income.module.css'
import { schemeOf } from './use-income.ts'

/** A payment: when, what for, and the way to how it was calculated. */
export function PaymentRow({ payment }: { readonly payment: IncomePayment }) {
  const { _ } = useLingui()
  const language = useLanguage()
  const currency = useCurrency()
  const clockTime = useClockTime()
  const { kind, at, amount, firstDay, lastDay } = payment
  const period = firstDay && lastDay && writePeriod({ from: firstDay, to: lastDay }, language)
  return (
    <li className={styles.payment}>
      <div className={styles.words}>
        <b>{_(`agent-income.kind.${kind}`)}</b>
        <span className={styles.note}>
          <time dateTime={at}>{clockTime(at)}</time>
          {period && <> · {_('agent-income.for', { period })}</>}
        </span>
      </div>
      <b className={styles.amount}>
        <Money amount={parseAmount(amount)} currency={currency} />
      </b>
      {firstDay && period && <WayToSalary kind={kind} day={firstDay} period={period} />}
    </li>
  )
}

type WayToSalaryProps = Pick<IncomePayment, 'kind'> & { readonly day: string; readonly period: string }

/** Leads to the page of the scheme, with the first of the periods that were paid; nothing for what members are paid. */
function WayToSalary({ kind, day, period }: WayToSalaryProps) {
  const { _ } = useLingui()
  const switchPage = useSwitchPage()
  const of = schemeOf(kind)
  if (!of) return null

  function open({ scheme, page }: NonNullable<typeof of>) {
    askForPeriod({ scheme, day })
    switchPage(page)
  }

  return (
    <Button
      look="outline"
      size="small"
      aria-label={_('agent-income.why.of', { kind: _(`agent-income.kind.${kind}`), period })}
      onClick={() => open(of)}
    >
      {_('agent-income.why')}
    </Button>
  )
}
