import { useLingui } from '@lingui/react'
import { convertPoints } from '@sanuk/contracts/points'
import { balance } from '@sanuk/contracts/wallet'
import { parseAmount } from '@sanuk/money/amount'
import { formatMoney } from '@sanuk/money/format'
import { RefusedError } from '@sanuk/wire/faults'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useCurrency } from '../../brand/use-currency.ts'
import { notify } from '../../toasts/toasts.ts'
import { call } from '../../wire/call.ts'
import { fieldFaults } from '../../wire/field-faults.ts'
import { keyOf, queryClient } from '../../wire/read.ts'
import { askPointsAgain } from './use-points.ts'

/** Has points become money. Sending the same again repeats the same request: a lost answer costs nothing. */
export function useConvert(onDone: () => void) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const wish = useRef<{ points: number; requestId: string }>(null)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: { points: number; requestId: string; paymentPassword: string }) => call(convertPoints, { body }),
    onSuccess: ({ amount }) => {
      queryClient.invalidateQueries({ queryKey: keyOf(balance) })
      notify('success', _('points.converted', { amount: formatMoney(parseAmount(amount ?? '0'), currency) }))
      onDone()
    },
    onSettled: askPointsAgain,
  })
  const [{ message } = { message: undefined }] = error ? fieldFaults(error, _) : []
  const ofPassword = error instanceof RefusedError && error.code.startsWith('payment_password')
  return {
    send: (points: number, paymentPassword: string): void => {
      if (wish.current?.points !== points) wish.current = { points, requestId: crypto.randomUUID() }
      if (!isPending) mutate({ ...wish.current, paymentPassword })
    },
    busy: isPending,
    fault: ofPassword ? { password: message, general: undefined } : { password: undefined, general: message },
  }
}
