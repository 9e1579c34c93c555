import { readWithdrawal, requestWithdrawal, type Withdrawal } from '@sanuk/contracts/withdrawals'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '../../wire/call.ts'
import { read } from '../../wire/read.ts'

type Wish = { readonly account: string; readonly amount: string }

/**
 * Asks for money. Sending the same wish again repeats the same request, which the server answers with the same
 * withdrawal: a lost answer costs nothing.
 */
export function useRequestWithdrawal(onRequested: (withdrawal: Withdrawal) => void) {
  const queries = useQueryClient()
  const last = useRef<Wish & { readonly requestId: string }>(null)
  return useMutation({
    mutationFn: ({ account, amount, paymentPassword }: Wish & { readonly paymentPassword: string }) => {
      if (last.current?.account !== account || last.current.amount !== amount) {
        last.current = { account, amount, requestId: crypto.randomUUID() }
      }
      return call(requestWithdrawal, { body: { ...last.current, paymentPassword } })
    },
    onSuccess: (withdrawal) => {
      last.current = null
      queries.setQueryData(read(readWithdrawal, { params: { id: withdrawal.id } }).queryKey, withdrawal)
      onRequested(withdrawal)
    },
  })
}
