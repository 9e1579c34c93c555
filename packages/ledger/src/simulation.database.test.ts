import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runsSlowTests } from '../../../tools/launcher/src/slow-tests.ts'
import { openTestBooks, type TestBooks } from './books.fixture.ts'
import { simulate } from './simulation.fixture.ts'

/** `SANUK_SIMULATION_STEPS=1000000 SANUK_SIMULATION_SEED=…` plays a longer one, or the same again. */
const STEPS = Number(process.env.SANUK_SIMULATION_STEPS ?? (runsSlowTests ? 400_000 : 15_000))
const SEED = BigInt(process.env.SANUK_SIMULATION_SEED ?? randomInt(2 ** 47))

let books: TestBooks
beforeAll(async () => {
  books = await openTestBooks()
})
afterAll(() => books.close())

/** Every way in which a step can end. */
const OUTCOMES = [
  ...['posted', 'posted again', 'insufficient', 'insufficient again', 'different_content', 'unknown_account'],
  ...['hold held', 'hold insufficient', 'hold different_content', 'hold unknown_account'],
  ...['hold posted', 'hold voided', 'hold expired', 'end ended_otherwise', 'end unknown_hold'],
]

test(`a ledger simulation of ${STEPS} steps from seed ${SEED} matches the reference model`, {
  timeout: 1_800_000,
}, async () => {
  const { steps, seen } = await simulate(books, { seed: SEED, steps: STEPS })
  expect(steps).toBeGreaterThanOrEqual(STEPS)
  expect(OUTCOMES).toEqual(expect.arrayContaining([...seen.keys()]))
  // A short simulation may miss a rare one.
  if (runsSlowTests) expect(seen.size).toBe(OUTCOMES.length)
  expect(await books.broken()).toEqual([])
})
