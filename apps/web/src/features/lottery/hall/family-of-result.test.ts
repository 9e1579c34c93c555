import { expect, test } from 'vitest'
import { familyOfResult } from './family-of-result.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, at) => String(at).padStart(2, '0'))

test('a kind with one family is that family', () => {
  expect(familyOfResult('PK10', numbers(10))).toBe('PK10')
  expect(familyOfResult('LHC', numbers(7))).toBe('LHC')
})

test('results tell apart families of the same kind', () => {
  expect(familyOfResult('VN', numbers(27))).toBe('VN_NORTH')
  expect(familyOfResult('VN', numbers(18))).toBe('VN_SOUTH')
  expect(familyOfResult('LF', ['1', '2', '3'])).toBe('LF')
  expect(familyOfResult('LF', numbers(5))).toBe('P5')
  expect(familyOfResult('THAI', ['837456', '000', '000', '123', '789', '90'])).toBe('THAI')
  expect(familyOfResult('THAI', ['08'])).toBe('ZODIAC')
  expect(familyOfResult('LAO', ['1234'])).toBe('LAO_SET')
  expect(familyOfResult('STOCK', ['123', '45'])).toBe('THREE_UP')
  expect(familyOfResult(null, [])).toBe('')
})
