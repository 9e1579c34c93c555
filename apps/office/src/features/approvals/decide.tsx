import { useLingui } from '@lingui/react'
import { approveProposal, PROPOSALS, rejectProposal, withdrawProposal } from '@sanuk/contracts/approvals'
import { Button } from '@sanuk/ui/button'
import { ConfirmDialog } from '@sanuk/ui/confirm-dialog'
import { toast } from '@sanuk/ui/toast'
import { Check, Undo2, X } from 'lucide-react'
import { useState } from 'react'
import { DecidesFrom } from '../../components/decides-from.tsx'
import { ReasonDialog } from '../../components/desk/reason-dialog.tsx'
import { useDecidesFrom } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { useDoing } from '../../wire/use-doing.ts'
import styles from './approvals.module.css'
import { APPROVALS, type Proposal } from './approvals.ts'

type Props = {
  proposal: Proposal
  own: boolean
  /** Takes what whoever approved has to hand over, before the proposal is gone from the list. */
  onHandOver: (secondHalf: string) => void
}

/** What the reader can do about a proposal: take back their own, or decide somebody else's. */
export function Decide({ proposal, own, onHandOver }: Props) {
  const { _ } = useLingui()
  const room = proposal.kind.split('.')[0]
  const doing = useDoing(APPROVALS, [room])
  const waits = useDecidesFrom(PROPOSALS[proposal.kind]) !== undefined
  const [asking, setAsking] = useState<'approve' | 'reject' | null>(null)
  const [fault, setFault] = useState<string>()
  const params = { id: proposal.id }

  async function attempt(work: () => Promise<unknown>, done: 'approved' | 'withdrawn') {
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
  async function approve() {
    const { secondHalf } = await call(approveProposal, { params })
    if (secondHalf) onHandOver(secondHalf)
  }

  if (!proposal.mayDecide && !waits) return <p className={styles.actions}>{_('approvals.not_yours')}</p>
  return (
    <div className={styles.actions}>
      <Button icon={<Check />} disabled={waits} onClick={() => setAsking('approve')}>
        {_('approvals.approve')}
      </Button>
      <Button look="outline" icon={<X />} disabled={waits} onClick={() => setAsking('reject')}>
        {_('approvals.reject')}
      </Button>
      <DecidesFrom power={PROPOSALS[proposal.kind]} />
      <ConfirmDialog
        open={asking === 'approve'}
        onCancel={() => setAsking(null)}
        title={_(`approvals.kind.${proposal.kind}`, { about: proposal.about })}
        cancelLabel={_('office.cancel')}
        confirmLabel={_('approvals.approve')}
        onConfirm={() => attempt(approve, 'approved')}
        error={fault}
      >
        {_('approvals.approve.note')}
      </ConfirmDialog>
      <ReasonDialog
        about={APPROVALS}
        open={asking === 'reject'}
        onClose={() => setAsking(null)}
        title={_('approvals.reject')}
        hint={_('approvals.reason.hint')}
        word={_('approvals.reject')}
        look="danger"
        onSend={async (reason) => {
          await call(rejectProposal, { params, body: { reason } })
          return _('approvals.done.rejected')
        }}
      />
    </div>
  )
}
