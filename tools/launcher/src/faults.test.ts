import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Fault, describe as inWords, tellsOfFullDisk } from './faults.ts'

const failed = (code: string, path: string) =>
  Object.assign(new Error(`${code}: it failed, open '${path}'`), { code, path })

test('a full disk is reported in one sentence', () => {
  expect(inWords(failed('ENOSPC', '/data/secrets.json'))).toMatch(
    /^The disk is full: \/data\/secrets\.json cannot be written\./,
  )
})

test('a file of another user is reported in one sentence', () => {
  expect(inWords(failed('EACCES', '/data'))).toMatch(/^\/data belongs to another user: /)
})

test('a Fault is shown with its own message only', () => {
  expect(inWords(new Fault('Port 80 is in use.'))).toBe('Port 80 is in use.')
})

test('an unexpected error keeps its stack', () => {
  let bug: unknown
  try {
    readFileSync('/nowhere/at/all')
  } catch (error) {
    bug = error
  }
  expect(inWords(bug)).toMatch(/ENOENT[\s\S]*faults\.test\.ts/)
})

test.each([
  ['could not extend file "base/1/2": No space left on device', true],
  ['npm error code ENOSPC', true],
  ['permission denied', false],
])('recognises a full disk only where a program reports it: %s', (words, full) => {
  expect(tellsOfFullDisk(words)).toBe(full)
})
