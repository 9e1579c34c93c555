import { describe, expect, test } from 'vitest'
import {
  choicesOf,
  doubleNumbers,
  numbersBeginningWith,
  numbersEndingWith,
  numbersWith,
  permutationsOf,
  threeDigitPermutations,
  tripleNumbers,
} from './bets.ts'
import { numbersOf } from './number-plays.fixture.ts'

const sorted = (number: string) => number.split('').sort().join('')

test.each([
  ['123', ['123', '132', '213', '231', '312', '321']],
  ['122', ['122', '212', '221']],
  ['777', ['777']],
  ['50', ['05', '50']],
  ['33', ['33']],
])('permutationsOf(%s)', (number, expected) => {
  expect(permutationsOf(number)).toEqual(expected)
})

test('permutationsOf gives every number of the same digits', () => {
  const alike = Map.groupBy(numbersOf(4), sorted)
  for (const [number, orders] of alike) expect(permutationsOf(number)).toEqual(orders)
})

test('threeDigitPermutations takes numbers of three digits only', () => {
  expect(threeDigitPermutations('456')).toHaveLength(6)
  for (const number of ['45', '4567', '', '4a6', '๔๕๖'])
    expect(() => threeDigitPermutations(number)).toThrow(RangeError)
})

test.each(['0', '3', '9'])('the numbers of two digits with a %s', (digit) => {
  const all = numbersOf(2)
  expect(numbersWith(digit).toSorted()).toEqual(all.filter((number) => number.includes(digit)))
  expect(numbersWith(digit)).toHaveLength(19)
  expect(numbersBeginningWith(digit)).toEqual(all.filter((number) => number.startsWith(digit)))
  expect(numbersEndingWith(digit)).toEqual(all.filter((number) => number.endsWith(digit)))
})

test('doubles and triples', () => {
  expect(doubleNumbers()).toEqual(numbersOf(2).filter((number) => new Set(number).size === 1))
  expect(tripleNumbers()).toEqual(numbersOf(3).filter((number) => new Set(number).size === 1))
})

describe('choicesOf', () => {
  test.each(['123', '9046', '13579', '024689', '0123456'])('%s', (digits) => {
    for (const length of [2, 3] as const) {
      const all = numbersOf(length).filter(
        (number) => sorted(number) === number && [...number].every((d) => digits.includes(d)),
      )
      const repeats = choicesOf(digits, { length, repeats: true })
      expect(repeats).toEqual(all)
      expect(choicesOf(digits, { length, repeats: false })).toEqual(all.filter((n) => new Set(n).size === length))
    }
  })

  test.each(['12', '01234567', '1123', '12a'])('rejects %s', (digits) => {
    expect(() => choicesOf(digits, { length: 2, repeats: false })).toThrow(RangeError)
  })
})
