import { useLingui } from '@lingui/react'
import { parseAmount } from '@sanuk/money/amount'
import { formatMoney } from '@sanuk/money/format'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { Chips } from '@sanuk/ui/chips'
import { Field } from '@sanuk/ui/field'
import { MoneyInput } from '@sanuk/ui/money-input'
import { QrCode } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { useCurrency } from '../../brand/use-currency.ts'
import { type AmountFault, amountFault } from './amount-fault.ts'
import styles from './deposit.module.css'
import type { DepositMethod } from './deposit-method.ts'
import { useRequestDeposit } from './use-request-deposit.ts'

type AmountFormProps = {
  readonly method: DepositMethod
  /** The deposit that was asked for. */
  readonly onRequested: (deposit: string) => void
}

/** How much to deposit. However often it is sent, one amount makes one payment code. */
export function AmountForm({ method, onRequested }: AmountFormProps) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const input = useRef<HTMLInputElement>(null)
  const [amount, setAmount] = useState('')
  const [fault, setFault] = useState<AmountFault | null>(null)
  const request = useRequestDeposit(onRequested)
  const money = (wire: string) => formatMoney(parseAmount(wire), currency)

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
    <Card title={_('cashier.amount.title')} level={3} className={styles.desk}>
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
        <Chips
          label={_('cashier.amount.quick')}
          options={method.quickAmounts.map((value) => ({
            value,
            label: formatMoney(parseAmount(value), { ...currency, decimals: 0 }),
          }))}
          value={method.quickAmounts.find((value) => amount !== '' && parseAmount(value) === parseAmount(amount))}
          onPick={choose}
        />
        <Button type="submit" size="large" icon={<QrCode />} busy={request.busy}>
          {amount === '' ? _('cashier.request') : _('cashier.request.amount', { amount: money(amount) })}
        </Button>
      </form>
      <Steps minutes={method.minutesToPay} />
    </Card>
  )
}

/** What happens next, so that nobody sends money into the unknown. */
function Steps({ minutes }: { minutes: number }) {
  const { _ } = useLingui()
  return (
    <ol className={styles.steps}>
      <li>{_('cashier.steps.1')}</li>
      <li>{_('cashier.steps.2', { minutes })}</li>
      <li>{_('cashier.steps.3')}</li>
    </ol>
  )
}
