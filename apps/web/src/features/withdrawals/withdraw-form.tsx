import { useLingui } from '@lingui/react'
import type { Withdrawal } from '@sanuk/contracts/withdrawals'
import { add, isMoney, parseAmount, writeAmount } from '@sanuk/money/amount'
import { formatMoney } from '@sanuk/money/format'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { Chips } from '@sanuk/ui/chips'
import { ConfirmDialog } from '@sanuk/ui/confirm-dialog'
import { Facts } from '@sanuk/ui/facts'
import { Field } from '@sanuk/ui/field'
import { MoneyInput } from '@sanuk/ui/money-input'
import { PasswordInput } from '@sanuk/ui/password-input'
import { ArrowUpFromLine } from 'lucide-react'
import type { FormEvent, ReactNode } from 'react'
import { useCurrency } from '../../brand/use-currency.ts'
import { feeOf } from './fee-of.ts'
import { useWithdrawForm } from './use-withdraw-form.ts'
import type { Terms } from './withdrawal-terms.ts'
import styles from './withdrawals.module.css'

export type AccountPart = (props: {
  value: string | null
  onPick: (account: string) => void
  fault?: string | undefined
}) => ReactNode

export type AccountParts = {
  /** Where one of the accounts is picked. */
  readonly accounts: AccountPart
  /** An account in words: bank, number and holder. */
  readonly accountName: (account: string) => ReactNode
}

type Props = AccountParts & { readonly terms: Terms; readonly onRequested: (one: Withdrawal) => void }

/** How much, to which account, and by the payment password. What it means is said before it is done. */
export function WithdrawForm({ terms, accounts, accountName, onRequested }: Props) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const form = useWithdrawForm(terms, onRequested)
  const { amount, faults } = form
  const money = (wire: string) => formatMoney(parseAmount(wire), currency)
  const wanted = isMoney(amount) ? parseAmount(amount) : null
  const named = wanted === null ? '' : money(amount)
  const fee = wanted === null ? null : feeOf(wanted, terms.fee)
  const total = wanted === null || fee === null ? '0' : writeAmount(add(wanted, fee))

  function review(event: FormEvent) {
    event.preventDefault()
    form.review()
  }

  return (
    <Card level={3} title={_('withdrawals.new')}>
      <form className={styles.form} noValidate onSubmit={review}>
        {accounts({ value: form.account, onPick: form.pick, fault: faults.account })}
        <Field
          label={_('withdrawals.amount', { symbol: currency.symbol })}
          hint={_('withdrawals.amount.limits', { minimum: money(terms.minimum), maximum: money(terms.maximum) })}
          error={faults.amount}
        >
          <MoneyInput
            ref={form.amountBox}
            size="large"
            currency={currency}
            value={amount}
            onChange={form.setAmount}
            placeholder="0.00"
          />
        </Field>
        <QuickAmounts terms={terms} amount={amount} onPick={form.setAmount} />
        {wanted !== null && fee !== null && (
          <Facts
            facts={[
              { name: _('withdrawals.arrives'), value: <strong>{named}</strong> },
              {
                name: _('withdrawals.fee'),
                value:
                  terms.freeLeft > 0
                    ? _('withdrawals.free_left', { count: terms.freeLeft })
                    : formatMoney(fee, currency),
              },
              { name: _('withdrawals.leaves'), value: money(total) },
            ]}
          />
        )}
        <Field label={_('withdrawals.password')} error={faults.password}>
          <PasswordInput
            ref={form.passwordBox}
            inputMode="numeric"
            autoComplete="off"
            words={{ show: _('withdrawals.show'), hide: _('withdrawals.hide') }}
            value={form.password}
            onChange={(event) => form.setPassword(event.target.value)}
          />
        </Field>
        <Button type="submit" size="large" icon={<ArrowUpFromLine />} busy={form.busy}>
          {wanted === null ? _('withdrawals.submit') : _('withdrawals.submit.amount', { amount: named })}
        </Button>
        <p role="alert" className={styles.fault}>
          {faults.whole}
        </p>
      </form>
      <ConfirmDialog
        open={form.asking}
        onCancel={form.goBack}
        title={_('withdrawals.confirm', { amount: named })}
        cancelLabel={_('withdrawals.confirm.back')}
        confirmLabel={_('withdrawals.submit.amount', { amount: named })}
        onConfirm={form.send}
      >
        {wanted !== null && _('withdrawals.confirm.note', { total: money(total), amount: named })}{' '}
        {form.account && <strong>{accountName(form.account)}</strong>}
      </ConfirmDialog>
    </Card>
  )
}

type QuickProps = { readonly terms: Terms; readonly amount: string; readonly onPick: (amount: string) => void }

/** Amounts that can be had now, and all of it. */
function QuickAmounts({ terms: { quickAmounts, available, minimum }, amount, onPick }: QuickProps) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const most = parseAmount(available)
  const options = quickAmounts.map((value) => ({
    ...{ value, label: formatMoney(parseAmount(value), { ...currency, decimals: 0 }) },
    disabled: parseAmount(value) > most,
  }))
  const all = { value: available, label: _('withdrawals.amount.all'), disabled: most < parseAmount(minimum) }
  const distinct = options.filter(({ value }) => parseAmount(value) !== most)
  return (
    <Chips
      label={_('withdrawals.amount.quick')}
      options={[...distinct, all]}
      value={
        [...distinct, all].find(({ value }) => isMoney(amount) && parseAmount(value) === parseAmount(amount))?.value
      }
      onPick={onPick}
    />
  )
}
