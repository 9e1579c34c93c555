import { expect, test } from 'vitest'
import { msUntil, multipleAfter, wayOf } from './climb.ts'

// The server's law: 1.01, 2.00, 10.00 and 10 000.00 are first shown after so many milliseconds.
const MOMENTS = [
  [166, 101],
  [11_553, 200],
  [38_377, 1_000],
  [153_506, 1_000_000],
] as const

test.each(MOMENTS)('after %i ms it shows %i hundredths at last, as the server does', (ms, hundredths) => {
  expect(multipleAfter(ms)).toBeGreaterThanOrEqual(hundredths)
  expect(multipleAfter(ms - 1)).toBeLessThan(hundredths)
  expect(Math.ceil(msUntil(hundredths))).toBe(ms)
})

test('a way begins on the ground, only rises, and ends within the picture however far it leads', () => {
  for (const ms of [1, 500, 9_000, 60_000, 150_000]) {
    const way = wayOf(ms)
    expect(way[0]).toEqual({ across: 0, up: 0 })
    for (const [step, point] of way.slice(1).entries()) {
      expect(point.across).toBeGreaterThan(way[step]?.across ?? 1)
      expect(point.up).toBeGreaterThan(way[step]?.up ?? 1)
    }
    expect(way.at(-1)?.across).toBeLessThanOrEqual(0.8)
    expect(way.at(-1)?.up).toBeLessThanOrEqual(0.56)
  }
})

test('a long flight takes up the whole picture, a short one only begins', () => {
  expect(wayOf(60_000).at(-1)).toEqual({ across: 0.8, up: 0.56 })
  expect(wayOf(900).at(-1)?.across).toBeCloseTo(0.08)
})
