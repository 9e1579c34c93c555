import { expect, test } from 'vitest'
import { steadyPlaces } from './steady-places.ts'

const rises = (places: readonly number[]) =>
  places.every((place, index) => index === 0 || place > (places[index - 1] ?? Number.NaN))

test.each([
  ['newcomers alone are counted through', [null, null, null], [1, 2, 3]],
  ['what stands as before keeps its place', [1, 2, 3], [1, 2, 3]],
  ['who is gone leaves a gap', [1, 4, 9], [1, 4, 9]],
  ['newcomers stand between, in front and behind', [null, 1, null, 2, null], [0, 1, 1.5, 2, 3]],
  ['what was moved is moved alone', [3, 1, 2, 4], [0, 1, 2, 4]],
  ['two at one place are told apart', [5, 5, 6], [4, 5, 6]],
  ['nobody needs none', [], []],
])('%s', (_, known, places) => {
  expect(steadyPlaces(known)).toEqual(places)
})

test('where no space is left, all are counted anew', () => {
  expect(steadyPlaces([1, null, 1 + 1e-6])).toEqual([1, 2, 3])
})

test('any order rises, and keeps the most it can', () => {
  // Five of these rise at most, as counting all 2^9 parts shows.
  const known = [9, 1, 8, 2, 7, 3, 6, 4, 5]
  const places = steadyPlaces(known)
  expect(rises(places)).toBe(true)
  expect(places.filter((place, index) => place === known[index])).toHaveLength(longestByTrying(known))
})

function longestByTrying(values: readonly number[]): number {
  let longest = 0
  for (let part = 0; part < 2 ** values.length; part += 1) {
    const chosen = values.filter((_, index) => part & (1 << index))
    if (rises(chosen)) longest = Math.max(longest, chosen.length)
  }
  return longest
}
