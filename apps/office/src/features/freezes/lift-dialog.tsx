import { useLingui } from '@lingui/react'
import { liftFreeze, type MemberFreeze } from '@sanuk/contracts/office-freezes'
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

/** Ends a freeze at once, with the reason. */
export function LiftDialog({ member, freeze: { id, kind }, onDone }: Props) {
  const { _ } = useLingui()
  const form = useId()
  const { busy, fault, send } = useSending(freezesKey(member))
  const [reason, setReason] = useState('')

  async function carryOut(event: FormEvent) {
    event.preventDefault()
    if (!(await send(() => call(liftFreeze, { params: { id }, body: { reason } })))) return
    toast.success(_('office-freezes.lift.done'))
    onDone()
  }

  return (
    <Dialog
      open
      onClose={onDone}
      closeLabel={_('office.close')}
      title={_('office-freezes.lift.title', { kind })}
      error={fault}
      footer={
        <Button type="submit" form={form} busy={busy} disabled={reason.trim() === ''}>
          {_('office-freezes.lift')}
        </Button>
      }
    >
      <form id={form} onSubmit={carryOut} className={styles.form}>
        <Field label={_('members.reason')} hint={_('members.reason.hint')}>
          <TextInput maxLength={1000} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  )
}
