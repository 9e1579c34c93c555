import { expect, test } from 'vitest'
import { msUntil, multipleAfter } from './climb.ts'

// The server's law: 1.01, 2.00, 10.00 and 10 000.00 are first shown after so many milliseconds.
const MOMENTS = [
  [166, 101],
  [11_553, 200],
  [38_377, 1_000],
  [153_506, 1_000_000],
] as const

test.each(MOMENTS)('after %i ms the crash multiple first reaches %i hundredths, as on the server', (ms, hundredths) => {
  expect(multipleAfter(ms)).toBeGreaterThanOrEqual(hundredths)
  expect(multipleAfter(ms - 1)).toBeLessThan(hundredths)
  expect(Math.ceil(msUntil(hundredths))).toBe(ms)
})
