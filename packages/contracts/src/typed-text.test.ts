import { expect, test } from 'vitest'
import {
  isSamePassword,
  plainCode,
  plainEmail,
  plainIdNumber,
  plainInvitation,
  plainName,
  plainPhone,
  plainPin,
  plainReference,
  plainText,
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

test.each([
  ['a blank that does not break', 'สมชาย\u00a0ใจดี', 'สมชาย ใจดี'],
  ['several blanks and a tab', ' Somchai \t  Jaidee ', 'Somchai Jaidee'],
  ['characters that cannot be seen', '\u200bสม\u200bชาย\ufeff ใจ\u00adดี\u200e', 'สมชาย ใจดี'],
  ['sara am in two parts', 'ก\u0e4d\u0e32ธร', 'ก\u0e33ธร'],
  ['sara am in two parts behind a tone mark', 'น\u0e49\u0e4d\u0e32ฝน', 'น\u0e49\u0e33ฝน'],
  ['sara am in two parts around a tone mark', 'น\u0e4d\u0e49\u0e32ฝน', 'น\u0e49\u0e33ฝน'],
  ['a whole sara am', 'น\u0e49\u0e33ฝน', 'น\u0e49\u0e33ฝน'],
  ['an accent as a character of its own', 'Rene\u0301', 'René'],
  ['several lines', ' 99/1 หมู่ 2 \r\n  ต.บางรัก ', '99/1 หมู่ 2\nต.บางรัก'],
])('plainText: reads %s', (_, typed, plain) => {
  expect(plainText(typed)).toBe(plain)
})

test('plainName: has one form of apostrophe and of hyphen', () => {
  expect(plainName('Anne\u2011Marie O’Neil')).toBe("Anne-Marie O'Neil")
})

test.each([
  [' Mali@Example.com ', 'Mali@Example.com'],
  ['\u200bmali@example.com\ufeff', 'mali@example.com'],
  ['mali＠example.com', 'mali@example.com'],
  ['mailto:mali@example.com', 'mali@example.com'],
  ['Mali Jaidee <mali@example.com>', 'mali@example.com'],
  ['no address', 'no address'],
])('plainEmail: %j is read as %s', (typed, plain) => {
  expect(plainEmail(typed)).toBe(plain)
})

test.each([
  [' 20261122165900AAAA\n', '20261122165900AAAA'],
  ['\u200b20261122\u00a0165900', '20261122 165900'],
  ['ref–7', 'ref–7'],
])('plainReference: %j is read as %s', (typed, plain) => {
  expect(plainReference(typed)).toBe(plain)
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
