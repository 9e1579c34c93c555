import { expect, test } from 'vitest'
import { demoJackpot } from './demo-jackpot.ts'

test('the demo jackpot grows by 165.11 every three seconds and restarts each month', () => {
  const begin = Date.UTC(2026, 10, 1)
  expect(demoJackpot(begin)).toBe(88_800_000_000n)
  expect(demoJackpot(begin + 2_999)).toBe(88_800_000_000n)
  expect(demoJackpot(begin + 3_000)).toBe(88_801_651_100n)
  expect(demoJackpot(begin + 3_600_000)).toBe(88_800_000_000n + 1_200n * 1_651_100n)
  expect(demoJackpot(Date.UTC(2026, 11, 1))).toBe(demoJackpot(begin))
})
