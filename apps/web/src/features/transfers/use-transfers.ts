import { listTransfers } from '@sanuk/contracts/transfers'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../wire/call.ts'
import { keyOf } from '../../wire/read.ts'

/** The member's transfers, newest first, a page at a time. */
export function useTransfers() {
  return useInfiniteQuery({
    queryKey: [...keyOf(listTransfers), 'pages'],
    queryFn: ({ pageParam, signal }) => call(listTransfers, { query: { cursor: pageParam } }, signal),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
}
