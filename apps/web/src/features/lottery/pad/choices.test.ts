import { expect, test } from 'vitest'
import { choicesFrom } from './choices.ts'

test.each([
  ['123', { length: 2, repeats: false }, ['12', '13', '23']],
  ['321', { length: 2, repeats: true }, ['11', '12', '13', '22', '23', '33']],
  ['๑ 2, 3-4', { length: 3, repeats: false }, ['123', '124', '134', '234']],
  ['1123', { length: 2, repeats: false }, ['12', '13', '23']],
  ['12', { length: 2, repeats: false }, []],
  ['12345678', { length: 2, repeats: false }, []],
  ['', { length: 3, repeats: true }, []],
] as const)('of %j, chosen by %j: %j', (typed, how, numbers) => {
  expect(choicesFrom(typed, how)).toEqual(numbers)
})
