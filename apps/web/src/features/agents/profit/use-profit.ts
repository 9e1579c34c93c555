import { agentProfit, type ProfitFigures, type ProfitOrder, type ProfitSort } from '@sanuk/contracts/agent-profit'
import type { AnswerOf } from '@sanuk/contracts/route'
import type { DateSpan } from '@sanuk/ui/date-range'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../../wire/call.ts'
import { keyOf } from '../../../wire/read.ts'

export type ProfitQuestion = DateSpan & {
  /** Whose rows: directly below this agent, the one who asks where it is left out; or found by `search`. */
  readonly parent: string | undefined
  readonly search: string | undefined
  readonly sort: ProfitSort
  readonly order: ProfitOrder
}

export type ProfitPage = AnswerOf<typeof agentProfit>
export type ProfitPages = ReturnType<typeof useProfit>

/** A row of the list: somebody below, or the own account of the agent whose list it is. */
export type ProfitLine = ProfitFigures &
  Pick<ProfitPage['list'][number], 'id' | 'username' | 'path'> & { readonly kind: 'agent' | 'member' | 'own' }

export const askProfit = (question: ProfitQuestion, cursor: string, signal?: AbortSignal): Promise<ProfitPage> =>
  call(agentProfit, { query: { ...question, cursor } }, signal)

/** Rows of profit and loss, a page at a time. */
export function useProfit(question: ProfitQuestion) {
  return useInfiniteQuery({
    queryKey: [...keyOf(agentProfit), question],
    queryFn: ({ pageParam, signal }) => askProfit(question, pageParam, signal),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  })
}

/** The rows of a page; the first one begins with the own account of the agent whose team it is. */
export function linesOf({ own, path, list }: ProfitPage, isFirst: boolean): readonly ProfitLine[] {
  const agent = path.at(-1)
  const lines = list.map(({ isAgent, ...row }) => ({
    ...row,
    kind: isAgent ? ('agent' as const) : ('member' as const),
  }))
  return isFirst && own && agent ? [{ ...agent, ...own, path, kind: 'own' as const }, ...lines] : lines
}
