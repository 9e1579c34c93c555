import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type Line, openLineBook } from './line-book.ts'
import { statementCsv } from './statement-csv.ts'

const LINES: Line[] = [
  {
    account: 'main',
    at: '2026-11-22T16:59:30.000Z',
    amount: '12500.50',
    kind: 'received',
    reference: 'BANK-1',
    note: 'D1, "two"',
  },
  {
    account: 'main',
    at: '2026-11-22T17:00:00.000Z',
    amount: '-600.00',
    kind: 'paid',
    reference: 'BANK-2',
    note: 'W1',
  },
]

test('the Thai statement has Windows-874, Buddhist years, and debit and credit columns', () => {
  const bytes = statementCsv('th', 'main', LINES)
  // วันที่ in TIS-620, from the standard's table.
  expect(bytes.includes(Buffer.from([0xc7, 0xd1, 0xb9, 0xb7, 0xd5, 0xe8]))).toBe(true)
  const rows = new TextDecoder('windows-874').decode(bytes).split('\r\n')
  expect(rows.slice(4, 8)).toEqual([
    '22/11/2569,,ยอดยกมา,,,0.00,,,',
    '22/11/2569,23:59,รับโอนเงิน,,"12,500.50","12,500.50",DEMO,BANK-1,"D1, ""two"""',
    '23/11/2569,00:00,โอนเงินออก,600.00,,"11,900.50",DEMO,BANK-2,W1',
    ',,รวม 2 รายการ',
  ])
})

test('the English statement starts with the newest line and marks debits with a minus', () => {
  expect(
    String(statementCsv('en', 'main', LINES))
      .split('\r\n')
      .slice(1, 2),
  ).toEqual(['23/11/2026 00:00:00,Transfer out,-600.00,"11,900.50",BANK-2,W1'])
})

test('the line book stores a line once, also after a restart', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'lines-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  const path = join(directory, 'data', 'lines.jsonl')
  const book = await openLineBook(path)
  await Promise.all([book.add(LINES), book.add(LINES)])
  const again = await openLineBook(path)
  await again.add(LINES)
  expect([book.of('main'), again.of('main')]).toEqual([LINES, LINES])
  expect(again.accounts()).toEqual(['main'])
})
