import type { DataProvider, GetListParams, GetListResult, RaRecord } from 'ra-core'
import { isListName, narrowingOf, readPage } from './lists.ts'
import { createNumberedPages } from './numbered-pages.ts'

const pageAt = createNumberedPages()

/**
 * A list as react-admin asks for it. The operator API hands out cursors and counts nothing: there is no total, and how
 * many rows a page has is the server's choice.
 */
async function getList<R extends RaRecord>(name: string, params: GetListParams): Promise<GetListResult<R>> {
  if (!isListName(name)) return notOffered()
  const narrowing = narrowingOf(name, params.filter)
  const page = params.pagination?.page ?? 1
  const { list, nextCursor } = await pageAt(JSON.stringify([name, narrowing]), page, (cursor) =>
    readPage(name, { ...narrowing, cursor }, params.signal),
  )
  return {
    // The caller names the row of the list it asks for; the contract's answer is that row.
    data: list as unknown as R[],
    pageInfo: { hasNextPage: nextCursor !== null, hasPreviousPage: page > 1 },
  }
}

const notOffered = () => Promise.reject(new Error('the operator API does not offer this'))

/** What react-admin asks for data: so far the office reads lists and changes nothing. */
export const dataProvider: DataProvider = {
  supportAbortSignal: true,
  getList,
  getOne: notOffered,
  getMany: notOffered,
  getManyReference: notOffered,
  create: notOffered,
  update: notOffered,
  updateMany: notOffered,
  delete: notOffered,
  deleteMany: notOffered,
}
