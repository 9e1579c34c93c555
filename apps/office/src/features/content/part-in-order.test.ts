import { expect, test } from 'vitest'
import { partInOrder } from './part-in-order.ts'

const all = [
  { id: 'a', part: 'home' },
  { id: 'b', part: 'slots' },
  { id: 'c', part: 'home' },
  { id: 'd', part: 'home' },
  { id: 'e', part: 'slots' },
]

test('a part is put in another order, and the others stay where they are', () => {
  expect(partInOrder(all, 'home', ['d', 'a', 'c'])).toEqual(['d', 'b', 'a', 'c', 'e'])
  expect(partInOrder(all, 'slots', ['e', 'b'])).toEqual(['a', 'e', 'c', 'd', 'b'])
})

test('what has gone meanwhile is nobody’s place', () => {
  expect(partInOrder(all, 'slots', ['x', 'e', 'b'])).toEqual(['a', 'e', 'c', 'd', 'b'])
})
