import { useLingui } from '@lingui/react'
import { listTickets, readTicket } from '@sanuk/contracts/lottery'
import { cancelPlan, listPlans, type Plan } from '@sanuk/contracts/lottery-plans'
import { parseAmount, subtract } from '@sanuk/money/amount'
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

/** Takes back what is left of repeated bets, after asking. */
export function CancelPlan({ plan: { id, returned, firstIssue: first, lastIssue: last } }: { readonly plan: Plan }) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const { mutateAsync, error, reset } = useMutation({
    mutationFn: () => call(cancelPlan, { params: { id } }),
    onSuccess: ({ plan: after }) => {
      setAsking(false)
      const amount = formatMoney(subtract(parseAmount(after.returned), parseAmount(returned)), currency)
      void notify('success', _('lottery.plan.cancel.done', { amount }))
    },
    onSettled: () => {
      for (const queryKey of [keyOf(listPlans), keyOf(listTickets), keyOf(readTicket), readWallet.queryKey])
        queries.invalidateQueries({ queryKey })
    },
  })
  return (
    <>
      <Button
        look="outline"
        size="small"
        aria-label={_('lottery.plan.cancel.of', { first, last })}
        onClick={() => {
          reset()
          setAsking(true)
        }}
      >
        {_('lottery.plan.cancel')}
      </Button>
      <ConfirmDialog
        danger
        open={isAsking}
        onCancel={() => setAsking(false)}
        title={_('lottery.plan.cancel.sure')}
        cancelLabel={_('lottery.plan.cancel.keep')}
        confirmLabel={_('lottery.plan.cancel')}
        // What went wrong stands in the dialog.
        onConfirm={() => mutateAsync().catch(() => undefined)}
        error={error && faultText(error, _)}
      >
        {_('lottery.plan.cancel.note')}
      </ConfirmDialog>
    </>
  )
}
