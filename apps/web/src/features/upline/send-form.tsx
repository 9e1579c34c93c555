import { useLingui } from '@lingui/react'
import type { AnswerOf } from '@sanuk/contracts/route'
import { ownUpline, sendUpline } from '@sanuk/contracts/upline'
import { balance } from '@sanuk/contracts/wallet'
import { isMoney, parseAmount } from '@sanuk/money/amount'
import { formatMoney } from '@sanuk/money/format'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { ConfirmDialog } from '@sanuk/ui/confirm-dialog'
import { Field } from '@sanuk/ui/field'
import { MoneyInput } from '@sanuk/ui/money-input'
import { PasswordInput } from '@sanuk/ui/password-input'
import { Send } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useCurrency } from '../../brand/use-currency.ts'
import { notify } from '../../toasts/toasts.ts'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { keyOf, queryClient } from '../../wire/read.ts'
import styles from './upline.module.css'

type Props = { readonly own: AnswerOf<typeof ownUpline> }

/** How much, and by the payment password. It is asked once more before it is done. */
export function SendForm({ own }: Props) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const [amount, setAmount] = useState('')
  const [password, setPassword] = useState('')
  const [asking, setAsking] = useState<string | null>(null)
  const [fault, setFault] = useState<string>()
  const money = (wire: string) => formatMoney(parseAmount(wire), currency)
  const name = own.name ?? ''
  const named = isMoney(amount) ? money(amount) : ''

  function review(event: FormEvent) {
    event.preventDefault()
    setFault(undefined)
    // The same wish keeps its name, however often it is confirmed.
    setAsking(crypto.randomUUID())
  }

  async function send() {
    if (!asking) return
    try {
      await call(sendUpline, { body: { requestId: asking, amount, paymentPassword: password } })
      await notify('success', _('upline.sent', { amount: money(amount), name }))
      setAmount('')
      setPassword('')
      setAsking(null)
    } catch (error) {
      setFault(faultText(error, _))
    } finally {
      queryClient.invalidateQueries({ queryKey: keyOf(balance) })
      await queryClient.invalidateQueries({ queryKey: keyOf(ownUpline) })
    }
  }

  return (
    <Card level={3} title={_('upline.to', { name })}>
      <form className={styles.page} noValidate onSubmit={review}>
        <Field
          label={_('upline.amount', { symbol: currency.symbol })}
          hint={_('upline.limits', { least: money(own.least), most: money(own.most), left: money(own.left) })}
        >
          <MoneyInput size="large" currency={currency} value={amount} onChange={setAmount} placeholder="0.00" />
        </Field>
        <Field label={_('upline.password')}>
          <PasswordInput
            inputMode="numeric"
            autoComplete="off"
            words={{ show: _('upline.show'), hide: _('upline.hide') }}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        <Button type="submit" size="large" icon={<Send />} disabled={!isMoney(amount) || password === ''}>
          {named === '' ? _('upline.submit') : _('upline.submit.amount', { amount: named })}
        </Button>
      </form>
      <ConfirmDialog
        open={asking !== null}
        onCancel={() => setAsking(null)}
        title={_('upline.confirm', { amount: named, name })}
        cancelLabel={_('site.close')}
        confirmLabel={_('upline.submit')}
        onConfirm={send}
        error={fault}
      >
        {_('upline.confirm.note')}
      </ConfirmDialog>
    </Card>
  )
}
