import { expect, test } from 'vitest'
import { heightOf } from './frame-height.ts'

test('the frame of a vendor page gets the requested height, from 120 to 1200', () => {
  expect(heightOf({ source: 'vendor', kind: 'height', height: 340.2 })).toBe(341)
  expect(heightOf({ kind: 'height', height: 3 })).toBe(120)
  expect(heightOf({ kind: 'height', height: 100_000 })).toBe(1200)
})

test.each([
  null,
  'height',
  {},
  { kind: 'height' },
  { kind: 'height', height: '340' },
  { kind: 'close', height: 340 },
  { kind: 'height', height: -1 },
])('the frame message %j requests no height', (content) => {
  expect(heightOf(content)).toBeNull()
})
