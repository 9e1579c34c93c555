import { useLingui } from '@lingui/react'
import { approveRedemption, rejectRedemption } from '@sanuk/contracts/office-points'
import { Button } from '@sanuk/ui/button'
import { ConfirmDialog } from '@sanuk/ui/confirm-dialog'
import { Dialog } from '@sanuk/ui/dialog'
import { Field } from '@sanuk/ui/field'
import { TextInput } from '@sanuk/ui/text-input'
import { toast } from '@sanuk/ui/toast'
import { Check, X } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { call } from '../../wire/call.ts'
import { useSending } from '../../wire/use-sending.ts'
import styles from './points.module.css'
import { POINTS, type Redemption } from './points.ts'

/** Gives what was asked for, or refuses it with a reason. */
export function DecideRedemption({ redemption: { id, title, member, category } }: { redemption: Redemption }) {
  const { _ } = useLingui()
  const form = useId()
  const { busy, fault, send } = useSending(POINTS)
  const [open, setOpen] = useState<'approve' | 'reject' | null>(null)
  const [reason, setReason] = useState('')
  const params = { id }

  async function approve() {
    if (!(await send(() => call(approveRedemption, { params })))) return
    setOpen(null)
    toast.success(_('office-points.approved'))
  }

  async function reject(event: FormEvent) {
    event.preventDefault()
    const body = { reason: reason.trim() }
    if (!(await send(() => call(rejectRedemption, { params, body })))) return
    setOpen(null)
    toast.success(_('office-points.rejected'))
  }

  return (
    <div className={styles.deeds}>
      <Button icon={<Check />} onClick={() => setOpen('approve')}>
        {_('office-points.approve')}
      </Button>
      <Button look="outline" icon={<X />} onClick={() => setOpen('reject')}>
        {_('office-points.reject')}
      </Button>
      <ConfirmDialog
        open={open === 'approve'}
        onCancel={() => setOpen(null)}
        title={_('office-points.approve.ask', { title, username: member.username })}
        cancelLabel={_('office.close')}
        confirmLabel={_('office-points.approve')}
        onConfirm={approve}
        error={fault}
      >
        {_(category === 'credit' ? 'office-points.approve.paid' : 'office-points.approve.spent')}
      </ConfirmDialog>
      <Dialog
        open={open === 'reject'}
        onClose={() => setOpen(null)}
        title={_('office-points.reject.ask', { title })}
        description={_('office-points.reject.effect')}
        closeLabel={_('office.close')}
        error={fault}
        footer={
          <Button type="submit" form={form} look="danger" busy={busy} disabled={reason.trim() === ''}>
            {_('office-points.reject')}
          </Button>
        }
      >
        <form id={form} onSubmit={reject}>
          <Field label={_('office-points.reason')} hint={_('office-points.reason.hint')}>
            <TextInput maxLength={255} value={reason} onChange={(event) => setReason(event.target.value)} />
          </Field>
        </form>
      </Dialog>
    </div>
  )
}
