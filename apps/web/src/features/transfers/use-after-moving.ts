import { listTransfers, merchants } from '@sanuk/contracts/transfers'
import { balance } from '@sanuk/contracts/wallet'
import { useQueryClient } from '@tanstack/react-query'
import { keyOf } from '../../wire/read.ts'

/** Has everything asked anew that a movement of money changes. */
export function useAfterMoving(): () => void {
  const queries = useQueryClient()
  return () => {
    for (const route of [balance, merchants, listTransfers]) queries.invalidateQueries({ queryKey: keyOf(route) })
  }
}
