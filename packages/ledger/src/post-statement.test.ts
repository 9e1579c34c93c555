import { randomUUID } from 'node:crypto'
import { parseAmount } from '@sanuk/money/amount'
import { expect, test } from 'vitest'
import { named, readResults } from './post-statement.ts'

// 02:17:09.762999 in microseconds, times 256, and the last of the lanes: rounded to a double it is 09.763.
const MICROSECONDS = 1_795_313_829_762_999n
const BATCH = MICROSECONDS * 256n + 255n

test('a replayed transfer has exactly the timestamp of its first result', () => {
  const transfer = named({
    key: 'once',
    debit: '1',
    credit: '-1',
    amount: parseAmount('1'),
    kind: 'test',
    reference: randomUUID(),
  })
  const answered = { outcomes: 'p', balances: '5/', known: null, batch: String(BATCH) }
  const repeated = { outcomes: 'r', balances: '5/', known: `[[1, ${BATCH}]]`, batch: String(BATCH + 512_000n) }
  const [first] = readResults([transfer], answered)
  const [again] = readResults([transfer], repeated)
  expect(first).toMatchObject({ at: new Date('2026-11-22T02:17:09.762Z') })
  expect(again).toEqual({ ...first, replayed: true })
})
