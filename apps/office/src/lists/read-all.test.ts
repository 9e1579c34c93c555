import { FILE_ROWS_MAX } from '@sanuk/contracts/audit'
import { expect, test } from 'vitest'
import { readAll } from './read-all.ts'

/** A list of so many numbers in pages of 50, whose cursors are where they go on. */
const listOf =
  (length: number) =>
  async (cursor = '0') => {
    const from = Number(cursor)
    const list = Array.from({ length: Math.min(50, length - from) }, (_, turn) => from + turn)
    return { list, nextCursor: from + 50 < length ? String(from + 50) : null }
  }

test('readAll reads every page of a list and reports its progress', async () => {
  const told: number[] = []
  const { rows, complete } = await readAll(listOf(120), (read) => told.push(read))
  expect([rows.length, rows.at(-1), complete]).toEqual([120, 119, true])
  expect(told).toEqual([50, 100, 120])
})

test('readAll cuts a list at the maximum rows of a file and reports it as incomplete', async () => {
  const { rows, complete } = await readAll(listOf(FILE_ROWS_MAX + 1), () => undefined)
  expect([rows.length, complete]).toEqual([FILE_ROWS_MAX, false])
})
