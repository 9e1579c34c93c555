import { expect, test } from 'vitest'
import { writeCsv } from './csv.ts'

const MARK = '\uFEFF'

test('CSV cells and lines are separated and quoted by RFC 4180', () => {
  const rows = [
    ['name', 'note'],
    ['a,b', 'said "no"'],
    ['สมชาย', 'two\nlines'],
  ]
  expect(writeCsv(rows)).toBe(`${MARK}name,note\r\n"a,b","said ""no"""\r\nสมชาย,"two\nlines"\r\n`)
})

// The signs of OWASP's list, and what spreadsheets take for them.
test.each([
  '=1+1',
  '+66812345678',
  '-cmd',
  '@me',
  '\t=1',
  '＝1+1',
  '＋1',
  '－1+1',
  '＠me',
  ' =1+1',
  '\u00A0=1+1',
  '\u200B=1+1',
])('a CSV cell that a spreadsheet would run as a formula is written as text: %j', (cell) => {
  expect(writeCsv([[cell]])).toBe(`${MARK}'${cell}\r\n`)
})

test.each(['\r=1+1', '\n=1+1', '\r\n@me'])(
  'a CSV cell that begins with a line break is written as text: %j',
  (cell) => {
    expect(writeCsv([[cell]])).toBe(`${MARK}"'${cell}"\r\n`)
  },
)

test('CSV cells with numbers, also negative ones, stay numbers', () => {
  expect(writeCsv([['-12.50', '0.00', '1234.5678']])).toBe(`${MARK}-12.50,0.00,1234.5678\r\n`)
})
