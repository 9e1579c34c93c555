import { useLingui } from '@lingui/react'
import { type AgreementRequest, answerAgreementRequest } from '@sanuk/contracts/agent-agreements'
import type { AgentScheme } from '@sanuk/contracts/agent-schemes'
import { ConfirmDialog } from '@sanuk/ui/confirm-dialog'
import { useState } from 'react'
import { notify } from '../../../toasts/toasts.ts'
import { call } from '../../../wire/call.ts'
import { faultText } from '../../../wire/fault-text.ts'
import { otherOf, reloadAgreements } from './use-agreements.ts'

type WithdrawDialogProps = {
  readonly scheme: AgentScheme
  readonly request: AgreementRequest
  readonly onClose: () => void
}

/** Asks before a request of the agent's own is withdrawn. */
export function WithdrawDialog({ scheme, request, onClose }: WithdrawDialogProps) {
  const { _ } = useLingui()
  const [fault, setFault] = useState<string>()

  async function withdraw() {
    setFault(undefined)
    try {
      await call(answerAgreementRequest, { params: { scheme, id: request.id }, body: { answer: 'withdraw', ends: [] } })
    } catch (error) {
      setFault(faultText(error, _))
      // The other agent may have answered.
      await reloadAgreements()
      return
    }
    await reloadAgreements()
    await notify('success', _('agent-agreements.withdrawn'))
    onClose()
  }

  return (
    <ConfirmDialog
      open
      onCancel={onClose}
      title={_('agent-agreements.withdraw.sure', { other: otherOf(request).username })}
      cancelLabel={_('agent-agreements.keep')}
      confirmLabel={_('agent-agreements.withdraw')}
      onConfirm={withdraw}
      danger
      error={fault}
    >
      {_('agent-agreements.withdraw.note')}
    </ConfirmDialog>
  )
}
