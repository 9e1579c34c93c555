import { expect, test } from 'vitest'
import { createNumberedPages } from './numbered-pages.ts'

/** A list of seven pages, whose cursors are opaque words; counts how often it was read. */
function sevenPages() {
  const reads: (string | undefined)[] = []
  const readFrom = async (cursor: string | undefined) => {
    reads.push(cursor)
    const page = cursor === undefined ? 1 : Number(cursor.slice('from'.length))
    return { list: [], nextCursor: page < 7 ? `from${page + 1}` : null }
  }
  return { reads, readFrom }
}

test('consecutive pages are read once each, from the cursor of the page before', async () => {
  const { reads, readFrom } = sevenPages()
  const pageAt = createNumberedPages()
  for (let page = 1; page <= 7; page++) await pageAt('members', page, readFrom)
  expect(reads).toEqual([undefined, 'from2', 'from3', 'from4', 'from5', 'from6', 'from7'])
})

test('a page not visited before is reached by reading from the first page on', async () => {
  const { reads, readFrom } = sevenPages()
  const answer = await createNumberedPages()('members', 4, readFrom)
  expect(answer.nextCursor).toBe('from5')
  expect(reads).toEqual([undefined, 'from2', 'from3', 'from4'])
})

test('a page after the last one is empty', async () => {
  const { readFrom } = sevenPages()
  expect(await createNumberedPages()('members', 9, readFrom)).toEqual({ list: [], nextCursor: null })
})

test('cursors of different lists are kept apart', async () => {
  const { reads, readFrom } = sevenPages()
  const pageAt = createNumberedPages()
  await pageAt('members', 1, readFrom)
  await pageAt('rounds', 2, readFrom)
  expect(reads).toEqual([undefined, undefined, 'from2'])
})
