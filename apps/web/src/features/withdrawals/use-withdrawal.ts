import { useLingui } from '@lingui/react'
import { answerWithdrawal, cancelWithdrawal, readWithdrawal, type Withdrawal } from '@sanuk/contracts/withdrawals'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { read } from '../../wire/read.ts'
import { useRenewWithdrawals } from './use-renew-withdrawals.ts'

/** How often one that goes on is asked after, should the socket that tells of it be down. */
const POLL_MS = 8_000

const OVER: readonly Withdrawal['state'][] = [
  'cancelled',
  'rejected',
  'received',
  'resolved_received',
  'resolved_refunded',
]

/** One withdrawal, kept current until it is over. */
export function useWithdrawal(id: string) {
  const renew = useRenewWithdrawals()
  const query = useQuery({
    ...read(readWithdrawal, { params: { id } }),
    refetchInterval: ({ state }) => (state.data && !OVER.includes(state.data.state) ? POLL_MS : false),
  })
  const state = query.data?.state
  useEffect(() => {
    if (state) renew()
  }, [state, renew])
  return query
}

/** What its member may do about one: give it up, or say whether the money arrived. */
export function useDoAbout(id: string) {
  const { _ } = useLingui()
  const queries = useQueryClient()
  const keep = {
    onSuccess: (withdrawal: Withdrawal) =>
      queries.setQueryData(read(readWithdrawal, { params: { id } }).queryKey, withdrawal),
    onError: () => queries.invalidateQueries({ queryKey: read(readWithdrawal, { params: { id } }).queryKey }),
  }
  const cancel = useMutation({ mutationFn: () => call(cancelWithdrawal, { params: { id } }), ...keep })
  const answer = useMutation({
    mutationFn: (body: { answer: 'received' | 'not_received'; part?: number }) =>
      call(answerWithdrawal, { params: { id }, body }),
    ...keep,
  })
  const error = cancel.error ?? answer.error
  return {
    cancel: () => cancel.mutateAsync().catch(() => undefined),
    answer: (said: 'received' | 'not_received', part?: number) =>
      answer.mutateAsync({ answer: said, ...(part !== undefined && { part }) }).catch(() => undefined),
    busy: cancel.isPending || answer.isPending,
    fault: error ? faultText(error, _) : undefined,
  }
}
