import { useLingui } from '@lingui/react'
import { revokeVendorKey } from '@sanuk/contracts/office-vendors'
import { ConfirmDialog } from '@sanuk/ui/confirm-dialog'
import { toast } from '@sanuk/ui/toast'
import { useState } from 'react'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { useDoing } from '../../wire/use-doing.ts'
import { VENDORS } from './vendors.ts'

type RevokeKeyProps = {
  code: string
  /** Which key is asked about. */
  keyId: string
  open: boolean
  onEnd: () => void
}

/** Asks before a key is taken away for ever. */
export function RevokeKey({ code, keyId, open, onEnd }: RevokeKeyProps) {
  const { _ } = useLingui()
  const doing = useDoing(VENDORS)
  const [fault, setFault] = useState<unknown>()

  function end() {
    setFault(undefined)
    onEnd()
  }

  async function revoke() {
    try {
      await doing(() => call(revokeVendorKey, { params: { code, id: keyId } }))
      end()
      toast.success(_('vendors.key.revoked.done', { key: keyId }))
    } catch (error) {
      setFault(error)
    }
  }

  return (
    <ConfirmDialog
      open={open}
      onCancel={end}
      title={_('vendors.key.revoke.title', { key: keyId })}
      cancelLabel={_('office.cancel')}
      confirmLabel={_('vendors.key.revoke')}
      onConfirm={revoke}
      danger
      error={fault === undefined ? undefined : faultText(fault, _)}
    >
      {_('vendors.key.revoke.note')}
    </ConfirmDialog>
  )
}
