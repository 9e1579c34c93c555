import { ownSalary, readSalary } from '@sanuk/contracts/agent-salary'
import type { SalaryScheme } from '@sanuk/contracts/agent-schemes'
import type { AnswerOf } from '@sanuk/contracts/route'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../../wire/call.ts'
import { keyOf } from '../../../wire/read.ts'

export type OwnSalary = AnswerOf<typeof ownSalary>
export type SalaryDetail = AnswerOf<typeof readSalary>
export type SalaryPages = ReturnType<typeof useSalary>
export type DetailPages = ReturnType<typeof useSalaryPeriod>

/** The team's play counts within seconds: how often it is asked for while somebody looks. */
const LOOK_MS = 30_000

/** The agent's contract and periods in a scheme, newest first, a page at a time. */
export const useSalary = (scheme: SalaryScheme) =>
  useInfiniteQuery({
    queryKey: [...keyOf(ownSalary), { scheme }],
    queryFn: ({ pageParam, signal }) => call(ownSalary, { params: { scheme }, query: { cursor: pageParam } }, signal),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: LOOK_MS,
  })

/**
 * How the salary of the period that begins on a day is made; its members come a page at a time. A period that is not
 * over is asked for again.
 */
export const useSalaryPeriod = (scheme: SalaryScheme, day: string) =>
  useInfiniteQuery({
    queryKey: [...keyOf(readSalary), { scheme, day }],
    queryFn: ({ pageParam, signal }) =>
      call(readSalary, { params: { scheme, day }, query: { cursor: pageParam } }, signal),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: ({ state }) => state.data?.pages[0]?.period.state === 'running' && LOOK_MS,
  })
