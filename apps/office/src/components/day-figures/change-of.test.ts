import { expect, test } from 'vitest'
import { changeOf } from './change-of.ts'

test.each([
  ['125.00', '100.00', 0.25],
  ['50', '100', -0.5],
  ['100', '100', 0],
  [3, 2, 0.5],
  ['-50', '-100', 0.5],
  ['-100', '100', -2],
  ['90071992547409.93', '90071992547409.92', 0],
])('the relative change to %s from %s is %s', (now, before, share) => {
  expect(changeOf(now, before)).toBe(share)
})

test('there is no relative change from zero', () => {
  expect(changeOf('100', '0.00')).toBeNull()
})
