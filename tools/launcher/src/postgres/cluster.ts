import { spawn } from 'node:child_process'
import { chownSync, existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, totalmem } from 'node:os'
import { join } from 'node:path'
import { Fault, tellsOfFullDisk } from '../faults.ts'
import type { Home } from './home.ts'

/** The superuser of an embedded cluster; it prepares the database and does nothing else. */
export const superuser = 'postgres'

/** How careful the server is: tests give up durability, because their data ends with them. */
export type Durability = 'durable' | 'for tests'

/** Settings for `postgres -c`: what the defaults of a small server of 1996 do not fit. */
export const settings = (durability: Durability): Record<string, string> => {
  // A quarter of the memory: where the newest indexes do not fit, posting is several times slower.
  const sharedMegabytes = Math.min(8192, Math.max(128, Math.floor(totalmem() / 2 ** 20 / 4)))
  return {
    shared_buffers: `${durability === 'durable' ? sharedMegabytes : Math.min(1024, sharedMegabytes)}MB`,
    max_connections: '200',
    max_wal_size: durability === 'durable' ? '8GB' : '1GB',
    // Files of the log that are used again need not be made.
    min_wal_size: durability === 'durable' ? '1GB' : '256MB',
    checkpoint_timeout: '15min',
    // The log's whole pages are those of indexes over random keys: compressing one takes 60 µs and saves next to nothing.
    wal_compression: 'off',
    jit: 'off',
    idle_in_transaction_session_timeout: '60s',
    timezone: 'UTC',
    log_timezone: 'UTC',
    max_parallel_workers_per_gather: String(Math.min(2, availableParallelism() - 1)),
    ...(durability === 'for tests' && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
}

/** The environment of every PostgreSQL program: nothing of ours, so that a PGDATA or PGHOST of the user does no harm. */
export const plainEnvironment = { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

const runInitdb = (home: Home, args: readonly string[]): Promise<{ code: number | null; output: string }> =>
  new Promise((resolve, reject) => {
    const child = spawn(join(home.binaries.native, 'bin', 'initdb'), args, {
      ...(home.user && { uid: home.user.uid, gid: home.user.gid }),
      cwd: '/',
      env: plainEnvironment,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output }))
  })

/**
 * Makes the cluster of a home unless it is there and returns its directory. The built-in C.UTF-8 is used, since the
 * binaries carry an ICU out of support and not every machine has the C library's.
 */
export const createCluster = async (home: Home, superuserPassword: string, durability: Durability): Promise<string> => {
  const cluster = join(home.directory, 'cluster')
  if (existsSync(cluster)) return cluster
  // Renamed at the end: an interrupted initdb leaves nothing that looks like a cluster.
  for (const left of readdirSync(home.directory).filter((name) => name.startsWith('cluster.'))) {
    rmSync(join(home.directory, left), { recursive: true, force: true })
  }
  const unfinished = join(home.directory, `cluster.${process.pid}`)
  const passwordFile = join(home.directory, 'password')
  try {
    writeFileSync(passwordFile, superuserPassword, { mode: 0o600 })
    if (home.user) chownSync(passwordFile, home.user.uid, home.user.gid)
    const { code, output } = await runInitdb(home, [
      ...['--pgdata', unfinished, '--username', superuser, '--pwfile', passwordFile, '--auth', 'scram-sha-256'],
      ...['--encoding', 'UTF8', '--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
      ...['--data-checksums', '--no-instructions', ...(durability === 'durable' ? [] : ['--no-sync'])],
    ])
    if (code !== 0) {
      if (tellsOfFullDisk(output)) throw new Fault(`The disk is full: no database can be made in ${home.directory}.`)
      throw new Fault(`PostgreSQL could not make a database in ${home.directory}:\n${output.trim()}`)
    }
  } finally {
    rmSync(passwordFile, { force: true })
  }
  renameSync(unfinished, cluster)
  return cluster
}
