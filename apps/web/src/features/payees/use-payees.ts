import { listPayees } from '@sanuk/contracts/payees'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { read } from '../../wire/read.ts'

/** The member's accounts, in whose name they are, and how to have them read again. */
export function usePayees() {
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(read(listPayees))
  return { data, error, refetch, renew: () => queries.invalidateQueries({ queryKey: read(listPayees).queryKey }) }
}
