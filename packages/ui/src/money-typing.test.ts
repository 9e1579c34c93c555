import { MONEY_PATTERN } from '@sanuk/money/amount'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { retypeMoney, separate, UNREADABLE, wireValue } from './money-typing.ts'

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
  ['a leading point gets a zero in front', '', '.|', '0.|', '0'],
  ['a decimal past the last is cut', '1.25', '1.255|', '1.25|', '1.25'],
  ['a decimal typed between pushes the last one out', '1.25', '1.29|5', '1.29|', '1.29'],
  ['a second point is dropped', '1.2', '1.2.|', '1.2|', '1.2'],
  ['leading zeros are dropped', '0', '05|', '5|', '5'],
  ['letters are dropped', '12', '12a|', '12|', '12'],
  ['Thai digits are accepted', '', '๑๒๓๔.๕|', '1,234.5|', '1234.5'],
  ['a pasted price loses its currency symbol, word and blanks', '', ' ฿12,480.50 บาท|', '12,480.50|', '12480.50'],
  ['an emptied field is empty', '5', '|', '|', ''],
  [
    'a fifteenth digit is refused',
    '12,345,678,901,234',
    '12,345,678,901,2345|',
    '12,345,678,901,234|',
    '12345678901234',
  ],
])('money typing: %s', (...[, previous, drawn, shown, value]) => {
  expect(retype(previous, drawn)).toEqual({ drawn: shown, value })
})

/** Presses one key after the other at the end of the field. */
function press(keys: string, decimals = 2) {
  let typed = { shown: '', caret: 0, value: '' }
  for (const key of keys) {
    typed = retypeMoney(typed.shown, { text: typed.shown + key, caret: typed.shown.length + 1 }, decimals)
  }
  return [typed.shown, typed.value]
}

test.each([
  ['5,25', '5,25', '5.25'],
  ['12,50', '12,50', '12.50'],
  ['1234,5', '1,234,5', '1234.5'],
  ['0,255', '0,25', '0.25'],
  ['1,234', '1,234', '1234'],
  ['1,234,567', '1,234,567', '1234567'],
  ['1234567.89', '1,234,567.89', '1234567.89'],
  ['๑๒,๕', '12,5', '12.5'],
])('money typing: the keys %s show %s and pass on %s', (keys, shown, value) => {
  expect(press(keys)).toEqual([shown, value])
})

test('money typing: a typed comma stays a decimal mark while its digits change', () => {
  expect(retype('5,25', '5,2|')).toEqual({ drawn: '5,2|', value: '5.2' })
  expect(retype('5,25', '1|5,25')).toEqual({ drawn: '1|5,25', value: '15.25' })
  expect(retype('1,234', '1,23|')).toEqual({ drawn: '123|', value: '123' })
})

test.each([
  ['1.234,50', '1,234.50|', '1234.50'],
  ['1,234.50', '1,234.50|', '1234.50'],
  ['5,25', '5.25|', '5.25'],
  ['฿1,234', '1,234|', '1234'],
  ['1\u202f234\u00a0567', '1,234,567|', '1234567'],
])('money typing: pasting %s shows %s', (text, drawn, value) => {
  expect(retype('', `${text}|`)).toEqual({ drawn, value })
})

test('money typing: pasted digits join those that stand there', () => {
  expect(retype('1,234', '1,234567|')).toEqual({ drawn: '1,234,567|', value: '1234567' })
})

test('money typing: an ambiguous amount stays as it was pasted, is no amount, and can be corrected', () => {
  expect(retype('', '1.234|')).toEqual({ drawn: '1.234|', value: UNREADABLE })
  expect(retype('1.234', '1.23|')).toEqual({ drawn: '1.23|', value: '1.23' })
  expect(retype('', '0,004|', 0)).toEqual({ drawn: '0,004|', value: UNREADABLE })
  expect(retype('0,004', '0,004|', 0)).toEqual({ drawn: '0,004|', value: UNREADABLE })
})

test('money typing: a currency without decimals drops no decimals in silence, typed or pasted', () => {
  expect(press('12.50', 0)).toEqual(['12.50', UNREADABLE])
  expect(press('12,5', 0)).toEqual(['12,5', UNREADABLE])
  expect(retype('', '12.50|', 0)).toEqual({ drawn: '12.50|', value: UNREADABLE })
  expect(press('12,500', 0)).toEqual(['12,500', '12500'])
})

test('money typing: erasing a separator erases the digit beyond it', () => {
  expect(retypeMoney('1,234', edit('1|234'), 2)).toEqual({ shown: '234', caret: 0, value: '234' })
  expect(retypeMoney('1,234', edit('1|234', true), 2)).toEqual({ shown: '134', caret: 1, value: '134' })
})

test('money typing: any text gives an amount or nothing, and retyping the result is a no-op', () => {
  const text = fc.string({ unit: fc.constantFrom(...'0123456789.,๓a '), maxLength: 24 })
  fc.assert(
    fc.property(text, text, fc.integer({ min: 0, max: 4 }), (head, tail, decimals) => {
      const typed = retypeMoney('', { text: head + tail, caret: head.length }, decimals)
      expect(['', UNREADABLE].includes(typed.value) || MONEY_PATTERN.test(typed.value)).toBe(true)
      const again = retypeMoney(typed.shown, { text: typed.shown, caret: typed.caret }, decimals)
      expect(again).toEqual(typed)
    }),
  )
})

test('money typing: adding and removing separators is lossless', () => {
  expect(separate('1234567.5')).toBe('1,234,567.5')
  expect(wireValue('1,234,567.5', 2)).toBe('1234567.5')
  expect(separate('')).toBe('')
})
