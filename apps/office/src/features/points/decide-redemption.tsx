import { useLingui } from '@lingui/react'
import { approveRedemption, rejectRedemption } from '@sanuk/contracts/office-points'
import { Button } from '@sanuk/ui/button'
import { ConfirmDialog } from '@sanuk/ui/confirm-dialog'
import { toast } from '@sanuk/ui/toast'
import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { ReasonDialog } from '../../components/desk/reason-dialog.tsx'
import { call } from '../../wire/call.ts'
import { useSending } from '../../wire/use-sending.ts'
import styles from './points.module.css'
import { POINTS, type Redemption } from './points.ts'

/** Gives what was asked for, or refuses it with a reason. */
export function DecideRedemption({ redemption: { id, title, member, category } }: { redemption: Redemption }) {
  const { _ } = useLingui()
  const { fault, send } = useSending(POINTS)
  const [open, setOpen] = useState<'approve' | 'reject' | null>(null)
  const params = { id }

  async function approve() {
    if (!(await send(() => call(approveRedemption, { params })))) return
    setOpen(null)
    toast.success(_('office-points.approved'))
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
      <ReasonDialog
        about={POINTS}
        open={open === 'reject'}
        onClose={() => setOpen(null)}
        title={_('office-points.reject.ask', { title })}
        description={_('office-points.reject.effect')}
        hint={_('office.reason.seen')}
        word={_('office-points.reject')}
        look="danger"
        onSend={async (reason) => {
          await call(rejectRedemption, { params, body: { reason } })
          return _('office-points.rejected')
        }}
      />
    </div>
  )
}
