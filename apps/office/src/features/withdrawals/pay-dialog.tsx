import { useLingui } from '@lingui/react'
import { payByHand } from '@sanuk/contracts/office-withdrawals'
import { PICTURE_TYPES } from '@sanuk/contracts/pictures'
import { isMoney } from '@sanuk/money/amount'
import { currency as currencyOf } from '@sanuk/money/currency'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { Field } from '@sanuk/ui/field'
import { MoneyInput } from '@sanuk/ui/money-input'
import { TextInput } from '@sanuk/ui/text-input'
import { toast } from '@sanuk/ui/toast'
import { base64Of } from '@sanuk/wire/base64-of'
import { type FormEvent, useId, useRef, useState } from 'react'
import styles from '../../components/desk/desk.module.css'
import { call } from '../../wire/call.ts'
import { useSending } from '../../wire/use-sending.ts'
import { WITHDRAWALS, type Withdrawal } from './withdrawals.ts'

/** Writes down a payment that somebody made at the bank, with its reference and its slip. */
export function PayDialog({ withdrawal: { id, remaining, currency } }: { readonly withdrawal: Withdrawal }) {
  const { _ } = useLingui()
  const form = useId()
  const slip = useRef<HTMLInputElement>(null)
  const { busy, fault, send } = useSending(WITHDRAWALS)
  const [open, setOpen] = useState(false)
  const [amount, setAmount] = useState(remaining)
  const [bankReference, setReference] = useState('')

  async function save(event: FormEvent) {
    event.preventDefault()
    const file = slip.current?.files?.[0]
    const paid = await send(async () => {
      const picture = file ? { picture: await base64Of(file) } : {}
      const body = { bankReference: bankReference.trim(), amount, paidAt: new Date().toISOString(), ...picture }
      await call(payByHand, { params: { id }, body })
    })
    if (!paid) return
    setOpen(false)
    setReference('')
    toast.success(_('office.done'))
  }

  function show() {
    setAmount(remaining)
    setOpen(true)
  }

  return (
    <>
      <Button wide look="outline" onClick={show}>
        {_('office-withdrawals.pay')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={_('office-withdrawals.pay')}
        closeLabel={_('office.close')}
        error={fault}
        footer={
          <Button type="submit" form={form} busy={busy} disabled={bankReference.trim() === '' || !isMoney(amount)}>
            {_('office.save')}
          </Button>
        }
      >
        <form id={form} className={styles.form} onSubmit={save}>
          <Field label={_('office-withdrawals.pay.reference')}>
            <TextInput maxLength={255} value={bankReference} onChange={(event) => setReference(event.target.value)} />
          </Field>
          <Field label={_('office-withdrawals.amount')}>
            <MoneyInput currency={currencyOf(currency)} value={amount} onChange={setAmount} />
          </Field>
          <Field label={_('office-withdrawals.pay.picture')} hint={_('office-withdrawals.pay.picture.note')}>
            <input ref={slip} type="file" accept={PICTURE_TYPES.join(',')} />
          </Field>
        </form>
      </Dialog>
    </>
  )
}
