import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { packagesAreInstalled } from './packages.ts'

const directory = mkdtempSync(join(tmpdir(), 'sanuk-packages-'))
afterAll(() => rmSync(directory, { recursive: true }))

const locked = {
  '': { name: 'root' },
  'apps/web': { name: 'web' },
  'node_modules/web': { resolved: 'apps/web', link: true },
  'node_modules/one': { version: '1.0.0', integrity: 'sha512-one' },
  'node_modules/one-for-macs': { version: '1.0.0', integrity: 'sha512-mac', optional: true },
}

const installed = (packages: object | undefined): boolean => {
  rmSync(join(directory, 'node_modules'), { recursive: true, force: true })
  writeFileSync(join(directory, 'package-lock.json'), JSON.stringify({ packages: locked }))
  if (packages) {
    mkdirSync(join(directory, 'node_modules'))
    writeFileSync(join(directory, 'node_modules/.package-lock.json'), JSON.stringify({ packages }))
  }
  return packagesAreInstalled(directory)
}

const { 'node_modules/one-for-macs': _, '': __, ...here } = locked

test('packages that match the lock file count as installed, even without other platforms’', () => {
  expect(installed(here)).toBe(true)
  expect(installed(locked)).toBe(true)
})

test('a clone without packages or with an interrupted install counts as not installed', () => {
  expect(installed(undefined)).toBe(false)
})

test('the address of a registry mirror is ignored', () => {
  const mirrored = { ...here, 'node_modules/one': { ...here['node_modules/one'], resolved: 'https://mirror/one.tgz' } }
  expect(installed(mirrored)).toBe(true)
})

test.each([
  ['another version', { ...here, 'node_modules/one': { version: '1.0.1', integrity: 'sha512-one' } }],
  ['another content', { ...here, 'node_modules/one': { version: '1.0.0', integrity: 'sha512-two' } }],
  ['a missing package', { 'node_modules/web': here['node_modules/web'] }],
  ['a workspace that is not linked', { 'node_modules/one': here['node_modules/one'] }],
])('%s counts as not installed', (_name, packages) => {
  expect(installed(packages)).toBe(false)
})
