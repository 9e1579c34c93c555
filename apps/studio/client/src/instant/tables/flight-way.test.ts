import { expect, test } from 'vitest'
import { msUntil } from './climb.ts'
import { altitudeAfter, markStep, wayAfter } from './flight-way.ts'

test('the flight curve starts at the origin, and its tip stays in the corner of a full view', () => {
  expect(wayAfter(0).points.at(-1)).toEqual({ across: 0, out: 0 })
  expect(wayAfter(3000).points.at(-1)?.across).toBeCloseTo(0.5)
  for (const multiple of [200, 1000, 1_000_000]) {
    const { points, scale } = wayAfter(msUntil(multiple))
    expect(points[0]).toEqual({ across: 0, out: 0 })
    expect(points.at(-1)).toEqual({ across: 1, out: 1 })
    expect(scale.gain).toBeCloseTo(multiple / 100 - 1)
  }
})

test('the altitude of a flight is the logarithm of its multiple', () => {
  expect(altitudeAfter(msUntil(100))).toBe(0)
  expect(altitudeAfter(msUntil(1000))).toBeCloseTo(Math.log(10))
})

test.each([
  [0.4, 0.05],
  [1, 0.2],
  [9, 2],
  [70, 10],
  [9999, 2000],
])('the flight axis for a gain of %d has steps of %d', (gain, step) => {
  expect(markStep(gain, 8)).toBeCloseTo(step)
})
