import { useLingui } from '@lingui/react'
import { approveProposal, rejectProposal, withdrawProposal } from '@sanuk/contracts/approvals'
import { Button } from '@sanuk/ui/button'
import { ConfirmDialog } from '@sanuk/ui/confirm-dialog'
import { Dialog } from '@sanuk/ui/dialog'
import { Field } from '@sanuk/ui/field'
import { TextInput } from '@sanuk/ui/text-input'
import { toast } from '@sanuk/ui/toast'
import { Check, Undo2, X } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { useDoing } from '../../wire/use-doing.ts'
import styles from './approvals.module.css'
import { APPROVALS, type Proposal } from './approvals.ts'

/** What the reader can do about a proposal: take back their own, or decide somebody else's. */
export function Decide({ proposal, own }: { proposal: Proposal; own: boolean }) {
  const { _ } = useLingui()
  const doing = useDoing(APPROVALS)
  const [asking, setAsking] = useState<'approve' | 'reject' | null>(null)
  const [fault, setFault] = useState<string>()
  const params = { id: proposal.id }

  async function attempt(work: () => Promise<unknown>, done: 'approved' | 'rejected' | 'withdrawn') {
    setFault(undefined)
    try {
      await doing(work)
      setAsking(null)
      toast.success(_(`approvals.done.${done}`))
    } catch (error) {
      setFault(faultText(error, _))
    }
  }

  if (own) {
    return (
      <div className={styles.actions}>
        <Button
          look="outline"
          icon={<Undo2 />}
          onClick={() => attempt(() => call(withdrawProposal, { params }), 'withdrawn')}
        >
          {_('approvals.withdraw')}
        </Button>
        <p>{_('approvals.own')}</p>
      </div>
    )
  }
  if (!proposal.mayDecide) return <p className={styles.actions}>{_('approvals.not_yours')}</p>
  return (
    <div className={styles.actions}>
      <Button icon={<Check />} onClick={() => setAsking('approve')}>
        {_('approvals.approve')}
      </Button>
      <Button look="outline" icon={<X />} onClick={() => setAsking('reject')}>
        {_('approvals.reject')}
      </Button>
      <ConfirmDialog
        open={asking === 'approve'}
        onCancel={() => setAsking(null)}
        title={_(`approvals.kind.${proposal.kind}`, { about: proposal.about })}
        cancelLabel={_('office.cancel')}
        confirmLabel={_('approvals.approve')}
        onConfirm={() => attempt(() => call(approveProposal, { params }), 'approved')}
        error={fault}
      >
        {_('approvals.approve.note')}
      </ConfirmDialog>
      <RejectDialog
        open={asking === 'reject'}
        fault={fault}
        onClose={() => setAsking(null)}
        onReject={(reason) => attempt(() => call(rejectProposal, { params, body: { reason } }), 'rejected')}
      />
    </div>
  )
}

type RejectProps = {
  open: boolean
  fault: string | undefined
  onClose: () => void
  onReject: (reason: string) => Promise<void>
}

function RejectDialog({ open, fault, onClose, onReject }: RejectProps) {
  const { _ } = useLingui()
  const id = useId()
  const [reason, setReason] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    return onReject(reason.trim())
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={_('approvals.reject')}
      closeLabel={_('office.close')}
      error={fault}
      footer={
        <Button type="submit" form={id} look="danger" disabled={reason.trim() === ''}>
          {_('approvals.reject')}
        </Button>
      }
    >
      <form id={id} onSubmit={send}>
        <Field label={_('approvals.reason')} hint={_('approvals.reason.hint')}>
          <TextInput maxLength={255} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  )
}
