import { listDeposits } from '@sanuk/contracts/cashier'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../wire/call.ts'
import { keyOf } from '../../wire/read.ts'

/** The member's deposits, newest first, a page at a time. */
export function useDeposits() {
  return useInfiniteQuery({
    queryKey: [...keyOf(listDeposits), 'pages'],
    queryFn: ({ pageParam, signal }) => call(listDeposits, { query: { cursor: pageParam } }, signal),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
}
