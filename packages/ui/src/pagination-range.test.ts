import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageMarks } from './pagination-range.ts'

/** Written by hand after the behaviour of the pagination widget the specification names: range 3, margin 1. */
test.each([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [2, 4, '1 2 3 4'],
  [1, 10, '1 2 3 … 10'],
  [2, 10, '1 2 3 … 10'],
  [3, 10, '1 2 3 4 … 10'],
  [4, 10, '1 … 3 4 5 … 10'],
  [7, 10, '1 … 6 7 8 … 10'],
  [8, 10, '1 … 7 8 9 10'],
  [9, 10, '1 … 8 9 10'],
  [10, 10, '1 … 8 9 10'],
])('page %i of %i shows the page marks %s', (page, pages, shown) => {
  expect(pageMarks(page, pages).join(' ').replaceAll('gap', '…')).toBe(shown)
})

test('page marks with range 5 show five pages around the current one', () => {
  expect(pageMarks(6, 20, { range: 5, margin: 1 })).toEqual([1, 'gap', 4, 5, 6, 7, 8, 'gap', 20])
})

test('page marks are empty when there are no pages', () => {
  expect(pageMarks(1, 0)).toEqual([])
})

test('page marks are ascending and include the first, current and last page', () => {
  const cases = fc
    .integer({ min: 1, max: 500 })
    .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)))
  fc.assert(
    fc.property(cases, ([page, pages]) => {
      const numbers = pageMarks(page, pages).filter((mark) => mark !== 'gap')
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
      expect(numbers).toEqual(expect.arrayContaining([1, page, pages]))
    }),
  )
})
