import { execFile, execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Rows of the reference's tables: 50 × 100 000 accounts. */
const SCALE = 50

/** Finds PostgreSQL's own benchmark, bringing Debian's package as root. Throws a sentence where it cannot be had. */
export function findPgbench(): string {
  const found = installed()
  if (found) return found
  if (process.getuid?.() === 0) {
    const quietly = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
    execFileSync('apt-get', ['update'], quietly)
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], quietly)
  }
  const brought = installed()
  if (!brought) throw new Error('pgbench is missing: install it with "sudo apt-get install postgresql".')
  return brought
}

const installed = (): string | undefined => globSync('/usr/lib/postgresql/*/bin/pgbench').sort().at(-1)

/** Fills the reference's tables. */
export async function preparePgbench(pgbench: string, databaseUrl: string): Promise<void> {
  await run(pgbench, ['-i', '-q', '-s', String(SCALE), databaseUrl])
}

/** Transactions a second of the TPC-B-like script, prepared, by this many clients on two threads. */
export async function tpcbLike(
  pgbench: string,
  databaseUrl: string,
  by: { readonly clients: number; readonly seconds: number },
): Promise<number> {
  const args = ['-b', 'tpcb-like', '-M', 'prepared', '-c', String(by.clients), '-j', '2', '-T', String(by.seconds)]
  const { stdout, stderr } = await run(pgbench, [...args, '-n', databaseUrl])
  const rate = /^tps = ([\d.]+) \(without initial connection time\)$/m.exec(stdout)?.[1]
  if (!rate) throw new Error(`pgbench said nothing of its rate: ${stdout}${stderr}`)
  return Number(rate)
}
