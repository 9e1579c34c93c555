import { expect, test } from 'vitest'
import { ringPlaces } from './ring.ts'

test('the places on a circle are equally spaced', () => {
  const places = ringPlaces(4, 1).map(({ x, y }) => [Math.round(x * 100), Math.round(y * 100)])
  expect(places).toEqual([
    [15, 15],
    [85, 15],
    [85, 85],
    [15, 85],
  ])
})

test.each([8, 12, 16])('%i places lie on a wide ring, almost equally spaced and symmetric top to bottom', (count) => {
  const places = ringPlaces(count, 2.2)
  expect(places).toHaveLength(count)
  const gaps = places.map(({ x, y }, at) => {
    const next = places[(at + 1) % count] ?? { x: 0, y: 0 }
    return Math.hypot((next.x - x) * 2.2, next.y - y)
  })
  expect(Math.max(...gaps) / Math.min(...gaps)).toBeLessThan(1.25)
  for (const { x, y } of places) {
    expect(((x - 0.5) * 2) ** 2 + ((y - 0.5) * 2) ** 2).toBeCloseTo(1, 6)
    expect(places.some((other) => Math.abs(other.x - x) < 0.01 && Math.abs(other.y - (1 - y)) < 0.02)).toBe(true)
  }
})
