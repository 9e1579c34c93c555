import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountName, openAccount, openAccounts } from './accounts.ts'
import { openTestBooks, type TestBooks } from './books.fixture.ts'

let books: TestBooks
beforeAll(async () => {
  books = await openTestBooks()
})
afterAll(() => books.close())

test('openAccounts: returns the ids in the order of the names, for new and existing accounts', async () => {
  const names = Array.from({ length: 40 }, (_, at): AccountName => {
    return { brand: books.brand, kind: 'member', owner: randomUUID(), currency: 'THB', guarded: at % 3 > 0 }
  })
  for (const name of names.filter((_, at) => at % 4 === 1).toReversed()) await openAccount(books.pool, name)
  const opened = await openAccounts(books.pool, names)
  const { rows } = await books.pool.query('select id, owner from ledger.account where id = any ($1::bigint[])', [
    opened,
  ])
  const owners = new Map(rows.map(({ id, owner }) => [String(id), owner]))
  expect(opened.map((id) => owners.get(id))).toEqual(names.map(({ owner }) => owner))
  expect(await openAccounts(books.pool, names.toReversed())).toEqual(opened.toReversed())
})

test('openAccounts: concurrent calls with the same names get the same ids', async () => {
  const names = Array.from({ length: 10 }, (): AccountName => {
    return { brand: books.brand, kind: 'points', owner: randomUUID(), currency: 'PTS', guarded: true }
  })
  const answers = await Promise.all(Array.from({ length: 8 }, () => openAccounts(books.pool, names)))
  expect(new Set(answers.map((ids) => ids.join(' '))).size).toBe(1)
})
