import { expect, test } from 'vitest'
import { partInOrder } from './part-in-order.ts'

const all = [
  { id: 'a', part: 'home' },
  { id: 'b', part: 'slots' },
  { id: 'c', part: 'home' },
  { id: 'd', part: 'home' },
  { id: 'e', part: 'slots' },
]

test('reordering one part leaves the items of other parts in place', () => {
  expect(partInOrder(all, 'home', ['d', 'a', 'c'])).toEqual(['d', 'b', 'a', 'c', 'e'])
  expect(partInOrder(all, 'slots', ['e', 'b'])).toEqual(['a', 'e', 'c', 'd', 'b'])
})

test('reordering a part ignores an id that no longer exists', () => {
  expect(partInOrder(all, 'slots', ['x', 'e', 'b'])).toEqual(['a', 'e', 'c', 'd', 'b'])
})
