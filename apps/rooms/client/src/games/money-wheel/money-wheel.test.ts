import { gemWheel } from '@sanuk/engines/live/gem-wheel/spots'
import { ramwongWheel } from '@sanuk/engines/live/ramwong-wheel/spots'
import { redEnvelopes } from '@sanuk/engines/live/red-envelopes/spots'
import { expect, test } from 'vitest'
import { places } from '../red-envelopes/places.ts'
import { readShown } from './outcome.ts'
import { nextAngle } from './turning.ts'

const turnsOf = (faces: Readonly<Record<string, string | number>>) =>
  Object.entries(faces).map(([place, face]) => ({ place, face: String(face) }))

const encore = ramwongWheel.segments.indexOf('encore')
const moon = ramwongWheel.segments.indexOf('moon')
const chest = gemWheel.segments.indexOf('chest')

test.each([
  ['nothing', ramwongWheel, {}, null],
  ['a segment', ramwongWheel, { segment: moon }, 'moon'],
  ['an encore', ramwongWheel, { segment: encore }, null],
  ['an encore with its multiplier', ramwongWheel, { segment: encore, multiplier: 3 }, null],
  ['where an encore led', ramwongWheel, { segment: encore, multiplier: 3, next: moon }, 'moon'],
  ['a chest', gemWheel, { segment: chest }, null],
  ['a chest with its prize', gemWheel, { segment: chest, multiplier: 20 }, 'chest'],
  ['an envelope', redEnvelopes, { segment: 0 }, null],
  ['an open envelope', redEnvelopes, { segment: 0, multiplier: 2 }, redEnvelopes.segments[0]],
  ['a segment that is on no wheel', ramwongWheel, { segment: 54 }, null],
  ['a word in place of a segment', ramwongWheel, { segment: 'moon' }, null],
] as const)('what won is known once nothing can follow: %s', (...[, wheel, shown, face]) => {
  expect(readShown(wheel, turnsOf(shown)).face).toBe(face)
})

test.each([
  [0, 0, 4],
  [10, -120, 4],
  [1530, -6.7, 4],
  [0, -90, 0],
])('from %i a wheel turns on to %i, at least %i times around and not a whole turn more', (from, stop, turns) => {
  const angle = nextAngle(from, stop, turns)
  expect((((angle - stop) % 360) + 360) % 360).toBeCloseTo(0, 9)
  expect(angle).toBeGreaterThanOrEqual(from + turns * 360)
  expect(angle).toBeLessThan(from + (turns + 1) * 360)
})

test('no two envelopes hang at one place of the tree', () => {
  for (const [at, one] of places.entries()) {
    for (const other of places.slice(at + 1)) {
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(24)
    }
  }
})
