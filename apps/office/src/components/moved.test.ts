import { expect, test } from 'vitest'
import { moved } from './moved.ts'

test.each([
  { way: 'up', from: 2, to: 0, after: 'cabd' },
  { way: 'down', from: 0, to: 2, after: 'bcad' },
  { way: 'to the end', from: 1, to: 3, after: 'acdb' },
  { way: 'nowhere', from: 1, to: 1, after: 'abcd' },
])('an item moved $way leaves the others in their order', ({ from, to, after }) => {
  expect(moved([...'abcd'], from, to).join('')).toBe(after)
})
