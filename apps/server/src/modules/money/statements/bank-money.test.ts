import { writeAmount } from '@sanuk/money/amount'
import { expect, test } from 'vitest'
import { readBankMoney } from './bank-money.ts'

const NBSP = '\u00A0'

test.each([
  ['100.00', '100.00'],
  ['1,234,567.89', '1234567.89'],
  ['.50', '0.50'],
  ['+100.00', '100.00'],
  ['-100.00', '-100.00'],
  ['−100.00', '-100.00'],
  ['–100.00', '-100.00'],
  ['(100.00)', '-100.00'],
  ['(1,000.00)', '-1000.00'],
  ['100.00-', '-100.00'],
  ['100.00−', '-100.00'],
  ['100.00+', '100.00'],
  ['100.00 CR', '100.00'],
  ['100.00 DR', '-100.00'],
  ['100.00Dr.', '-100.00'],
  ['100.00 C', '100.00'],
  ['-100.00 DR', '-100.00'],
  ['๑,๒๓๔.๕๐', '1234.50'],
  ['-๑๐๐.๐๐', '-100.00'],
  ['１００．００', '100.00'],
  [`1${NBSP}234.50`, '1234.50'],
  [`${NBSP}100.00${NBSP}`, '100.00'],
  ['\u200E-100.00', '-100.00'],
  ['฿100.00', '100.00'],
  ['THB 100.00', '100.00'],
  ['100.00 บาท', '100.00'],
  ['-฿1,000', '-1000.00'],
])('money written as “%s” is %s', (text, expected) => {
  const read = readBankMoney(text)
  expect(read === null || read === undefined ? read : writeAmount(read)).toBe(expected)
})

test.each(['', ' ', '-', '–', '--', NBSP])('“%s” is no money and no mistake', (text) => {
  expect(readBankMoney(text)).toBeUndefined()
})

test.each([
  ['decimals behind a comma', '1,00'],
  ['another grouping', '1,00,000.00'],
  ['two points', '1.00.0'],
  ['an open bracket', '(100.00'],
  ['a closed bracket', '100.00)'],
  ['two signs that disagree', '-100.00 CR'],
  ['a plus and a minus', '+100.00-'],
  ['letters', '1e3'],
  ['no digit', '.'],
  ['five decimals', '1.00001'],
])('money with %s is refused', (_, text) => {
  expect(readBankMoney(text)).toBeNull()
})
