import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { freePorts } from './machine/ports.ts'
import { portsTaken } from './options.ts'

const directory = mkdtempSync(join(tmpdir(), 'sanuk-main-'))
afterAll(() => rmSync(directory, { recursive: true }))

const launch = (args: readonly string[], environment: Record<string, string> = {}) =>
  new Promise<{ code: number | null; complaint: string; shown: string }>((resolve) => {
    const main = join(import.meta.dirname, 'main.ts')
    const { PATH, NODE_COMPILE_CACHE } = process.env
    const child = spawn(process.execPath, [main, ...args], { env: { PATH, NODE_COMPILE_CACHE, ...environment } })
    let [complaint, shown] = ['', '']
    child.stderr.on('data', (chunk) => (complaint += chunk))
    child.stdout.on('data', (chunk) => (shown += chunk))
    child.on('close', (code) => resolve({ code, complaint, shown }))
  })

const oneSentence = /^sanuk: [^\n]+\n$/

test('help prints its page and exits with 0', async () => {
  const { code, shown, complaint } = await launch(['help'])
  expect({ code, complaint }).toEqual({ code: 0, complaint: '' })
  expect(shown).toContain('./sanuk test')
})

test('an unknown command exits with 1 and one sentence', async () => {
  const { code, complaint } = await launch(['dance'])
  expect(code).toBe(1)
  expect(complaint).toMatch(oneSentence)
})

test('a port in use exits with 1 and one sentence before anything is started', async () => {
  const port = await freePorts(portsTaken)
  const busy = createServer().listen(port + 2, '127.0.0.1')
  const { code, complaint, shown } = await launch(['--port', String(port), '--data', join(directory, 'busy')])
  busy.close()
  expect({ code, shown }).toEqual({ code: 1, shown: '' })
  expect(complaint).toMatch(oneSentence)
  expect(complaint).toContain(`Port ${port + 2} is in use`)
})

test.each([
  [
    'no server listens',
    'postgres://me:secret-word@127.0.0.1:1/sanuk',
    '127.0.0.1:1/sanuk answers "connect ECONNREFUSED',
  ],
  ['no database is named', 'postgres://me:secret-word@127.0.0.1', 'is not an address such as postgres://'],
  ['the value is not a URL', 'sanuk', 'is not an address such as postgres://'],
])('a DATABASE_URL where %s exits with 1 and one sentence without the password', async (_name, url, words) => {
  const args = ['--port', String(await freePorts(portsTaken)), '--data', join(directory, 'outside')]
  const { code, complaint } = await launch(args, { DATABASE_URL: url })
  expect(code).toBe(1)
  expect(complaint).toMatch(oneSentence)
  expect(complaint).toContain(words)
  expect(complaint).not.toContain('secret-word')
})
