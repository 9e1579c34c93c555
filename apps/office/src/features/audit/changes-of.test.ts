import { expect, test } from 'vitest'
import type { AuditEntry } from './audit.ts'
import { changesOf } from './changes-of.ts'

const entry = (of: Partial<AuditEntry>): AuditEntry => ({
  id: '1',
  at: '2026-11-26T10:00:00Z',
  operator: { id: 'b056479c-d0a6-45c3-9fa7-81d0b9414fd4', username: 'nok' },
  call: 'PUT /ops/raffle',
  transaction: '1',
  subject: 'raffle.plan',
  subjectId: '56072911-d9db-4a5a-9f28-7f152e997ff8',
  action: 'changed',
  before: null,
  after: null,
  context: null,
  names: {},
  ...of,
})

test('of a structure only the values that differ are listed, each with its place', () => {
  const before = {
    prizes: [
      { count: 1, amount: '5000' },
      { count: 5, amount: '1000' },
    ],
  }
  const after = {
    prizes: [
      { count: 1, amount: '5000' },
      { count: 8, amount: '1000' },
      { count: 9, amount: '50' },
    ],
  }
  expect(changesOf(entry({ before, after })).shown).toEqual([
    { path: ['prizes', '1', 'count'], before: 5, after: 8 },
    { path: ['prizes', '2', 'count'], before: undefined, after: 9 },
    { path: ['prizes', '2', 'amount'], before: undefined, after: '50' },
  ])
})

test('a list of plain values is compared as one, and what only programs read stands apart', () => {
  const { shown, technical } = changesOf(
    entry({
      subject: 'system.brand',
      before: { languages: ['th'], revision: 1 },
      after: { languages: ['th', 'en'], revision: 2 },
    }),
  )
  expect(shown).toEqual([{ path: ['languages'], before: ['th'], after: ['th', 'en'] }])
  expect(technical.map(({ path }) => path)).toEqual([['revision']])
})

test('of an added record empty values are left out; of a changed one they are what was or is', () => {
  expect(changesOf(entry({ action: 'added', after: { note: null, enabled: true } })).shown).toHaveLength(1)
  expect(changesOf(entry({ before: { note: null }, after: { note: 'x' } })).shown).toHaveLength(1)
})
