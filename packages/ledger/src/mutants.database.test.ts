import { afterEach, beforeEach, expect, test } from 'vitest'
import { runsSlowTests } from '../../../tools/launcher/src/slow-tests.ts'
import { openTestBooks, type TestBooks } from './books.fixture.ts'
import { CHECKS, MUTANTS, plant } from './mutants.fixture.ts'

let books: TestBooks
beforeEach(async () => {
  books = await openTestBooks()
})
afterEach(() => books.close())

/** Races that nothing forbids any more are not run every time: on a busy machine one look may see none. */
const LOOKS = 10

async function lookOften(check: (books: TestBooks) => Promise<unknown>): Promise<void> {
  for (let look = 0; look < LOOKS; look += 1) await check(books)
}

test.each(Object.entries(CHECKS))('an unchanged ledger passes the check "%s"', async (_, check) => {
  await check(books)
})

test('every check has a planted fault that it must detect', () => {
  expect(new Set(MUTANTS.map(({ noticedBy }) => noticedBy))).toEqual(new Set(Object.keys(CHECKS)))
})

/** Of each check one fault that it must notice, or all of them. */
const planted = runsSlowTests ? MUTANTS : [...new Map(MUTANTS.map((mutant) => [mutant.noticedBy, mutant])).values()]

test.each(planted)('the check "$noticedBy" detects the planted fault: $fault', async (mutant) => {
  await plant(books, mutant)
  await expect(lookOften(CHECKS[mutant.noticedBy])).rejects.toThrow()
})
