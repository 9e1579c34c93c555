import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { keepHead, readHeads } from './head-file.ts'

const directory = mkdtempSync(join(tmpdir(), 'sanuk-heads-'))
afterAll(() => rmSync(directory, { recursive: true }))

const head = { seal: '7', hash: 'ab', signedAt: '2026-11-21T10:00:00.000Z', publicKey: 'cd', signature: 'ef' }

test('signed ledger heads are read back as stored; the error names an invalid line', () => {
  expect(readHeads(directory)).toEqual([])
  keepHead(directory, head)
  keepHead(directory, { ...head, seal: '8' })
  expect(readHeads(directory)).toEqual([head, { ...head, seal: '8' }])
  appendFileSync(join(directory, 'ledger-heads.jsonl'), '{"seal": 9}\n')
  expect(() => readHeads(directory)).toThrow('line 3')
})
