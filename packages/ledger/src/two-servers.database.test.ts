import { afterAll, beforeAll, expect, test } from 'vitest'
import { runsSlowTests } from '../../../tools/launcher/src/slow-tests.ts'
import { openTestBooks, type TestBooks } from './books.fixture.ts'
import { keysInConflict, keysSentTwice, spendRace } from './two-servers.fixture.ts'

/** `SANUK_BURSTS=10000` races the full distance. */
const BURSTS = Number(process.env.SANUK_BURSTS ?? (runsSlowTests ? 2500 : 250))

let books: TestBooks
beforeAll(async () => {
  books = await openTestBooks()
})
afterAll(() => books.close())

test(`two servers post exactly the ten covered stakes in each of ${BURSTS} bursts of fifty`, {
  timeout: 1_800_000,
}, async () => {
  await spendRace(books, BURSTS)
  expect(await books.broken()).toEqual([])
})

test('a thousand keys sent to two servers at once are each posted once', async () => {
  await keysSentTwice(books, 1000)
  expect(await books.broken()).toEqual([])
})

test('of two transfers under one key on two servers at once, one is posted, the other refused', async () => {
  await keysInConflict(books, 300)
  expect(await books.broken()).toEqual([])
})
