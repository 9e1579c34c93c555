import fc from 'fast-check'
import { expect, test } from 'vitest'
import { multipleAfter, timeUntil } from './flight.ts'

// e^0.06 = 1.0618, e^0.6 = 1.8221, e^3 = 20.0855, e^6 = 403.4288, e^9 = 8103.0839.
test.each([
  [0, 100],
  [1_000, 106],
  [10_000, 182],
  [50_000, 2_008],
  [100_000, 40_342],
  [150_000, 810_308],
])('multipleAfter: %i ms into a crash round the multiple is %i hundredths', (ms, hundredths) => {
  expect(multipleAfter(ms)).toBe(hundredths)
})

// ln 1.01 = 0.00995033, ln 2 = 0.693147, ln 10 = 2.302585, ln 10 000 = 9.210340, each over 0.00006 and rounded up.
test.each([
  [100, 0],
  [101, 166],
  [200, 11_553],
  [1_000, 38_377],
  [1_000_000, 153_506],
])('timeUntil: a crash round reaches %i hundredths after %i ms', (hundredths, ms) => {
  expect(timeUntil(hundredths)).toBe(ms)
})

test('multipleAfter: reaches a multiple at its timeUntil and not one millisecond earlier', () => {
  fc.assert(
    fc.property(fc.integer({ min: 101, max: 1_000_000 }), (hundredths) => {
      const ms = timeUntil(hundredths)
      expect(multipleAfter(ms)).toBeGreaterThanOrEqual(hundredths)
      expect(multipleAfter(ms - 1)).toBeLessThan(hundredths)
    }),
  )
})

test('timeUntil: rejects multiples below 1.00', () => {
  expect(() => timeUntil(99)).toThrow(RangeError)
})
