import { type ContentKind, listContent } from '@sanuk/contracts/office-content'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { CONTENT, type ContentRow } from './content.ts'

/** As many as can be put in order. */
const MOST = 500

/** Everything of a kind in its order, all its pages together: its order is one. */
export function useContentList(kind: ContentKind, search: string) {
  return useAsked({
    key: [...CONTENT, kind, 'list', search],
    ask: (signal) => readAll(kind, search, signal),
    keepsFormer: true,
  })
}

async function readAll(kind: ContentKind, search: string, signal: AbortSignal): Promise<readonly ContentRow[]> {
  const query = { kind, ...(search && { search }) }
  const pageAt = (page: number) => call(listContent, { query: { ...query, page: String(page) } }, signal)
  const first = await pageAt(1)
  const rest = Array.from({ length: first.totalPages - 1 }, (_, at) => pageAt(at + 2))
  return [first, ...(await Promise.all(rest))].flatMap(({ list }) => list).slice(0, MOST)
}
