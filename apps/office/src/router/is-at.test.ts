import { expect, test } from 'vitest'
import { isAt } from './is-at.ts'

test.each([
  ['/members', '/members', true],
  ['/members', '/members/7', true],
  ['/members', '/membership', false],
  ['/brand', '/brands', false],
  ['/', '/', true],
  ['/', '/members', false],
])('the page %s is open at the path %s: %s', (page, path, open) => {
  expect(isAt(page, path)).toBe(open)
})
