import { expect, test } from 'vitest'
import { isName, nameKey } from './same-name.ts'

test.each([
  ['Somchai Jaidee', 'SOMCHAI  JAIDEE'],
  ['สมชาย ใจดี', 'สมชายใจดี'],
  ['กำธร', 'กํ\u0e32ธร'],
  ['น้ำฝน ใจดี', 'น\u0e4d\u0e49\u0e32ฝน ใจดี'],
  ['น้ำฝน ใจดี', 'น\u0e49\u0e4d\u0e32ฝน\u00a0\u200bใจดี'],
  ["Anne-Marie O'Neil", 'Anne\u2011Marie O’Neil'],
  ['สมชาย ใจดี', 'นายสมชาย  ใจดี'],
  ['น.ส. สมหญิง ใจดี', 'นางสาวสมหญิง ใจดี'],
  ['Mrs. Somying Jaidee', 'somying jaidee'],
  ['MR SOMCHAI JAIDEE', 'Somchai Jaidee'],
])('%s and %s are the same name', (one, other) => {
  expect(nameKey(one)).toBe(nameKey(other))
})

test('a name that begins like a title keeps its beginning', () => {
  expect(nameKey('Missy Drake')).toBe('missydrake')
  expect(nameKey('นาย')).toBe('นาย')
})

test('different names have different keys', () => {
  expect(nameKey('สมชาย ใจดี')).not.toBe(nameKey('สมหญิง ใจดี'))
})

test.each(['สมชาย ใจดี', 'Anne-Marie O’Neil', 'Jo'])('%s is accepted as a name', (name) => {
  expect(isName(name)).toBe(true)
})

test.each(['', 'A', '王小明', 'Bob 2', '<b>Bob</b>', '  '])('%j is rejected as a name', (name) => {
  expect(isName(name)).toBe(false)
})
