import { type Deposit, listDeposits, readDeposit } from '@sanuk/contracts/cashier'
import { balance } from '@sanuk/contracts/wallet'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { keyOf, read } from '../../wire/read.ts'

/** How often a waiting deposit is asked after, should the socket that tells of it be down. */
const POLL_MS = 4_000

/** One deposit, kept current until it is settled; its money shows in the balance as soon as it is there. */
export function useDeposit(id: string) {
  const queries = useQueryClient()
  const query = useQuery({
    ...read(readDeposit, { params: { id } }),
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? POLL_MS : false),
  })
  const state = query.data?.state

  useEffect(() => {
    if (state === undefined || state === 'waiting') return
    queries.invalidateQueries({ queryKey: keyOf(listDeposits) })
    if (state === 'credited') queries.invalidateQueries({ queryKey: keyOf(balance) })
  }, [state, queries])

  return query
}

/** A deposit while its code can be paid. */
export type WaitingDeposit = Deposit & { readonly payload: string }

export function isPayable(deposit: Deposit): deposit is WaitingDeposit {
  return deposit.state === 'waiting' && deposit.payload !== null
}
