import { useLingui } from '@lingui/react'
import { isMoney, parseAmount, ZERO } from '@sanuk/money/amount'
import { formatMoney } from '@sanuk/money/format'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { Chips } from '@sanuk/ui/chips'
import { Field } from '@sanuk/ui/field'
import { MoneyInput } from '@sanuk/ui/money-input'
import { ArrowRight, QrCode } from 'lucide-react'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useCurrency } from '../../brand/use-currency.ts'
import { useLanguage } from '../../language/language.ts'
import { type AmountFault, amountFault } from './amount-fault.ts'
import styles from './deposit.module.css'
import type { DepositMethod } from './deposit-method.ts'
import { feeOf } from './fee-of.ts'
import { OpenDeposits } from './open-deposits.tsx'
import { useRequestDeposit } from './use-request-deposit.ts'

/** A promotion that may be joined with a deposit of the amount that is typed so far. */
export type OfPromotion = (amount: string) => ReactNode

type AmountFormProps = {
  readonly method: DepositMethod
  /** The deposit that was asked for, or one from before that is taken up again. */
  readonly onRequested: (deposit: string) => void
  readonly promotion?: OfPromotion | undefined
}

/** How much to deposit. However often it is sent, one amount makes one deposit. */
export function AmountForm({ method, onRequested, promotion }: AmountFormProps) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const language = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  const [amount, setAmount] = useState('')
  const [fault, setFault] = useState<AmountFault | null>(null)
  const request = useRequestDeposit(method.method, onRequested)
  const money = (wire: string) => formatMoney(parseAmount(wire), currency)
  const isCode = method.kind === 'promptpay'

  function choose(next: string) {
    setAmount(next)
    setFault(null)
    request.reset()
  }

  function send(event: FormEvent) {
    event.preventDefault()
    const found = amountFault(amount, method)
    setFault(found)
    if (found) input.current?.focus()
    else request.send(amount)
  }

  return (
    <Card title={_('cashier.amount.by', { method: method.names[language] })} level={3} className={styles.desk}>
      <form className={styles.form} noValidate onSubmit={send}>
        <Field
          label={_('cashier.amount', { symbol: currency.symbol })}
          hint={_('cashier.amount.limits', { minimum: money(method.minimum), maximum: money(method.maximum) })}
          error={fault ? _(fault.word, 'limit' in fault ? { limit: money(fault.limit) } : {}) : request.fault}
        >
          <MoneyInput
            ref={input}
            size="large"
            currency={currency}
            value={amount}
            onChange={choose}
            placeholder="0.00"
          />
        </Field>
        {request.isFull && <OpenDeposits onResume={onRequested} />}
        <Chips
          label={_('cashier.amount.quick')}
          options={method.quickAmounts.map((value) => ({
            value,
            label: formatMoney(parseAmount(value), { ...currency, decimals: 0 }),
          }))}
          value={method.quickAmounts.find((value) => isMoney(amount) && parseAmount(value) === parseAmount(amount))}
          onPick={choose}
        />
        <Costs method={method} amount={amount} />
        {promotion?.(amount)}
        <Button type="submit" size="large" icon={isCode ? <QrCode /> : <ArrowRight />} busy={request.busy}>
          {isMoney(amount)
            ? _(isCode ? 'cashier.request.amount' : 'cashier.continue.amount', { amount: money(amount) })
            : _(isCode ? 'cashier.request' : 'cashier.continue')}
        </Button>
      </form>
      <Steps method={method} />
    </Card>
  )
}

/** What it costs, and what of the day is left, where there is anything to say. */
function Costs({ method, amount }: { readonly method: DepositMethod; readonly amount: string }) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const fee = isMoney(amount) ? feeOf(parseAmount(amount), method.fee) : ZERO
  return (
    <div className={styles.costs} aria-live="polite">
      {fee > 0n && <p>{_('cashier.fee.of', { fee: formatMoney(fee, currency) })}</p>}
      {method.dayLeft !== null && (
        <p>{_('cashier.day_left', { sum: formatMoney(parseAmount(method.dayLeft), currency) })}</p>
      )}
    </div>
  )
}

/** What happens next, so that nobody sends money into the unknown. */
function Steps({ method: { kind, minutesToPay: minutes } }: { readonly method: DepositMethod }) {
  const { _ } = useLingui()
  return (
    <ol className={styles.steps}>
      <li>{_(`cashier.steps.${kind}.1`)}</li>
      <li>{_(`cashier.steps.${kind}.2`, { minutes })}</li>
      <li>{_('cashier.steps.3')}</li>
    </ol>
  )
}
