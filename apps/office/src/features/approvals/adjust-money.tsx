import { useLingui } from '@lingui/react'
import { proposeAdjustment } from '@sanuk/contracts/adjustments'
import { isMoney } from '@sanuk/money/amount'
import { type CurrencyCode, currency as currencyOf } from '@sanuk/money/currency'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { Field } from '@sanuk/ui/field'
import { MoneyInput } from '@sanuk/ui/money-input'
import { Segmented } from '@sanuk/ui/segmented'
import { TextInput } from '@sanuk/ui/text-input'
import { toast } from '@sanuk/ui/toast'
import { HandCoins } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { call } from '../../wire/call.ts'
import { useSending } from '../../wire/use-sending.ts'
import styles from './adjust-money.module.css'
import { APPROVALS } from './approvals.ts'

type Props = { member: { id: string; username: string; currency: CurrencyCode } }

/** Proposes to give a member money or to take some. Nothing moves before a colleague has decided. */
export function AdjustMoney({ member: { id, username, currency } }: Props) {
  const { _ } = useLingui()
  const form = useId()
  const { busy, fault, send } = useSending(APPROVALS)
  const [open, setOpen] = useState(false)
  const [direction, setDirection] = useState<'give' | 'take'>('give')
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')

  async function propose(event: FormEvent) {
    event.preventDefault()
    const body = { direction, amount, reason: reason.trim() }
    if (!(await send(() => call(proposeAdjustment, { params: { id }, body })))) return
    setOpen(false)
    toast.success(_('approvals.adjust.proposed'))
  }

  return (
    <>
      <Button look="outline" wide icon={<HandCoins />} onClick={() => setOpen(true)}>
        {_('approvals.adjust')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        closeLabel={_('office.close')}
        title={_('approvals.adjust.title', { username })}
        description={_('approvals.adjust.note')}
        error={fault}
        footer={
          <Button type="submit" form={form} busy={busy} disabled={!isMoney(amount) || reason.trim() === ''}>
            {_('approvals.adjust.propose')}
          </Button>
        }
      >
        <form id={form} className={styles.form} onSubmit={propose}>
          <Segmented
            label={_('approvals.adjust.direction')}
            wide
            value={direction}
            onChange={setDirection}
            options={[
              { value: 'give', label: _('approvals.adjust.give') },
              { value: 'take', label: _('approvals.adjust.take') },
            ]}
          />
          <Field label={_('approvals.adjust.amount')}>
            <MoneyInput currency={currencyOf(currency)} value={amount} onChange={setAmount} />
          </Field>
          <Field label={_('approvals.adjust.reason')} hint={_('approvals.adjust.reason.hint')}>
            <TextInput maxLength={255} value={reason} onChange={(event) => setReason(event.target.value)} />
          </Field>
        </form>
      </Dialog>
    </>
  )
}
