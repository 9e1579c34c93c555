import { expect, test } from 'vitest'
import {
  isSamePassword,
  plainCode,
  plainIdNumber,
  plainInvitation,
  plainPhone,
  plainPin,
  splitPhone,
} from './typed-text.ts'

test.each([
  ['123 456', '123456'],
  [' 123\u00a0456\n', '123456'],
  ['123-456', '123456'],
  ['๑๒๓๔๕๖', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['１２３４５６', '123456'],
  ['\u200e123456', '123456'],
  ['7K2M–9QXA—BT4F', '7K2M9QXABT4F'],
])('plainCode: %j is read as %s', (typed, plain) => {
  expect(plainCode(typed)).toBe(plain)
})

test.each([
  ['friends88', 'FRIENDS88'],
  [' Friends 88 ', 'FRIENDS88'],
])('plainInvitation: %j is read as %s', (typed, plain) => {
  expect(plainInvitation(typed)).toBe(plain)
})

test('plainIdNumber: drops the blanks and dashes of a Thai identity card', () => {
  expect(plainIdNumber('1-1017-00230-70-8')).toBe('1101700230708')
  expect(plainIdNumber('๑ ๑๐๑๗ ๐๐๒๓๐ ๗๐ ๘')).toBe('1101700230708')
})

test('plainPin: drops blanks between digits, and nothing of a password', () => {
  expect(plainPin(' 246 813\n')).toBe('246813')
  expect(plainPin('my pass 12')).toBe('my pass 12')
})

test.each([
  ['+66812345678', '+66812345678'],
  ['0066812345678', '+66812345678'],
  ['+66 81-234-5678', '+66812345678'],
  ['+66 (0) 81 234 5678', '+66812345678'],
  ['(+66) 81.234.5678', '+66812345678'],
  ['tel:+66812345678', '+66812345678'],
  ['081 234 5678', '0812345678'],
  ['(081) 234-5678', '0812345678'],
  ['๐๘๑ ๒๓๔ ๕๖๗๘', '0812345678'],
  ['\u202a+66 81 234 5678\u202c', '+66812345678'],
])('plainPhone: %j is read as %s', (typed, plain) => {
  expect(plainPhone(typed)).toBe(plain)
})

test('splitPhone: knows the countries it is given, of whole international numbers alone', () => {
  const codes = ['66', '1', '855']
  expect(splitPhone('+66 81-234-5678', codes)).toEqual({ countryDialingCode: '66', mobileNum: '812345678' })
  expect(splitPhone('00855 12 345 678', codes)).toEqual({ countryDialingCode: '855', mobileNum: '12345678' })
  expect(splitPhone('+84 912 345 678', codes)).toBeNull()
  expect(splitPhone('0812345678', codes)).toBeNull()
  expect(splitPhone('66812345678', codes)).toBeNull()
})

// UAX #15: U+0E33 decomposes to U+0E4D U+0E32, and ñ to n and U+0303.
test.each([
  ['sara am in two parts', 'ก\u0e33ลังใจ88', 'ก\u0e4d\u0e32ลังใจ88'],
  ['sara am in two parts around a tone mark', 'น\u0e49\u0e33ใส', 'น\u0e4d\u0e49\u0e32ใส'],
  ['NFC and NFD', 'ma\u00f1ana88', 'man\u0303ana88'],
  ['full-width letters', 'ＡＢＣ', 'ABC'],
])('isSamePassword: %s', (_, one, other) => {
  expect(isSamePassword(one, other)).toBe(true)
  expect(isSamePassword(one, `${other} `)).toBe(false)
})
