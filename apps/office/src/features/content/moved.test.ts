import { expect, test } from 'vitest'
import { moved } from './moved.ts'

const list = [
  { id: 'a', part: 'home' },
  { id: 'b', part: 'slots' },
  { id: 'c', part: 'home' },
  { id: 'd', part: 'slots' },
]
const order = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).join('')

test('an entry changes places with its neighbour of the same part; others stay', () => {
  expect(order(moved(list, 'c', -1))).toBe('cbad')
  expect(order(moved(list, 'b', 1))).toBe('adcb')
})

test('the first goes no higher, the last no lower, and a stranger nowhere', () => {
  expect(moved(list, 'a', -1)).toBe(list)
  expect(moved(list, 'd', 1)).toBe(list)
  expect(moved(list, 'x', 1)).toBe(list)
})
