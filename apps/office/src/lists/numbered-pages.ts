import type { Page } from './lists.ts'

/** Reads the page that begins at a cursor; the first one without. */
export type ReadFrom = (cursor: string | undefined) => Promise<Page>

const END: Page = { list: [], nextCursor: null }

/**
 * Numbers the pages of lists that can only be read on from a cursor: remembers where each page begins, and walks there
 * from the first page where it does not know. `name` tells lists apart, and one list under different searches.
 */
export function createNumberedPages() {
  const beginnings = new Map<string, string>()
  const pageAt = async (name: string, page: number, readFrom: ReadFrom): Promise<Page> => {
    const beginning = page === 1 ? undefined : await beginningOf(name, page, readFrom)
    if (beginning === null) return END
    const answer = await readFrom(beginning)
    const next = `${name} ${page + 1}`
    if (answer.nextCursor === null) beginnings.delete(next)
    else beginnings.set(next, answer.nextCursor)
    return answer
  }
  const beginningOf = async (name: string, page: number, readFrom: ReadFrom): Promise<string | null> =>
    beginnings.get(`${name} ${page}`) ?? (await pageAt(name, page - 1, readFrom)).nextCursor
  return pageAt
}
