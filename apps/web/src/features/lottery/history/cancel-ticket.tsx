import { useLingui } from '@lingui/react'
import { cancelTicket, listTickets, readTicket, type Ticket } from '@sanuk/contracts/lottery'
import { parseAmount } from '@sanuk/money/amount'
import { formatMoney } from '@sanuk/money/format'
import { Button } from '@sanuk/ui/button'
import { ConfirmDialog } from '@sanuk/ui/confirm-dialog'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCurrency } from '../../../brand/use-currency.ts'
import { notify } from '../../../toasts/toasts.ts'
import { call } from '../../../wire/call.ts'
import { faultText } from '../../../wire/fault-text.ts'
import { keyOf } from '../../../wire/read.ts'
import { readWallet } from '../../../wire/wallet.ts'

/** Takes a ticket back before its issue is sealed, after asking. */
export function CancelTicket({ ticket }: { readonly ticket: Ticket }) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const amount = formatMoney(parseAmount(ticket.stake), currency)
  const { mutateAsync, error, reset } = useMutation({
    mutationFn: () => call(cancelTicket, { params: { id: ticket.id } }),
    onSuccess: () => {
      setAsking(false)
      void notify('success', _('lottery.cancel.done', { amount }))
    },
    onSettled: () => {
      for (const queryKey of [keyOf(listTickets), keyOf(readTicket), readWallet.queryKey])
        queries.invalidateQueries({ queryKey })
    },
  })
  return (
    <>
      <Button
        look="outline"
        onClick={() => {
          reset()
          setAsking(true)
        }}
      >
        {_('lottery.cancel')}
      </Button>
      <ConfirmDialog
        danger
        open={isAsking}
        onCancel={() => setAsking(false)}
        title={_('lottery.cancel.sure')}
        cancelLabel={_('lottery.cancel.keep')}
        confirmLabel={_('lottery.cancel.do', { amount })}
        // What went wrong stands in the dialog.
        onConfirm={() => mutateAsync().catch(() => undefined)}
        error={error && faultText(error, _)}
      >
        {_('lottery.cancel.note', { number: ticket.issue, amount })}
      </ConfirmDialog>
    </>
  )
}
