import { useLingui } from '@lingui/react'
import { WITHDRAWALS_EXTENDED_DAYS } from '@sanuk/contracts/freezes'
import { extendFreeze, type MemberFreeze } from '@sanuk/contracts/office-freezes'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { Field } from '@sanuk/ui/field'
import { TextInput } from '@sanuk/ui/text-input'
import { toast } from '@sanuk/ui/toast'
import { type FormEvent, useId, useState } from 'react'
import { call } from '../../wire/call.ts'
import { useSending } from '../../wire/use-sending.ts'
import styles from './freezes.module.css'
import { freezesKey } from './freezes.ts'

type Props = { readonly member: string; readonly freeze: MemberFreeze; readonly onDone: () => void }

/** Lets a freeze of withdrawals go on for days from now, with the reason. */
export function ExtendDialog({ member, freeze: { id }, onDone }: Props) {
  const { _ } = useLingui()
  const form = useId()
  const { busy, fault, send } = useSending(freezesKey(member))
  const [days, setDays] = useState('7')
  const [reason, setReason] = useState('')
  const wanted = Number(days)
  const isAllowed = Number.isInteger(wanted) && wanted >= 1 && wanted <= WITHDRAWALS_EXTENDED_DAYS

  async function carryOut(event: FormEvent) {
    event.preventDefault()
    if (!(await send(() => call(extendFreeze, { params: { id }, body: { days: wanted, reason } })))) return
    toast.success(_('office-freezes.extend.done'))
    onDone()
  }

  return (
    <Dialog
      open
      onClose={onDone}
      closeLabel={_('office.close')}
      title={_('office-freezes.extend.title')}
      error={fault}
      footer={
        <Button type="submit" form={form} busy={busy} disabled={!isAllowed || reason.trim() === ''}>
          {_('office-freezes.extend')}
        </Button>
      }
    >
      <form id={form} onSubmit={carryOut} className={styles.form}>
        <Field
          label={_('office-freezes.days')}
          hint={_('office-freezes.days.hint', { max: WITHDRAWALS_EXTENDED_DAYS })}
        >
          <TextInput type="number" value={days} onChange={(event) => setDays(event.target.value)} />
        </Field>
        <Field label={_('members.reason')} hint={_('members.reason.hint')}>
          <TextInput maxLength={1000} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  )
}
