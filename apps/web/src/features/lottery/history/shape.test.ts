import { expect, test } from 'vitest'
import { shapeOf } from './shape.ts'

// Sums of five digits are big from 23, sums of three from 14.
test.each([
  ['SSC', '40972', 'small even'],
  ['SSC', '77711', 'big odd'],
  ['SSC', '77700', 'small odd'],
  ['LF', '950', 'big even'],
] as const)('%s %s is %s', (family, digits, shape) => {
  const { size, parity } = shapeOf(family, [...digits]) ?? {}
  expect(`${size} ${parity}`).toBe(shape)
})

test('results of balls have no such shape', () => {
  expect(shapeOf('PK10', ['01', '02'])).toBeNull()
})
