import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { commandOf } from '../machine/running-process.ts'
import { claimDataDirectory } from './claim.ts'

let data = ''
const children: ReturnType<typeof spawn>[] = []
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'sanuk-claim-'))
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  rmSync(data, { recursive: true })
})

/** A real process whose command line ends with this entry. */
const running = async (entry: string): Promise<number> => {
  const file = join(data, entry)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, 'setInterval(() => undefined, 1e6); console.log("up")')
  const child = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'ignore'] })
  children.push(child)
  await new Promise((resolve) => child.stdout?.once('data', resolve))
  return child.pid ?? 0
}

const noteDown = (...notes: { pid: number; entry: string }[]) =>
  writeFileSync(join(data, 'running.json'), JSON.stringify({ notes }))

test('a data directory used by another launcher is refused', async () => {
  const pid = await running('launcher/src/main.ts')
  noteDown({ pid, entry: 'launcher/src/' })
  await expect(claimDataDirectory(data)).rejects.toThrow(`Sanuk is already running with ${data} (process ${pid})`)
})

test('programs left by a killed launcher are ended', async () => {
  const pid = await running('apps/server/src/main.ts')
  noteDown({ pid: 2 ** 22 + 1, entry: 'launcher/src/' }, { pid, entry: 'apps/server/src/main.ts' })
  await claimDataDirectory(data)
  expect(commandOf(pid)).toBeUndefined()
})

test('a foreign process that reuses a recorded process id is left alone', async () => {
  const pid = await running('something/else.ts')
  noteDown({ pid, entry: 'launcher/src/' }, { pid, entry: 'apps/server/src/main.ts' })
  await claimDataDirectory(data)
  expect(commandOf(pid)).toContain('something/else.ts')
})

test('a released data directory can be claimed again', async () => {
  const claim = await claimDataDirectory(data)
  claim.note({ pid: 1, entry: 'nothing' })
  claim.release()
  await expect(claimDataDirectory(data)).resolves.toBeDefined()
})
