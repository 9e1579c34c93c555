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

test(`of ${BURSTS} bursts of fifty stakes that ten are covered of, two servers take ten each time`, {
  timeout: 1_800_000,
}, async () => {
  await spendRace(books, BURSTS)
  expect(await books.broken()).toEqual([])
})

test('a thousand keys that two servers get in the same instant are paid once', async () => {
  await keysSentTwice(books, 1000)
  expect(await books.broken()).toEqual([])
})

test('of two contents under one key, sent to two servers at once, one is taken and the other refused', async () => {
  await keysInConflict(books, 300)
  expect(await books.broken()).toEqual([])
})
