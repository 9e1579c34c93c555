import { expect, test } from 'vitest'
import { readTypedNumbers } from './typed-numbers.ts'

test.each([
  ['12 34,56\n07', 2, ['12', '34', '56', '07'], []],
  ['๑๒ ３４ 12', 2, ['12', '34'], []],
  ['12 123 x', 2, ['12'], ['123', 'x']],
  ['007-123 / 007', 3, ['007', '123'], []],
  ['  ', 2, [], []],
])('%j with %i digits', (...[text, digits, numbers, rejected]) => {
  expect(readTypedNumbers(text, digits)).toEqual({ numbers, rejected })
})
