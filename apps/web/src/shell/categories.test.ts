import { expect, test } from 'vitest'
import { showsCategories } from './categories.ts'

test.each([
  ['/', true],
  ['/rng', true],
  ['/lottery', false],
  ['/Lottery/', false],
  ['/seamless', false],
  ['/sealottery', true],
])('the categories of %s are shown: %s', (path, shown) => {
  expect(showsCategories(path)).toBe(shown)
})
