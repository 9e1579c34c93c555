import { balance } from '@sanuk/contracts/wallet'
import { listWithdrawals, withdrawalTerms } from '@sanuk/contracts/withdrawals'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { keyOf } from '../../wire/read.ts'

/** Has everything read again that a withdrawal changes. */
export function useRenewWithdrawals(): () => void {
  const queries = useQueryClient()
  return useCallback(() => {
    for (const route of [listWithdrawals, withdrawalTerms, balance]) {
      queries.invalidateQueries({ queryKey: keyOf(route) })
    }
  }, [queries])
}
