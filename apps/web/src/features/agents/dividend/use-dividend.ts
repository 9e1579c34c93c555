import { ownDividends, readDividend } from '@sanuk/contracts/agent-dividend'
import type { DividendScheme } from '@sanuk/contracts/agent-schemes'
import type { AnswerOf } from '@sanuk/contracts/route'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../../wire/call.ts'
import { keyOf } from '../../../wire/read.ts'

export type OwnDividends = AnswerOf<typeof ownDividends>
export type DividendDetail = AnswerOf<typeof readDividend>
export type DividendPages = ReturnType<typeof useDividends>
export type DetailPages = ReturnType<typeof useDividend>

/** How often an estimate is asked for while somebody looks. The whole branch is counted for it. */
const LOOK_MS = 60_000

/** The agent's contract and dividends in a scheme, newest first, a page at a time. */
export const useDividends = (scheme: DividendScheme) =>
  useInfiniteQuery({
    queryKey: [...keyOf(ownDividends), { scheme }],
    queryFn: ({ pageParam, signal }) => call(ownDividends, { query: { scheme, cursor: pageParam } }, signal),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: LOOK_MS,
  })

/**
 * How the dividend of the period that begins on a day is made; its members come a page at a time. An estimate is asked
 * for again.
 */
export const useDividend = (scheme: DividendScheme, day: string) =>
  useInfiniteQuery({
    queryKey: [...keyOf(readDividend), { scheme, day }],
    queryFn: ({ pageParam, signal }) =>
      call(readDividend, { params: { day }, query: { scheme, cursor: pageParam } }, signal),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: ({ state }) => state.data?.pages[0]?.bill.state === 'running' && LOOK_MS,
  })
