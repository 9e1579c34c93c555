import { useLingui } from '@lingui/react'
import { ConfirmDialog } from '@sanuk/ui/confirm-dialog'
import { toast } from '@sanuk/ui/toast'
import { useState } from 'react'
import { faultText } from '../../wire/fault-text.ts'
import { useDoing } from '../../wire/use-doing.ts'
import { CONTENT } from './content.ts'

type Props = {
  open: boolean
  name: 'discard' | 'withdraw'
  title: string
  note: string
  deed: () => Promise<unknown>
  onClose: () => void
  onDone: () => void
}

/** Asks before what is taken away, and does it. */
export function Deed({ open, name, title, note, deed, onClose, onDone }: Props) {
  const { _ } = useLingui()
  const doing = useDoing(CONTENT)
  const [fault, setFault] = useState<string>()
  async function confirm() {
    setFault(undefined)
    try {
      await deed()
    } catch (error) {
      return setFault(faultText(error, _))
    }
    toast.success(_(name === 'discard' ? 'office-content.discarded' : 'office-content.withdraw.done'))
    onDone()
    await doing(async () => undefined)
  }
  return (
    <ConfirmDialog
      {...{ open, danger: true, error: fault, onCancel: onClose, onConfirm: confirm }}
      title={_(`office-content.${name}.ask`, { title })}
      cancelLabel={_('office.cancel')}
      confirmLabel={_(`office-content.${name}`)}
    >
      {note}
    </ConfirmDialog>
  )
}
