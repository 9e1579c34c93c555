import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ended } from '../machine/running-process.ts'
import { root } from '../places.ts'
import { type Program, startProgram } from './programs.ts'

const directory = mkdtempSync(join(tmpdir(), 'sanuk-programs-'))
afterAll(() => rmSync(directory, { recursive: true }))

const program = (name: string, code: string): Program => {
  writeFileSync(join(directory, `${name}.ts`), code)
  return {
    title: name,
    entry: relative(root, join(directory, `${name}.ts`)),
    environment: { WORD: 'bird' },
    logFile: join(directory, `${name}.log`),
  }
}
const stay = 'setInterval(() => undefined, 1e6)'

test('a program is ready when it prints so, and ends when stopped', async () => {
  const one = program(
    'good',
    `process.on('SIGTERM', () => { console.log('bye'); process.exit() }); ${stay}; console.log('ready')`,
  )
  const running = startProgram(one)
  await running.ready
  await running.stop()
  expect(await ended(running.pid, 0)).toBe(true)
  expect(readFileSync(one.logFile, 'utf8')).toBe('bye\n')
})

test('a program that cannot start fails with the end of its log', async () => {
  const one = startProgram(program('bad', `console.error('no ' + process.env.WORD); process.exit(3)`))
  await expect(one.ready).rejects.toThrow(
    /^The bad stopped by itself \(exit code 3\)\. Its log .* ends with:\nno bird$/,
  )
})

test('a program that dies later is reported', async () => {
  const one = startProgram(
    program('ill', `console.log('ready'); setTimeout(() => process.kill(process.pid, 'SIGKILL'), 50)`),
  )
  await one.ready
  expect((await one.died).message).toContain('The ill stopped by itself (SIGKILL)')
})

test('a program whose worker thread reads the closed input goes on running', async () => {
  const thread = join(directory, 'thread.ts')
  writeFileSync(
    thread,
    `import { parentPort } from 'node:worker_threads'
     process.stdin.once('close', () => setImmediate(() => parentPort?.postMessage('closed'))).resume()
     ${stay}`,
  )
  const one = program(
    'threaded',
    `import { Worker } from 'node:worker_threads'
     process.on('SIGTERM', () => { console.log('bye'); process.exit() })
     new Worker(${JSON.stringify(thread)}).once('message', () => setImmediate(() => console.log('on\\nready')))`,
  )
  const running = startProgram(one)
  await running.ready
  await running.stop()
  expect(readFileSync(one.logFile, 'utf8')).toBe('on\nbye\n')
})

test('a program ends gracefully when its launcher is killed', async () => {
  const one = program(
    'child',
    `process.on('SIGTERM', () => { console.error('bye'); process.exit() }); ${stay}; console.log('ready')`,
  )
  const launcher = join(directory, 'launcher.ts')
  const source = join(import.meta.dirname, 'programs.ts')
  writeFileSync(
    launcher,
    `const { startProgram } = await import(${JSON.stringify(source)})
     const one = startProgram(${JSON.stringify(one)})
     await one.ready
     console.log(one.pid)`,
  )
  const parent = spawn(process.execPath, [launcher], { stdio: ['ignore', 'pipe', 'inherit'] })
  const pid = Number(await new Promise((resolve) => parent.stdout.once('data', (data) => resolve(String(data)))))
  parent.kill('SIGKILL')
  expect(await ended(pid, 5_000)).toBe(true)
  expect(readFileSync(one.logFile, 'utf8')).toBe('bye\n')
})
