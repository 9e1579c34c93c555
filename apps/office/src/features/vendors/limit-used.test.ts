import { expect, test } from 'vitest'
import { limitUsed } from './limit-used.ts'

test.each([
  ['0.00', '1000', { share: 0, near: false }],
  ['12.75', '100', { share: 0.127, near: false }],
  ['799.99', '1000', { share: 0.799, near: false }],
  ['800', '1000', { share: 0.8, near: true }],
  ['999.9999', '1000', { share: 0.999, near: true }],
  ['1000', '1000', { share: 1, near: true }],
  ['1200', '1000', { share: 1, near: true }],
])('share and warning of %s used of a limit of %s', (used, limit, expected) => {
  expect(limitUsed(used, limit)).toEqual(expected)
})

test('a negative net win uses nothing of a limit', () => {
  expect(limitUsed('-7.25', '1000')).toEqual({ share: 0, near: false })
})

test('a limit of zero is used up', () => {
  expect(limitUsed('0', '0')).toEqual({ share: 1, near: true })
})
