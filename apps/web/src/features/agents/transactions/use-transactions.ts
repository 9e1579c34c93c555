import { agentTransactions, type TeamEntryGroup } from '@sanuk/contracts/agent-transactions'
import type { DateSpan } from '@sanuk/ui/date-range'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../../wire/call.ts'
import { keyOf } from '../../../wire/read.ts'

/** Which transactions of the team are asked for; what is left out narrows nothing. */
export type TransactionsFilter = {
  readonly span: DateSpan
  readonly group?: TeamEntryGroup | undefined
  readonly member?: string | undefined
  readonly least?: string | undefined
  readonly most?: string | undefined
}

/** One page of transactions. */
export const askTransactions = ({ span, ...rest }: TransactionsFilter, cursor: string, signal?: AbortSignal) =>
  call(agentTransactions, { query: { ...span, ...rest, cursor } }, signal)

/** Transactions of the team, a page at a time. */
export function useTransactions(filter: TransactionsFilter) {
  return useInfiniteQuery({
    queryKey: [...keyOf(agentTransactions), filter],
    queryFn: ({ pageParam, signal }) => askTransactions(filter, pageParam, signal),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  })
}
