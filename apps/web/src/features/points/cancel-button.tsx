import { useLingui } from '@lingui/react'
import { cancelRedemption } from '@sanuk/contracts/points'
import { Button } from '@sanuk/ui/button'
import { ConfirmDialog } from '@sanuk/ui/confirm-dialog'
import { useState } from 'react'
import { notify } from '../../toasts/toasts.ts'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { askPointsAgain } from './use-points.ts'

type CancelButtonProps = { readonly id: string; readonly name: string; readonly points: number }

/** Takes back what nobody has decided yet, after a question. */
export function CancelButton({ id, name, points }: CancelButtonProps) {
  const { _ } = useLingui()
  const [open, setOpen] = useState(false)
  const [fault, setFault] = useState<string>()

  async function cancel() {
    try {
      await call(cancelRedemption, { params: { id } })
      await notify('success', _('points.cancelled', { points }))
      setOpen(false)
    } catch (error) {
      setFault(faultText(error, _))
    } finally {
      askPointsAgain()
    }
  }

  return (
    <>
      <Button look="ghost" size="small" onClick={() => setOpen(true)}>
        {_('points.cancel')}
      </Button>
      <ConfirmDialog
        open={open}
        onCancel={() => setOpen(false)}
        title={_('points.cancel.ask', { name })}
        cancelLabel={_('points.cancel.keep')}
        confirmLabel={_('points.cancel')}
        onConfirm={cancel}
        error={fault}
      >
        {_('points.cancel.effect', { points })}
      </ConfirmDialog>
    </>
  )
}
