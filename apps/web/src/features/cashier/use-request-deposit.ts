import { useLingui } from '@lingui/react'
import { type Deposit, listDeposits, readDeposit, requestDeposit } from '@sanuk/contracts/cashier'
import { RefusedError } from '@sanuk/wire/faults'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { keyOf, read } from '../../wire/read.ts'

type Wish = { readonly amount: string; readonly requestId: string }

/**
 * Asks for a payment code. Sending the same amount again repeats the same request, which the server answers with the
 * same deposit: a lost answer costs nothing.
 */
export function useRequestDeposit(method: string, onRequested: (deposit: string) => void) {
  const { _ } = useLingui()
  const queries = useQueryClient()
  const wish = useRef<Wish>(null)

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (body: Wish) => call(requestDeposit, { body: { ...body, method } }),
    onSuccess: (deposit: Deposit) => {
      queries.setQueryData(read(readDeposit, { params: { id: deposit.id } }).queryKey, deposit)
      queries.invalidateQueries({ queryKey: keyOf(listDeposits) })
      onRequested(deposit.id)
    },
  })

  function send(amount: string) {
    if (wish.current?.amount !== amount) wish.current = { amount, requestId: crypto.randomUUID() }
    if (!isPending) mutate(wish.current)
  }

  return {
    send,
    reset,
    busy: isPending,
    fault: error ? beside(error) : undefined,
    /** Too many deposits are still to be paid. */
    isFull: error instanceof RefusedError && error.code === 'open_deposits_full',
  }

  /** The server's word on the amount, else on the whole. */
  function beside(fault: Error): string {
    const [field] = fault instanceof RefusedError ? fault.fields : []
    return field?.message ?? faultText(fault, _)
  }
}
