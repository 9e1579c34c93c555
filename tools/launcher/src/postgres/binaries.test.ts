import { chmodSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { copyBinaries, makeLinks } from './binaries.ts'

let directory = ''
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'sanuk-binaries-'))
  mkdirSync(join(directory, 'native/lib'), { recursive: true })
  mkdirSync(join(directory, 'native/bin'), { recursive: true })
  writeFileSync(join(directory, 'native/lib/libicuuc.so.60.2'), 'library')
  writeFileSync(join(directory, 'native/bin/postgres'), 'program')
  const links = [{ source: 'native/lib/libicuuc.so.60.2', target: 'native/lib/libicuuc.so.60' }]
  writeFileSync(join(directory, 'native/pg-symlinks.json'), JSON.stringify(links))
})
afterEach(() => rmSync(directory, { recursive: true }))

test('the symbolic links of the binaries are made, and making them again is allowed', () => {
  makeLinks(directory)
  makeLinks(directory)
  expect(readlinkSync(join(directory, 'native/lib/libicuuc.so.60'))).toBe('libicuuc.so.60.2')
})

test('copied binaries are readable by every user, whatever their mode was', () => {
  makeLinks(directory)
  chmodSync(join(directory, 'native/bin/postgres'), 0o700)
  chmodSync(join(directory, 'native/lib/libicuuc.so.60.2'), 0o600)
  const { native } = copyBinaries({ native: join(directory, 'native'), version: '1' }, join(directory, 'copies'))
  const modeOf = (path: string) => statSync(join(native, path)).mode & 0o777
  expect([modeOf('.'), modeOf('lib'), modeOf('bin/postgres'), modeOf('lib/libicuuc.so.60')]).toEqual([
    0o755, 0o755, 0o755, 0o644,
  ])
})
