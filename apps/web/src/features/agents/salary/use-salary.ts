import { ownDailySalary, readDailySalary } from '@sanuk/contracts/agent-salary'
import type { AnswerOf } from '@sanuk/contracts/route'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../../wire/call.ts'
import { keyOf } from '../../../wire/read.ts'

export type OwnSalary = AnswerOf<typeof ownDailySalary>
export type SalaryDetail = AnswerOf<typeof readDailySalary>

/** The team's play counts within seconds: how often it is asked for while somebody looks. */
const LOOK_MS = 30_000

/** The agent's contract and days, newest first, a page at a time. */
export const useSalary = () =>
  useInfiniteQuery({
    queryKey: keyOf(ownDailySalary),
    queryFn: ({ pageParam, signal }) => call(ownDailySalary, { query: { cursor: pageParam } }, signal),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: LOOK_MS,
  })

/** How a day's salary is made; its members come a page at a time. A day that is not over is asked for again. */
export const useSalaryDay = (day: string) =>
  useInfiniteQuery({
    queryKey: [...keyOf(readDailySalary), { day }],
    queryFn: ({ pageParam, signal }) =>
      call(readDailySalary, { params: { day }, query: { cursor: pageParam } }, signal),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: ({ state }) => state.data?.pages[0]?.day.state === 'running' && LOOK_MS,
  })
