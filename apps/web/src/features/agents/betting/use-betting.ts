import { agentBetting, agentBettingSums, type TeamRoundState } from '@sanuk/contracts/agent-betting'
import type { GameType } from '@sanuk/contracts/catalogue'
import type { AnswerOf } from '@sanuk/contracts/route'
import type { DateSpan } from '@sanuk/ui/date-range'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '../../../wire/call.ts'
import { keyOf, read } from '../../../wire/read.ts'

/** Which bets of the team are asked for; what is left out narrows nothing. */
export type BettingFilter = {
  readonly span: DateSpan
  readonly state?: TeamRoundState | undefined
  readonly gameType?: GameType | undefined
  readonly vendor?: string | undefined
  readonly member?: string | undefined
  readonly search?: string | undefined
}

export type BettingSums = AnswerOf<typeof agentBettingSums>

const queryOf = ({ span, ...rest }: BettingFilter) => ({ ...span, ...rest })

/** One page of bets. */
export const askBetting = (filter: BettingFilter, cursor: string, signal?: AbortSignal) =>
  call(agentBetting, { query: { ...queryOf(filter), cursor } }, signal)

/** Bets of the team, a page at a time. */
export function useBetting(filter: BettingFilter) {
  return useInfiniteQuery({
    queryKey: [...keyOf(agentBetting), filter],
    queryFn: ({ pageParam, signal }) => askBetting(filter, pageParam, signal),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  })
}

/** What they come to, and what is open now. */
export const useBettingSums = (filter: BettingFilter) =>
  useQuery({ ...read(agentBettingSums, { query: queryOf(filter) }), placeholderData: keepPreviousData })
