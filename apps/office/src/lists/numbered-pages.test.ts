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

test('pages in order are read once each, each from where the one before ended', async () => {
  const { reads, readFrom } = sevenPages()
  const pageAt = createNumberedPages()
  for (let page = 1; page <= 7; page++) await pageAt('members', page, readFrom)
  expect(reads).toEqual([undefined, 'from2', 'from3', 'from4', 'from5', 'from6', 'from7'])
})

test('a page nobody has come to yet is walked to from the first', async () => {
  const { reads, readFrom } = sevenPages()
  const answer = await createNumberedPages()('members', 4, readFrom)
  expect(answer.nextCursor).toBe('from5')
  expect(reads).toEqual([undefined, 'from2', 'from3', 'from4'])
})

test('there is nothing behind the last page', async () => {
  const { readFrom } = sevenPages()
  expect(await createNumberedPages()('members', 9, readFrom)).toEqual({ list: [], nextCursor: null })
})

test('lists do not know of each other', async () => {
  const { reads, readFrom } = sevenPages()
  const pageAt = createNumberedPages()
  await pageAt('members', 1, readFrom)
  await pageAt('rounds', 2, readFrom)
  expect(reads).toEqual([undefined, undefined, 'from2'])
})
