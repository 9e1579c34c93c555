import { execFile, execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

const WRK = '/usr/bin/wrk'

/** Finds the load generator, bringing Debian's package as root. Throws a sentence where it cannot be had. */
export function findWrk(): string {
  if (!existsSync(WRK) && process.getuid?.() === 0) {
    const quietly = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
    execFileSync('apt-get', ['update'], quietly)
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'wrk'], quietly)
  }
  if (!existsSync(WRK)) throw new Error('wrk is missing: install it with "sudo apt-get install wrk".')
  return WRK
}

export type Load = {
  readonly address: string
  /** Requests, one for each line: timestamp, signature, body. */
  readonly file: string
  readonly connections: number
  readonly seconds: number
}

export type Carried = {
  readonly perSecond: number
  readonly p99Ms: number
  readonly sent: number
  /** Answered by another status than 200. */
  readonly refused: number
}

const SCRIPT = join(import.meta.dirname, 'wrk.lua')

/** Sends each request once, as fast as answers come. `script` writes them out. */
export async function carry(
  wrk: string,
  { address, file, connections, seconds }: Load,
  script = SCRIPT,
): Promise<Carried> {
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s', '-s', script, address, file]
  const { stdout } = await run(wrk, args, { maxBuffer: 1e7 })
  const told = /^told (\{.*\})$/m.exec(stdout)?.[1]
  if (!told) throw new Error(`wrk said nothing of its own: ${stdout}`)
  const { requests, microseconds, p99, refused, faults } = JSON.parse(told)
  if (faults > 0) throw new Error(`${faults} connections failed: ${stdout}`)
  return { perSecond: (requests / microseconds) * 1e6, p99Ms: p99 / 1000, sent: requests, refused }
}
