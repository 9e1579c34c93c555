import { useLingui } from '@lingui/react'
import type { Transfer } from '@sanuk/contracts/transfers'
import { parseAmount } from '@sanuk/money/amount'
import { formatMoney } from '@sanuk/money/format'
import { Dialog } from '@sanuk/ui/dialog'
import { useState } from 'react'
import { useCurrency } from '../../brand/use-currency.ts'
import { notify } from '../../toasts/toasts.ts'
import { TransferForm } from './transfer-form.tsx'
import type { Moving } from './wallet-page.tsx'

type TransferDialogProps = { readonly moving: Moving | null; readonly onClose: () => void }

/** How much to move one way. It closes when the money has moved, or is set aside until the vendor tells. */
export function TransferDialog({ moving, onClose }: TransferDialogProps) {
  const { _ } = useLingui()
  const tell = useTell()
  // What it shows stays while it leaves the screen.
  const [shown, setShown] = useState(moving)
  if (moving && moving !== shown) setShown(moving)
  const [locked, setLocked] = useState(false)
  if (!shown) return null
  return (
    <Dialog
      open={moving !== null}
      onClose={onClose}
      locked={locked}
      title={_(`transfers.${shown.direction}.of`, { vendor: shown.merchant.name })}
      closeLabel={_('site.close')}
    >
      <TransferForm
        key={`${shown.merchant.code} ${shown.direction}`}
        moving={shown}
        onBusy={setLocked}
        onMoved={(transfer) => {
          tell(transfer)
          onClose()
        }}
      />
    </Dialog>
  )
}

function useTell(): (transfer: Transfer) => void {
  const { _ } = useLingui()
  const currency = useCurrency()
  return ({ direction, state, vendorName: vendor, amount }) => {
    const values = { vendor, amount: formatMoney(parseAmount(amount ?? '0'), currency) }
    if (state === 'done') notify('success', _(`transfers.done.${direction}`, values))
    else if (amount === null) notify('info', _('transfers.under_way.out.all', { vendor }))
    else notify('info', _(`transfers.under_way.${direction}`, values))
  }
}
