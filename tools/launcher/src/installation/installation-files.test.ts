import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { demoAccountsFile, drawDemoAccounts, keptDemoAccounts } from './demo-accounts.ts'
import { secretsOf } from './secrets.ts'

let data = ''
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'sanuk-files-'))
})
afterEach(() => rmSync(data, { recursive: true }))

const modeOf = (path: string): number => statSync(path).mode & 0o777

test('secrets are generated once per installation and readable by their owner only', () => {
  const drawn = secretsOf(data)
  expect(secretsOf(data)).toEqual(drawn)
  expect(modeOf(join(data, 'secrets.json'))).toBe(0o600)
  expect(new Set(Object.values(drawn)).size).toBe(Object.keys(drawn).length)
  rmSync(join(data, 'secrets.json'))
  expect(secretsOf(data).owner).not.toBe(drawn.owner)
})

test('a secret missing from an older file is added to it', () => {
  writeFileSync(join(data, 'secrets.json'), JSON.stringify({ superuser: 'kept' }))
  expect(secretsOf(data).superuser).toBe('kept')
  expect(JSON.parse(readFileSync(join(data, 'secrets.json'), 'utf8'))).toEqual(secretsOf(data))
})

test('the vendor key has at least 32 characters', () => {
  expect(secretsOf(data).vendorKey.length).toBeGreaterThanOrEqual(32)
})

test('demo accounts get readable passwords and are readable by their owner only', () => {
  expect(keptDemoAccounts(data)).toBeUndefined()
  const accounts = drawDemoAccounts(data)
  expect(keptDemoAccounts(data)).toEqual(accounts)
  expect(modeOf(demoAccountsFile(data))).toBe(0o600)
  for (const { password } of Object.values(accounts)) expect(password).toMatch(/^[A-Z][a-z]{3}(-[a-z]{4}){2}-\d{4}$/)
  expect(drawDemoAccounts(data).member.password).not.toBe(accounts.member.password)
})
