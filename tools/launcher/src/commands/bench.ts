import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { migrationEnvironment } from '../installation/environment.ts'
import { secretsOf } from '../installation/secrets.ts'
import { listenForInterruption } from '../machine/interruption.ts'
import { root } from '../places.ts'
import { runMigrations } from '../platform/migrations.ts'
import { addressesOf, createDatabase, type DatabaseUrls } from '../postgres/platform-database.ts'
import { startServer } from '../postgres/server.ts'
import type { Progress } from '../progress.ts'
import { clusterPlace, newRunDirectory, sweepRunDirectories } from '../run-directory.ts'

const measure = (rest: readonly string[], environment: Readonly<Record<string, string>>, signal: AbortSignal) =>
  new Promise<number>((resolve, reject) => {
    const args = ['tools/bench/src/main.ts', ...rest]
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: 'inherit',
    })
    signal.addEventListener('abort', () => child.kill('SIGTERM'))
    child.on('error', reject)
    child.on('close', (code) => resolve(signal.aborted ? 130 : (code ?? 1)))
  })

/**
 * `./sanuk bench`: runs the measurements on an embedded server of their own, as careful with data as a real one. It
 * holds two databases, so that what is full can be measured beside what is empty.
 */
export const bench = async (rest: readonly string[], progress: Progress): Promise<number> => {
  const { signal } = listenForInterruption()
  await sweepRunDirectories()
  const dataDirectory = newRunDirectory('bench')
  const passwords = secretsOf(dataDirectory)
  const server = await progress.step('Preparing a database', () =>
    startServer({
      directory: clusterPlace(dataDirectory),
      superuserPassword: passwords.superuser,
      logFile: join(dataDirectory, 'postgres.log'),
      durability: 'durable',
    }),
  )
  const databaseNamed = async (name: string): Promise<DatabaseUrls> => {
    await createDatabase(server, passwords.owner, name)
    const urls = addressesOf(server, passwords, name)
    await runMigrations(urls, signal)
    return urls
  }
  try {
    const [urls, empty] = [await databaseNamed('sanuk'), await databaseNamed('sanuk_empty')]
    const environment = { SANUK_EMPTY_DATABASE_URLS: `${empty.ownerUrl} ${empty.serverUrl}` }
    return await measure(rest, { ...migrationEnvironment(urls), ...environment }, signal)
  } finally {
    await server.destroy()
    rmSync(dataDirectory, { recursive: true, force: true })
  }
}
