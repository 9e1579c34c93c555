import { useLingui } from '@lingui/react'
import { removeSignInProvider } from '@sanuk/contracts/office-providers'
import { ConfirmDialog } from '@sanuk/ui/confirm-dialog'
import { toast } from '@sanuk/ui/toast'
import { useState } from 'react'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { useDoing } from '../../wire/use-doing.ts'
import { PROVIDERS, type Provider } from './providers.ts'

type Props = { provider: Provider; open: boolean; onCancel: () => void; onDone: () => void }

/** Takes a provider away, after a question. */
export function RemoveProvider({ provider: { code, name }, open, onCancel, onDone }: Props) {
  const { _ } = useLingui()
  const doing = useDoing(PROVIDERS)
  const [fault, setFault] = useState<unknown>()

  async function remove() {
    try {
      await doing(() => call(removeSignInProvider, { params: { provider: code } }))
      toast.success(_('office-providers.removed', { name }))
      onDone()
    } catch (error) {
      setFault(error)
    }
  }

  return (
    <ConfirmDialog
      open={open}
      onCancel={onCancel}
      title={_('office-providers.remove.ask', { name })}
      cancelLabel={_('office.cancel')}
      confirmLabel={_('office-providers.remove')}
      danger
      onConfirm={remove}
      error={fault === undefined ? undefined : faultText(fault, _)}
    >
      {_('office-providers.remove.note')}
    </ConfirmDialog>
  )
}
