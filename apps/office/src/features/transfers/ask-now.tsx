import { useLingui } from '@lingui/react'
import { askTransferNow } from '@sanuk/contracts/office-transfers'
import { Button } from '@sanuk/ui/button'
import { toast } from '@sanuk/ui/toast'
import { useState } from 'react'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { useDoing } from '../../wire/use-doing.ts'
import { TRANSFERS, type Transfer } from './office-transfers.ts'

/** Asks the vendor now what became of a transfer, and says what it told. */
export function AskNow({ transfer: { id, askable, vendorName, username } }: { transfer: Transfer }) {
  const { _ } = useLingui()
  const doing = useDoing(TRANSFERS)
  const [busy, setBusy] = useState(false)

  async function ask() {
    setBusy(true)
    try {
      const { state } = await doing(() => call(askTransferNow, { params: { id } }))
      if (state === 'under_way') toast.info(_('office-transfers.asked.under_way', { vendor: vendorName }))
      else toast.success(_(`office-transfers.asked.${state}`, { member: username }))
    } catch (fault) {
      toast.error(_('office-transfers.asked.failed'), { description: faultText(fault, _) })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button look="outline" disabled={!askable} busy={busy} onClick={ask}>
      {_('office-transfers.ask')}
    </Button>
  )
}
