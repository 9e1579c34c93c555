import { parseAmount, writeAmount } from '@sanuk/money/amount'
import { expect, test } from 'vitest'
import { FileFault } from '#platform/file-fault'
import { chainOf } from './chain.ts'
import { findHead, guessColumns } from './columns.ts'
import { readLines } from './read-lines.ts'
import { readRecords } from './records.ts'

const ZONE = { timeZone: 'Asia/Bangkok', now: new Date('2026-11-23T05:00:00Z') }

const read = (text: string, more: object = {}) => {
  const records = readRecords(text)
  const { headLine, columns } = findHead(records)
  return readLines(records, { headLine, columns: { ...columns, ...more }, ...ZONE })
}
const brief = (text: string, more: object = {}) =>
  read(text, more).lines.map(({ at, amount, balance, reference }) => [
    ...[at.toISOString(), writeAmount(amount), balance === null ? null : writeAmount(balance), reference],
  ])

function mistakesOf(text: string): unknown[] {
  try {
    read(text)
  } catch (fault) {
    if (fault instanceof FileFault)
      return fault.mistakes.map(({ word, values = {} }) => [word, ...Object.values(values)])
    throw fault
  }
  return []
}

// Written by hand after what Thai banks give to businesses: names, order, eras and preambles are theirs.

const THAI_TWO_COLUMNS = `ชื่อบัญชี,บริษัท สนุก เดโม จำกัด
เลขที่บัญชี,000-0-00099-1
ระหว่างวันที่,"01/11/2569 - 23/11/2569"

วันที่,เวลา,รายการ,ถอนเงิน,ฝากเงิน,ยอดคงเหลือ,ช่องทาง,เลขที่อ้างอิง
22/11/2569,,ยอดยกมา,,,"10,000.00",,
22/11/2569,23:59,รับโอนเงิน,,"1,500.00","11,500.00",K PLUS,20261122165900AAAA
23/11/2569,00:05,โอนเงิน,250.50,,"11,249.50",K BIZ,20261122170500BBBB
,,รวม,250.50,"1,500.00",,,
`

test('reads a Thai statement: Buddhist years, preamble, opening balance, two columns, totals', () => {
  expect(brief(THAI_TWO_COLUMNS)).toEqual([
    ['2026-11-22T16:59:00.000Z', '1500.00', '11500.00', '20261122165900AAAA'],
    ['2026-11-22T17:05:00.000Z', '-250.50', '11249.50', '20261122170500BBBB'],
  ])
  const { lines, carried } = read(THAI_TWO_COLUMNS)
  expect(carried).toBe(parseAmount('10000'))
  expect(lines[0]?.description).toBe('รับโอนเงิน · K PLUS')
  expect(lines[0]?.line).toBe(7)
})

test('reads an English statement: one signed column, date and time in one cell, semicolons', () => {
  const text = `Transaction Date;Description;Amount (THB);Ledger Balance;Reference No.
"23-Nov-2026 14:05:09";Transfer in;+1,000.00;1,000.00;="0012345678"
23/11/26 14:06;Fee;(15.00);985.00;
23/11/2026 2:07 PM;Transfer out;-85.00;900.00;X-1
`
  expect(brief(text)).toEqual([
    ['2026-11-23T07:05:09.000Z', '1000.00', '1000.00', '0012345678'],
    ['2026-11-23T07:06:00.000Z', '-15.00', '985.00', ''],
    ['2026-11-23T07:07:00.000Z', '-85.00', '900.00', 'X-1'],
  ])
})

test('reads two-digit Buddhist years and Thai month names, without a time', () => {
  const text = `วันที่ทำรายการ\tฝาก\tถอน\n23/11/69\t100.00\t-\n1 พ.ย. 69\t\t20\n5 มี.ค. 2569\t3\t\n`
  expect(brief(text)).toEqual([
    ['2026-11-22T17:00:00.000Z', '100.00', null, ''],
    ['2026-10-31T17:00:00.000Z', '-20.00', null, ''],
    ['2026-03-04T17:00:00.000Z', '3.00', null, ''],
  ])
  expect(read(text).lines[0]?.span).toBe(24 * 60 * 60 * 1000)
})

