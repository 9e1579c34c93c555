import { listRounds } from '@sanuk/contracts/wagers'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../wire/call.ts'
import { keyOf } from '../../wire/read.ts'
import type { RecordFilter } from './record-filter.ts'

/** The member's rounds, newest first, a page at a time; the first page carries totals and days of the whole span. */
export function useRounds({ span: { from, to }, gameType }: RecordFilter) {
  return useInfiniteQuery({
    queryKey: [...keyOf(listRounds), { from, to, gameType }],
    queryFn: ({ pageParam, signal }) => call(listRounds, { query: { from, to, gameType, cursor: pageParam } }, signal),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  })
}
