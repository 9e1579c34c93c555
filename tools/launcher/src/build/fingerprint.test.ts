import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { directoriesOf, fingerprint } from './fingerprint.ts'

let root = ''
const write = (path: string, content: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), content)
}
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sanuk-fingerprint-'))
  write('package-lock.json', '{}')
  write('tools/.keep', '')
  write('packages/money/package.json', '{"name":"money"}')
  write('packages/money/src/amount.ts', '1')
  write('packages/ui/package.json', '{"name":"ui","dependencies":{"money":"*","react":"1"}}')
  write('packages/other/package.json', '{"name":"other"}')
  write('packages/other/src/other.ts', '1')
  write('apps/web/package.json', '{"name":"web","dependencies":{"ui":"*"}}')
  write('apps/web/src/main.tsx', '1')
})
afterEach(() => rmSync(root, { recursive: true }))

test('a build depends on its workspace and on the workspaces that this one needs', () => {
  expect(directoriesOf('web', root)).toEqual(
    ['apps/web', 'packages/money', 'packages/ui'].map((path) => join(root, path)),
  )
})

const changes = (path: string): boolean => {
  const before = fingerprint('web', root)
  write(path, 'changed')
  return fingerprint('web', root) !== before
}

test.each(['apps/web/src/main.tsx', 'apps/web/src/new.tsx', 'packages/money/src/amount.ts', 'package-lock.json'])(
  'a change of %s requires a new build',
  (path) => expect(changes(path)).toBe(true),
)

test.each([
  'packages/other/src/other.ts',
  'apps/web/dist/index.html',
  'apps/web/node_modules/.vite/cache',
  'apps/web/src/main.test.tsx',
  'apps/web/journeys/play.journey.ts',
  'packages/money/README.md',
])('a change of %s requires no new build', (path) => expect(changes(path)).toBe(false))

test('a change in a directory that a build reads besides requires a new build', () => {
  const now = () => fingerprint('web', root, ['packages/other/src'])
  const before = now()
  write('packages/money/README.md', 'changed')
  expect(now()).toBe(before)
  write('packages/other/src/other.ts', 'changed')
  expect(now()).not.toBe(before)
})

test('modification times do not change the fingerprint', () => {
  const before = fingerprint('web', root)
  utimesSync(join(root, 'apps/web/src/main.tsx'), 1, 1)
  expect(fingerprint('web', root)).toBe(before)
})

test('moving content between files changes the fingerprint', () => {
  write('apps/web/src/a.ts', 'xy')
  write('apps/web/src/b.ts', 'z')
  const before = fingerprint('web', root)
  write('apps/web/src/a.ts', 'x')
  write('apps/web/src/b.ts', 'yz')
  expect(fingerprint('web', root)).not.toBe(before)
})