test.each([
  ['commas', 'Date,Debit,Credit,Balance', '23/11/2026,,"1,000,000.00","2,000,000.00"'],
  ['semicolons', 'Date;Debit;Credit;Balance', '23/11/2026;;1,000,000.00;2,000,000.00'],
  ['tabs', 'Date\tDebit\tCredit\tBalance', '23/11/2026\t\t1,000,000.00\t2,000,000.00'],
  ['bars', '"Date"|"Debit"|"Credit"|"Balance"', '"23/11/2026"|""|"1,000,000.00"|"2,000,000.00"'],
  ['what its first line names', 'sep=;\nDate;Debit;Credit;Balance', '23/11/2026;;1,000,000.00;2,000,000.00'],
])('reads a file that separates its columns by %s, under any lines of heading', (_, head, line) => {
  const heading = head.startsWith('sep=') ? '' : 'ชื่อบัญชี: สนุก, จำกัด; (ออมทรัพย์)\nระหว่างวันที่ 1 - 23, 2569\n\n'
  expect(brief(`${heading}${head}\n${line}\n`)).toEqual([['2026-11-22T17:00:00.000Z', '1000000.00', '2000000.00', '']])
})

test('reads Thai digits, typographic signs and blanks that do not break', () => {
  const text = 'วันที่,เวลา,จำนวนเงิน,คงเหลือ\n\u00A0๒๓/๑๑/๒๕๖๙,๑๔.๐๕ น.,"−๑,๒๓๔.๕๐","๑,๐๐๐.๐๐\u00A0CR"\n'
  expect(brief(text)).toEqual([['2026-11-23T07:05:00.000Z', '-1234.50', '1000.00', '']])
})

test.each([
  ['31/02/2026,10:00,,1.00,2.00', ['date', 'Date', '31/02/2026']],
  ['11/13/2026,10:00,,1.00,2.00', ['date', 'Date', '11/13/2026']],
  ['01/11/2026,25:00,,1.00,2.00', ['time', 'Time', '25:00']],
  ['01/11/2026,10:00,,1.00.0,2.00', ['money', 'Credit', '1.00.0']],
  ['01/11/2026,10:00,"1,00",,2.00', ['money', 'Debit', '1,00']],
  ['01/11/2026,10:00,,1.00,1e3', ['money', 'Balance', '1e3']],
  ['01/11/2026,10:00,1,1,2.00', ['both', 'Debit', 'Credit']],
])('a mistake is reported with its line, its column and what stands there: %s', (line, [word, ...values]) => {
  const text = `Date,Time,Debit,Credit,Balance\n01/11/2026,10:00,,1.00,1.00\n${line}\n`
  expect(mistakesOf(text)).toEqual([[`statements.fault.${word}`, 3, ...values]])
})

test('mistakes of a whole file are reported, ten at most', () => {
  const line = (text: string) => `Date,Time,Debit,Credit,Balance\n01/11/2026,10:00,,1.00,1.00\n${text}\n`
  expect(mistakesOf(line('"01/11/2026,10:00,,1.00,1'))).toEqual([['statements.fault.quote', 3]])
  expect(mistakesOf('Date,Credit\n')).toEqual([['statements.fault.empty']])
  expect(mistakesOf('a,b\n1,2\n')).toEqual([['statements.fault.columns']])
  const many = Array.from({ length: 30 }, (_, at) => `99/99/2026,,1,,${at}`).join('\n')
  expect(mistakesOf(line(many))).toHaveLength(10)
})

test.each([
  ['วันที่/เวลา|รายการ|จำนวนเงินถอน|จำนวนเงินฝาก|คงเหลือ', { date: 0, description: 1, debit: 2, credit: 3, balance: 4 }],
  ['Posting Date|Value Date|Particulars|Withdrawal|Deposit|Outstanding Balance|Ref.', null],
  ['วันที่มีผล|วันที่ทำรายการ|เวลา|ถอน/ฝาก|ยอดเงินคงเหลือ', { date: 1, time: 2, amount: 3, balance: 4 }],
])('recognizes the columns of a bank’s header: %s', (headers, expected) => {
  const other = { date: 0, description: 2, debit: 3, credit: 4, balance: 5, reference: 6 }
  expect(guessColumns(headers.split('|'))).toEqual(expected ?? other)
})

test('follows the running balances of a newest-first statement and reports gaps', () => {
  const rows = ['1/11/2026,10:00,5.00,,15.00', '1/11/2026,09:00,,10.00,20.00', '31/10/2026,09:00,,3.00,8.00']
  const { lines, carried } = read(`Date,Time,Debit,Credit,Balance\n${rows.join('\n')}\n`)
  const { gaps, opening, closing, lines: ordered } = chainOf(lines, carried)
  expect(ordered.map(({ line }) => line)).toEqual([4, 3, 2])
  expect([opening, closing].map((it) => it && writeAmount(it))).toEqual(['5.00', '15.00'])
  expect(gaps.map(({ line, amount }) => [line, writeAmount(amount)])).toEqual([[3, '2.00']])
})
