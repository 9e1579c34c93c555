import { expect, test } from 'vitest'
import { entryOf, itemAt, requireWhole } from './lookup.ts'

test('entryOf finds own keys and rejects unknown and inherited ones', () => {
  expect(entryOf({ low: 1, 8: 2 }, 8)).toBe(2)
  for (const name of ['high', 'constructor', '__proto__']) expect(() => entryOf({ low: 1 }, name)).toThrow(RangeError)
})

test('itemAt rejects indexes outside the list', () => {
  expect(itemAt(['a', 'b'], 1)).toBe('b')
  for (const place of [2, -1, 0.5, Number.NaN]) expect(() => itemAt(['a', 'b'], place)).toThrow(RangeError)
})

test('requireWhole accepts only whole numbers within its bounds', () => {
  for (const value of [1, 2, 3]) requireWhole(value, 1, 3)
  for (const value of [0, 4, 1.5, Number.NaN, Infinity, '2' as unknown as number]) {
    expect(() => requireWhole(value, 1, 3)).toThrow(RangeError)
  }
})
