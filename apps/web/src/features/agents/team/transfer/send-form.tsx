import { useLingui } from '@lingui/react'
import { isMoney, parseAmount } from '@sanuk/money/amount'
import { formatMoney } from '@sanuk/money/format'
import { Button } from '@sanuk/ui/button'
import { ConfirmDialog } from '@sanuk/ui/confirm-dialog'
import { Field } from '@sanuk/ui/field'
import { MoneyInput } from '@sanuk/ui/money-input'
import { PasswordInput } from '@sanuk/ui/password-input'
import { Send } from 'lucide-react'
import type { FormEvent } from 'react'
import { useCurrency } from '../../../../brand/use-currency.ts'
import styles from './transfer.module.css'
import { type Standing, useSendForm } from './use-send-form.ts'

type SendFormProps = { readonly standing: Standing; readonly onSent: (amount: string) => void }

/** How much, and by the payment password. It is asked once more before it is done. */
export function SendForm({ standing, onSent }: SendFormProps) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const form = useSendForm(standing, onSent)
  const money = (wire: string) => formatMoney(parseAmount(wire), currency)
  const { username } = standing.member
  const named = isMoney(form.amount) ? money(form.amount) : ''

  function review(event: FormEvent) {
    event.preventDefault()
    form.review()
  }

  return (
    <>
      <form className={styles.form} noValidate onSubmit={review}>
        <Field
          label={_('agent-transfer.amount', { symbol: currency.symbol })}
          hint={_('agent-transfer.limits', {
            least: money(standing.least),
            most: money(standing.most),
            left: money(standing.left),
          })}
          error={form.faults.amount}
        >
          <MoneyInput
            ref={form.amountBox}
            size="large"
            currency={currency}
            value={form.amount}
            onChange={form.setAmount}
            placeholder="0.00"
          />
        </Field>
        <Field label={_('agent-transfer.password')} error={form.faults.password}>
          <PasswordInput
            ref={form.passwordBox}
            inputMode="numeric"
            autoComplete="off"
            words={{ show: _('agent-transfer.show'), hide: _('agent-transfer.hide') }}
            value={form.password}
            onChange={(event) => form.setPassword(event.target.value)}
          />
        </Field>
        <p role="alert" className={styles.fault}>
          {form.faults.whole}
        </p>
        <Button type="submit" size="large" wide icon={<Send />}>
          {named === '' ? _('agent-transfer.submit') : _('agent-transfer.submit.amount', { amount: named })}
        </Button>
      </form>
      <ConfirmDialog
        open={form.asking}
        onCancel={form.goBack}
        title={_('agent-transfer.confirm', { amount: named, username })}
        cancelLabel={_('agent-transfer.confirm.back')}
        confirmLabel={_('agent-transfer.submit')}
        onConfirm={form.send}
      >
        {_('agent-transfer.confirm.note')}
      </ConfirmDialog>
    </>
  )
}
