import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readMigrations } from './migration-files.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sanuk-migrations-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const write = (path: string, sql = 'select 1') => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), sql)
}

test('migrations of all modules run in the order of their dates', () => {
  write('apps/studio/src/migrations/20260101-0910-studio-rounds.sql')
  write('packages/ledger/src/migrations/20260101-0900-ledger-books.sql', 'create schema ledger')
  write('apps/server/src/modules/money/cashier/migrations/20260101-0905-cashier-deposits.sql')
  write('apps/server/src/platform/migrations/20251231-2359-platform-sealing.sql')
  const migrations = readMigrations(root)
  expect(migrations.map(({ name }) => name)).toEqual([
    '20251231-2359-platform-sealing.sql',
    '20260101-0900-ledger-books.sql',
    '20260101-0905-cashier-deposits.sql',
    '20260101-0910-studio-rounds.sql',
  ])
  expect(migrations[1]?.sha256).toBe(createHash('sha256').update('create schema ledger').digest('hex'))
})

test('a file name without date and module is refused', () => {
  write('packages/ledger/src/migrations/books.sql')
  expect(() => readMigrations(root)).toThrow('books.sql must be named YYYYMMDD-HHMM-room-what.sql')
})

test('two migration files with the same name are refused', () => {
  write('packages/ledger/src/migrations/20260101-0900-ledger-books.sql')
  write('apps/studio/src/migrations/20260101-0900-ledger-books.sql')
  expect(() => readMigrations(root)).toThrow('have the same name')
})

test('the migrations of this checkout can be read', () => {
  expect(readMigrations(resolve(import.meta.dirname, '../../../..')).length).toBeGreaterThan(0)
})
