import type { AccountEntry, EntryGroup } from '@sanuk/contracts/wallet'
import { accountRecord } from '@sanuk/contracts/wallet'
import type { DateSpan } from '@sanuk/ui/date-range'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../wire/call.ts'
import { keyOf } from '../../wire/read.ts'

/** Which movements are asked for: of some days, and what they are about. */
export type EntryFilter = { readonly span: DateSpan; readonly group: EntryGroup | undefined }

/** A page of movements. */
export const askEntries = ({ span: { from, to }, group }: EntryFilter, cursor: string, signal?: AbortSignal) =>
  call(accountRecord, { query: { from, to, group, cursor } }, signal)

/** What moved the member's wallet, newest first, a page at a time; the first page carries totals of the whole span. */
export function useEntries(filter: EntryFilter) {
  return useInfiniteQuery({
    queryKey: [...keyOf(accountRecord), filter],
    queryFn: ({ pageParam, signal }) => askEntries(filter, pageParam, signal),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  })
}

/** Movements under their business days, in the order they come. */
export const entriesByDay = (entries: readonly AccountEntry[], dayOf: (instant: string) => string) => [
  ...Map.groupBy(entries, ({ at }) => dayOf(at)),
]
