import { expect, test } from 'vitest'
import { changeOf } from './change-of.ts'

test.each([
  ['150.00', '100.00', { way: 'up', share: 0.5 }],
  ['75.00', '100.00', { way: 'down', share: 0.25 }],
  // 12 of 40 more are 30 %; 1 of 3 less is 33.3 %.
  [52, 40, { way: 'up', share: 0.3 }],
  [2, 3, { way: 'down', share: 0.333 }],
  ['-50.00', '-100.00', { way: 'up', share: 0.5 }],
  ['-150.00', '-100.00', { way: 'down', share: 0.5 }],
  ['50.00', '-100.00', { way: 'up', share: 1.5 }],
  ['100.0001', '100.00', { way: 'up', share: 0 }],
  // More than a double holds exactly: 2^53 and one more.
  ['90071992547409.93', '90071992547409.92', { way: 'up', share: 0 }],
] as const)('changeOf: %s after %s', (now, before, expected) => {
  expect(changeOf(now, before)).toEqual(expected)
})

test('changeOf: equal figures are the same, also when both are zero', () => {
  expect(changeOf('5.00', '5.0')).toEqual({ way: 'same' })
  expect(changeOf(0, 0)).toEqual({ way: 'same' })
})

test('changeOf: has no share where the figure was zero before', () => {
  expect(changeOf('5.00', '0')).toEqual({ way: 'from_nothing' })
  expect(changeOf('-5.00', '0')).toEqual({ way: 'from_nothing' })
})
