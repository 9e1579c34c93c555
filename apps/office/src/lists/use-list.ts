import { useSearchParams } from 'wouter'
import { useAskedPages } from '../wire/use-asked-pages.ts'
import { askedBy, isNarrowed, startsOf } from './asked-by.ts'
import type { Narrowing } from './filter.tsx'
import type { ListDescription, Nothing } from './list-description.ts'
import { columnSort, SORT_FILTER } from './sorting.tsx'

/** Under this name the address says which row's drawer is open. */
const OPEN = 'open'

/** Reads and changes what the address says; what else stands there stays. */
function useAddress(): Narrowing {
  const [address, setAddress] = useSearchParams()
  const set: Narrowing['set'] = (changes) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value)
          else next.delete(name)
        }
        return next
      },
      { replace: true },
    )
  return { get: (name) => address.get(name) || undefined, set }
}

/** A described list as the address narrows it: its rows so far, how more are asked for, and which row is open. */
export function useList<Row, More>(list: ListDescription<Row, More>) {
  const address = useAddress()
  const filters = [...(list.filters ?? []), ...(list.sort ? [SORT_FILTER] : [])]
  const query = list.source.known(askedBy(filters, address.get), startsOf(filters))
  const narrowed = isNarrowed(filters, address.get)
  /** What is asked for, by the names of the query; what has a name of its own in the address is not changed by it. */
  const asked: Narrowing = { get: (name) => query[name], set: address.set }
  const read = (cursor: string | undefined, signal?: AbortSignal) => list.source.ask(query, cursor, signal)
  const pages = useAskedPages({
    key: [...list.key, query],
    ask: read,
    everyMs: list.everyMs,
    waits: list.waitsForFilter && !narrowed,
  })
  const rows = pages.pages?.flatMap((page) => page.list)
  const id = address.get(OPEN) ?? null
  const showId = (key: string) => address.set({ [OPEN]: key })
  return {
    ...pages,
    address,
    isNarrowed: narrowed,
    asked,
    sortOf: (column: string) => list.sort && columnSort(list.sort, column, asked),
    rows,
    first: pages.pages?.[0],
    readFrom: async (cursor: string | undefined) => {
      const { list: found, nextCursor = null } = await read(cursor)
      return { list: found, nextCursor }
    },
    nothing: () => nothingOf(list, address),
    open: {
      id,
      row: rows?.find((row) => list.rowKey(row) === id) ?? null,
      show: (row: Row) => showId(list.rowKey(row)),
      showId,
      close: () => address.set({ [OPEN]: undefined }),
    },
  }
}

export type ListState<Row, More> = ReturnType<typeof useList<Row, More>>

/** What a list says that has no rows, and what was searched for. */
function nothingOf<Row, More>({ filters = [], empty }: ListDescription<Row, More>, { get }: Narrowing) {
  const nothing: Nothing = typeof empty === 'function' ? empty(get) : empty
  return { empty: nothing, isNarrowed: isNarrowed(filters, get), search: get('search') }
}
