import { MONEY_PATTERN } from '@sanuk/money/amount'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { retypeMoney, separate, wireValue } from './money-typing.ts'

/** A field's text with the caret drawn as `|`. */
function edit(drawn: string, forward = false) {
  return { text: drawn.replace('|', ''), caret: drawn.indexOf('|'), forward }
}

function retype(previous: string, drawn: string, decimals = 2) {
  const { shown, caret, value } = retypeMoney(previous, edit(drawn), decimals)
  return { drawn: `${shown.slice(0, caret)}|${shown.slice(caret)}`, value }
}

test.each([
  ['the fourth digit brings the separator', '123', '1234|', '1,234|', '1234'],
  ['a digit in the middle keeps its place', '1,234', '1,29|34', '12,9|34', '12934'],
  ['a digit in front keeps the caret behind it', '234', '1|234', '1,|234', '1234'],
  ['a point may stand at the end while typing', '1,234', '1,234.|', '1,234.|', '1234'],
  ['a bare point gets its zero', '', '.|', '0.|', '0'],
  ['a decimal past the last is cut', '1.25', '1.255|', '1.25|', '1.25'],
  ['a decimal typed between pushes the last one out', '1.25', '1.29|5', '1.29|', '1.29'],
  ['a second point is dropped', '1.2', '1.2.|', '1.2|', '1.2'],
  ['leading zeros go', '0', '05|', '5|', '5'],
  ['letters go', '12', '12a|', '12|', '12'],
  ['Thai digits count', '', '๑๒๓๔.๕|', '1,234.5|', '1234.5'],
  ['a pasted price loses its dress', '', ' ฿12,480.50 บาท|', '12,480.50|', '12480.50'],
  ['emptied is empty', '5', '|', '|', ''],
  [
    'a fifteenth digit is refused',
    '12,345,678,901,234',
    '12,345,678,901,2345|',
    '12,345,678,901,234|',
    '12345678901234',
  ],
])('%s', (...[, previous, drawn, shown, value]) => {
  expect(retype(previous, drawn)).toEqual({ drawn: shown, value })
})

test('a currency without decimals takes whole units only, also when pasted', () => {
  expect(retype('', '12.50|', 0)).toEqual({ drawn: '12|', value: '12' })
})

test('erasing a separator erases the digit beyond it', () => {
  expect(retypeMoney('1,234', edit('1|234'), 2)).toEqual({ shown: '234', caret: 0, value: '234' })
  expect(retypeMoney('1,234', edit('1|234', true), 2)).toEqual({ shown: '134', caret: 1, value: '134' })
})

test('whatever is typed, the wire form is money or nothing, and typing it again changes nothing', () => {
  const text = fc.string({ unit: fc.constantFrom(...'0123456789.,๓a '), maxLength: 24 })
  fc.assert(
    fc.property(text, text, fc.integer({ min: 0, max: 4 }), (head, tail, decimals) => {
      const typed = retypeMoney('', { text: head + tail, caret: head.length }, decimals)
      expect(typed.value === '' || MONEY_PATTERN.test(typed.value)).toBe(true)
      const again = retypeMoney(typed.shown, { text: typed.shown, caret: typed.caret }, decimals)
      expect(again).toEqual(typed)
    }),
  )
})

test('separating and reading back is lossless', () => {
  expect(separate('1234567.5')).toBe('1,234,567.5')
  expect(wireValue('1,234,567.5')).toBe('1234567.5')
  expect(separate('')).toBe('')
})
