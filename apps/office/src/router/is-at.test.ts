import { expect, test } from 'vitest'
import { isAt, pageAt } from './is-at.ts'

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

test.each([
  ['/agent-money', '/agent-money'],
  ['/agent-money/dividends', '/agent-money/dividends'],
  ['/agent-money/dividends/7', '/agent-money/dividends'],
  ['/agent-money/other', '/agent-money'],
  ['/', '/'],
  ['/elsewhere', undefined],
])('the path %s belongs to the page %s, the deepest one above it', (path, page) => {
  expect(pageAt(['/', '/agent-money', '/agent-money/dividends'], path)).toBe(page)
})
