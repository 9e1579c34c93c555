import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arrayBytes } from './array-bytes.ts'
import { openTestBooks, type TestBooks } from './books.fixture.ts'

let books: TestBooks
beforeAll(async () => {
  books = await openTestBooks()
})
afterAll(() => books.close())

/** What PostgreSQL reads an array as: each element as it writes it itself, which is the source these are held beside. */
async function readBack(type: string, array: Buffer): Promise<(string | null)[]> {
  const { rows } = await books.pool.query(
    `select element::text as element from unnest($1::${type}[]) with ordinality as read (element, place) order by place`,
    [array],
  )
  return rows.map(({ element }) => element)
}

const same = <T>(value: T): T => value

test('arrayBytes: PostgreSQL reads numbers and booleans back unchanged, up to their limits', async () => {
  const bigints = [0n, 1n, -1n, 9_007_199_254_740_993n, 2n ** 63n - 1n, -(2n ** 63n), null]
  expect(await readBack('bigint', arrayBytes('bigint', bigints, same))).toEqual(
    bigints.map((it) => it?.toString() ?? null),
  )
  const accounts = ['1019', '-2', '9223372036854775807']
  expect(await readBack('bigint', arrayBytes('bigint', accounts, same))).toEqual(accounts)
  const integers = [0, -1, 2 ** 31 - 1, -(2 ** 31), null]
  expect(await readBack('integer', arrayBytes('integer', integers, same))).toEqual(
    integers.map((it) => it?.toString() ?? null),
  )
  const smallints = [0, 42, 2 ** 15 - 1, -(2 ** 15)]
  expect(await readBack('smallint', arrayBytes('smallint', smallints, same))).toEqual(smallints.map(String))
  expect(await readBack('boolean', arrayBytes('boolean', [true, false, null], same))).toEqual(['true', 'false', null])
})

test('arrayBytes: PostgreSQL reads texts and UUIDs back unchanged, whatever they contain', async () => {
  const texts = ['', 'plain', 'a,b', '{"x":1}', 'NULL', null, 'ไทย', 'half ไทย', '😀', '\\', 'x'.repeat(100_000), 'end']
  expect(await readBack('text', arrayBytes('text', texts, same))).toEqual(texts)
  const uuids = [randomUUID(), null, '00000000-0000-0000-0000-000000000000', 'FFFFFFFF-ffff-ffff-ffff-ffffffffffff']
  expect(await readBack('uuid', arrayBytes('uuid', uuids, same))).toEqual(uuids.map((it) => it?.toLowerCase() ?? null))
  expect(await readBack('uuid', arrayBytes('uuid', Array(5_000).fill(uuids[2]), same))).toHaveLength(5_000)
  expect(await readBack('text', arrayBytes('text', [], same))).toEqual([])
})

test('arrayBytes: rejects invalid UUIDs and numbers that do not fit the type', () => {
  const whole = randomUUID()
  for (const text of [
    '',
    'x',
    whole.slice(1),
    `${whole}00`,
    whole.replace('-', 'g'),
    `${whole.slice(0, -1)}-`,
    'é'.repeat(32),
  ]) {
    expect(() => arrayBytes('uuid', [text], same)).toThrow(TypeError)
  }
  expect(() => arrayBytes('bigint', [2n ** 63n], same)).toThrow(RangeError)
  expect(() => arrayBytes('bigint', ['1.5'], same)).toThrow(SyntaxError)
  expect(() => arrayBytes('smallint', [40_000], same)).toThrow(RangeError)
  expect(() => arrayBytes('integer', [1.5], same)).toThrow(TypeError)
  expect(() => arrayBytes('integer', [Number.NaN], same)).toThrow(TypeError)
})
