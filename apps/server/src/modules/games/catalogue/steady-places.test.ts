import { expect, test } from 'vitest'
import { steadyPlaces } from './steady-places.ts'

const rises = (places: readonly number[]) =>
  places.every((place, index) => index === 0 || place > (places[index - 1] ?? Number.NaN))

test.each([
  ['new items alone are numbered from one', [null, null, null], [1, 2, 3]],
  ['known items in order keep their places', [1, 2, 3], [1, 2, 3]],
  ['a removed item leaves a gap', [1, 4, 9], [1, 4, 9]],
  ['new items go between, before and after known ones', [null, 1, null, 2, null], [0, 1, 1.5, 2, 3]],
  ['only a moved item gets a new place', [3, 1, 2, 4], [0, 1, 2, 4]],
  ['two items at one place are separated', [5, 5, 6], [4, 5, 6]],
  ['no items give no places', [], []],
])('steadyPlaces: %s', (_, known, places) => {
  expect(steadyPlaces(known)).toEqual(places)
})

test('steadyPlaces renumbers all items when no space is left between two places', () => {
  expect(steadyPlaces([1, null, 1 + 1e-6])).toEqual([1, 2, 3])
})

test('steadyPlaces rises strictly and keeps as many known places as possible', () => {
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
