import { numbersOf, rouletteSpots, rouletteWheel } from '@sanuk/engines/live/roulette/spots'
import { describe, expect, test } from 'vitest'
import { CLOTH, clothSpots, type Place } from './cloth-places.ts'
import { TRACKS, trackPlaces } from './track-places.ts'

const placeOf = (spot: string): Place => {
  const found = clothSpots.find((each) => each.spot === spot)
  if (!found) throw new Error(`${spot} is not on the cloth`)
  return found.place
}

const touches = (field: Place, x: number, y: number) =>
  x >= field.x - 1e-9 && x <= field.x + field.width + 1e-9 && y >= field.y - 1e-9 && y <= field.y + field.height + 1e-9

/** The numbers whose fields meet at a point. */
const meetingAt = ({ x, y }: Place) =>
  rouletteWheel.filter((number) => touches(placeOf(`straight-${number}`), x, y)).sort((a, b) => a - b)

describe('places on the cloth', () => {
  test('every spot has one, inside the cloth', () => {
    expect(clothSpots.map(({ spot }) => spot)).toEqual(rouletteSpots.map(({ code }) => code))
    for (const { spot, place } of clothSpots) {
      expect(place.x + place.width, spot).toBeLessThanOrEqual(CLOTH.columns)
      expect(place.y + place.height, spot).toBeLessThanOrEqual(CLOTH.rows + 1e-9)
    }
  })

  test('no two are the same', () => {
    const places = clothSpots.map(({ place }) => JSON.stringify(place))
    expect(new Set(places).size).toBe(157)
  })

  test.each(['split', 'corner', 'trio'])('a %s lies where exactly its numbers meet', (group) => {
    for (const { code } of rouletteSpots.filter((spot) => spot.group === group)) {
      expect(meetingAt(placeOf(code)), code).toEqual([...numbersOf(code)].sort((a, b) => a - b))
    }
  })

  test.each([
    ['street-13-14-15', [13]],
    ['line-13-14-15-16-17-18', [13, 16]],
    ['corner-0-1-2-3', [0, 1]],
  ])('%s lies on the lower edge of %j', (spot, numbers) => {
    expect(placeOf(spot).y).toBe(3)
    expect(meetingAt(placeOf(spot))).toEqual(numbers)
  })

  test('a column stands at the end of its numbers, a dozen below them', () => {
    expect(placeOf('column-3').y).toBe(placeOf('straight-36').y)
    expect(placeOf('column-1').y).toBe(placeOf('straight-34').y)
    const dozen = placeOf('dozen-2')
    expect([dozen.x, dozen.x + dozen.width]).toEqual([placeOf('straight-13').x, placeOf('straight-24').x + 1])
  })
})

describe.each(Object.entries(TRACKS))('the %s racetrack', (_, shape) => {
  const places = trackPlaces(shape)

  test('has a field for every number, none over another, all along its edge', () => {
    expect(places).toHaveLength(37)
    const area = places.reduce((sum, { width, height }) => sum + width * height, 0)
    const middle = (shape.columns - 2) * (shape.rows - 2)
    expect(area).toBeCloseTo(shape.columns * shape.rows - middle, 9)
    for (const [at, one] of places.entries()) {
      for (const other of places.slice(at + 1)) expect(overlap(one, other), JSON.stringify([one, other])).toBe(false)
    }
  })

  test('goes around in one way: each field touches the next', () => {
    for (const [at, place] of places.entries()) {
      const next = places[(at + 1) % places.length]
      if (!next) throw new Error('the track is open')
      expect(isBeside(place, next), `${at}`).toBe(true)
    }
  })
})

const span = (from: number, length: number) => [from, from + length] as const

function shared(one: readonly [number, number], other: readonly [number, number]): number {
  return Math.min(one[1], other[1]) - Math.max(one[0], other[0])
}

const overlap = (one: Place, other: Place): boolean =>
  shared(span(one.x, one.width), span(other.x, other.width)) > 1e-9 &&
  shared(span(one.y, one.height), span(other.y, other.height)) > 1e-9

const isBeside = (one: Place, other: Place): boolean =>
  shared(span(one.x, one.width), span(other.x, other.width)) > -1e-9 &&
  shared(span(one.y, one.height), span(other.y, other.height)) > -1e-9
