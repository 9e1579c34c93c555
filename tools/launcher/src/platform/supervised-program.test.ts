import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { ended } from '../machine/running-process.ts'
import { root } from '../places.ts'
import { type RestartPolicy, restartPolicy, superviseProgram, waitAfter } from './supervised-program.ts'

const directory = mkdtempSync(join(tmpdir(), 'sanuk-supervised-'))
afterAll(() => rmSync(directory, { recursive: true }))

const SERVES = `setInterval(() => undefined, 1e6); console.log('ready')`

/** A small real program under supervision, with its processes and the lines that were printed. */
function supervise(name: string, code: string, policy: Partial<RestartPolicy> = {}) {
  writeFileSync(join(directory, `${name}.ts`), code)
  const pids: number[] = []
  const lines: string[] = []
  const supervised = superviseProgram(
    {
      title: name,
      entry: relative(root, join(directory, `${name}.ts`)),
      environment: {},
      logFile: join(directory, `${name}.log`),
    },
    {
      noteStart: (pid) => pids.push(pid),
      say: (line) => lines.push(line),
      policy: { ...restartPolicy, firstWaitMs: 50, ...policy },
    },
  )
  return { ...supervised, pids, lines }
}

test('the wait before a restart doubles from 1 s to 30 s', () => {
  expect([1, 2, 3, 4, 5, 6, 7].map((deaths) => waitAfter(deaths, restartPolicy))).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
  ])
})

test('a killed program is restarted, with one line about it', async () => {
  const one = supervise('killed', SERVES)
  await one.ready
  process.kill(one.pids[0] ?? 0, 'SIGKILL')
  await vi.waitFor(() => expect(one.pids).toHaveLength(2), { timeout: 10_000 })
  expect(one.lines).toEqual(['The killed stopped by itself (SIGKILL). Restarting it in 0.05 s.'])
  await one.stop()
  expect(await ended(one.pids[1] ?? 0, 0)).toBe(true)
})

test('a program that dies as often as the policy allows is given up', async () => {
  const one = supervise('broken', `console.log('ready'); console.error('no bird'); process.exit(3)`, { deathsMax: 3 })
  expect((await one.gaveUp).message).toMatch(
    /^The broken stopped 3 times within 60 s: it is not restarted\. The broken stopped by itself \(exit code 3\)\. .*\nno bird$/s,
  )
  expect(one.pids).toHaveLength(3)
  expect(one.lines).toHaveLength(2)
})

test('a program whose first start fails is not restarted', async () => {
  const one = supervise('unfit', 'process.exit(1)')
  await expect(one.ready).rejects.toThrow('exit code 1')
  await one.stop()
  expect(one.pids).toHaveLength(1)
})

test('a program that is stopped during the wait before a restart is not restarted', async () => {
  const [stopped, other] = [supervise('stopped', SERVES), supervise('other', SERVES)]
  await Promise.all([stopped.ready, other.ready])
  process.kill(stopped.pids[0] ?? 0, 'SIGKILL')
  await vi.waitFor(() => expect(stopped.lines).toHaveLength(1), { timeout: 10_000, interval: 1 })
  await stopped.stop()
  // The other one's wait is as long and begins later: when it is over, the first one's would be as well.
  process.kill(other.pids[0] ?? 0, 'SIGKILL')
  await vi.waitFor(() => expect(other.pids).toHaveLength(2), { timeout: 10_000 })
  expect(stopped.pids).toHaveLength(1)
  await other.stop()
})
