import { randomUUID } from 'node:crypto'
import { parseAmount } from '@sanuk/money/amount'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestBooks, type TestBooks, transfer } from './books.fixture.ts'
import { postOne } from './post.ts'
import { statementOf, statementTotals } from './statement.ts'

let books: TestBooks
beforeEach(async () => {
  books = await openTestBooks()
})
afterEach(() => books.close())

const HOUR = 60 * 60 * 1000
const around = () => ({ from: new Date(Date.now() - HOUR), until: new Date(Date.now() + HOUR) })

test('a statement lists every balance change once, newest first, in pages, with totals', async () => {
  const { member, house } = await books.memberWith('100')
  for (const amount of ['10', '20', '30']) {
    await postOne(books.pool, transfer({ debit: member, credit: house, amount: parseAmount(amount) }))
    await postOne(books.pool, transfer({ debit: house, credit: member, amount: parseAmount('5'), kind: 'win' }))
  }
  // Refused, or for nothing: no money moved, and no line tells of it.
  await postOne(books.pool, transfer({ debit: house, credit: member, amount: parseAmount('0'), kind: 'win' }))
  await postOne(books.pool, transfer({ debit: member, credit: house, amount: parseAmount('1000') }))
  const range = { account: member, kinds: ['bet', 'win', 'deposit'] as const, ...around() }
  const first = await statementOf(books.pool, range, { before: null, limit: 4 })
  const rest = await statementOf(books.pool, range, { before: first.at(-1)?.change ?? 0, limit: 4 })
  expect(
    [...first, ...rest].map(({ change, kind, moved, balanceAfter }) => [change, kind, moved, balanceAfter]),
  ).toEqual(
    [
      [7, 'win', '5', '55'],
      [6, 'bet', '-30', '50'],
      [5, 'win', '5', '80'],
      [4, 'bet', '-20', '75'],
      [3, 'win', '5', '95'],
      [2, 'bet', '-10', '90'],
      [1, 'deposit', '100', '100'],
    ].map(([change, kind, moved, after]) => [change, kind, signed(String(moved)), signed(String(after))]),
  )
  expect(await statementTotals(books.pool, range)).toEqual({ in: parseAmount('115'), out: parseAmount('60') })
  const won = { ...range, kinds: ['win'] as const }
  expect((await statementOf(books.pool, won, { before: 7, limit: 9 })).map(({ change }) => change)).toEqual([5, 3])
  expect(await statementTotals(books.pool, won)).toEqual({ in: parseAmount('15'), out: 0n })
})

test('a statement is empty for a database session of another brand', async () => {
  const { member } = await books.memberWith('100')
  const range = { account: member, kinds: ['deposit'] as const, ...around() }
  const elsewhere = await books.pool.connect()
  await elsewhere.query("select set_config('sanuk.brand', $1, false)", [randomUUID()])
  expect(await statementTotals(elsewhere, range)).toEqual({ in: 0n, out: 0n })
  expect(await statementOf(elsewhere, range, { before: null, limit: 9 })).toEqual([])
  elsewhere.release(true)
  expect(await statementTotals(books.pool, range)).toEqual({ in: parseAmount('100'), out: 0n })
})

test('a statement leaves out changes outside the requested period', async () => {
  const { member } = await books.memberWith('100')
  const until = new Date(Date.now() - HOUR)
  const range = { account: member, kinds: ['deposit'] as const, from: new Date(until.getTime() - HOUR), until }
  expect(await statementOf(books.pool, range, { before: null, limit: 9 })).toEqual([])
  expect(await statementTotals(books.pool, range)).toEqual({ in: 0n, out: 0n })
})

const signed = (text: string): bigint => (text.startsWith('-') ? -parseAmount(text.slice(1)) : parseAmount(text))
