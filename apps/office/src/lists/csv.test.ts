import { expect, test } from 'vitest'
import { writeCsv } from './csv.ts'

const MARK = '\uFEFF'

test('cells and lines are separated as RFC 4180 says', () => {
  const rows = [
    ['name', 'note'],
    ['a,b', 'said "no"'],
    ['สมชาย', 'two\nlines'],
  ]
  expect(writeCsv(rows)).toBe(`${MARK}name,note\r\n"a,b","said ""no"""\r\nสมชาย,"two\nlines"\r\n`)
})

test('what a spreadsheet would run as a formula is made a text', () => {
  expect(writeCsv([['=1+1', '+66812345678', '@me', '-cmd']])).toBe(`${MARK}'=1+1,'+66812345678,'@me,'-cmd\r\n`)
})

test('numbers stay numbers, negative ones too', () => {
  expect(writeCsv([['-12.50', '0.00', '1234.5678']])).toBe(`${MARK}-12.50,0.00,1234.5678\r\n`)
})
