import { fanTanSpots } from '@sanuk/engines/live/fan-tan/spots'
import { expect, test } from 'vitest'
import { past, say } from '../games.fixture.tsx'
import { beadPlaces, COUNT_MS } from './bead-places.ts'
import { readBeads, readRest, restOf, restsIn } from './rests.ts'
import { spotName } from './spot-name.ts'

const counts = Array.from({ length: 40 }, (_, at) => 41 + at)

test('four or fewer are left, and the others are led off in fours', () => {
  for (const beads of counts) {
    const places = beadPlaces(beads)
    const left = places.filter(({ isRest }) => isRest).length
    expect(places).toHaveLength(beads)
    expect(left, `${beads}`).toBe(beads % 4 || 4)
    const fours = Map.groupBy(
      places.filter(({ isRest }) => !isRest),
      ({ startsMs }) => startsMs,
    )
    expect([...fours.values()].every((four) => four.length === 4)).toBe(true)
  }
})

test('all is counted within two and a half seconds', () => {
  for (const beads of counts) {
    expect(Math.max(...beadPlaces(beads).map(({ startsMs }) => startsMs + 300))).toBeLessThanOrEqual(COUNT_MS)
  }
  expect(COUNT_MS).toBe(2_500)
})

test('beads lie on the mat and on none of each other in the end', () => {
  for (const beads of counts) {
    const ends = beadPlaces(beads).map(({ end }) => end)
    expect(ends.every(({ x, y }) => x > 20 && x < 540 && y > 80 && y < 230)).toBe(true)
    for (const [at, one] of ends.entries()) {
      for (const other of ends.slice(at + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(11)
    }
  }
})

test('numbers are read from what was shown, and nothing else', () => {
  expect(['57', '1', '0', '81', '4.5', 'x', null].map(readBeads)).toEqual([57, 1, null, null, null, null, null])
  expect(['1', '4', '0', '5', null].map(readRest)).toEqual([1, 4, null, null, null])
  expect([41, 42, 43, 44].map(restOf)).toEqual([1, 2, 3, 4])
  expect(restsIn([past(['3'], 'r'), past(['x'], 'r'), past(['4'], 'b')])).toEqual([3, 4])
})

test('every spot has a name of its own', () => {
  const names = fanTanSpots.map(({ code }) => spotName(say, code))
  expect(new Set(names).size).toBe(26)
  expect(names).toEqual(expect.arrayContaining(['Fan 3', 'Nim 1, returned on 3', 'Kwok 2-4', 'Sheh-Sam-Hong 1-2-4']))
  expect(spotName(say, 'unknown')).toBe('unknown')
})
