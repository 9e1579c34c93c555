import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { migrationEnvironment } from '../installation/environment.ts'
import { secretsOf } from '../installation/secrets.ts'
import { listenForInterruption } from '../machine/interruption.ts'
import { root } from '../places.ts'
import { openDatabase } from '../platform/database.ts'
import { runMigrations } from '../platform/migrations.ts'
import { removeHome } from '../postgres/home.ts'
import type { Progress } from '../progress.ts'
import { newRunDirectory, sweepRunDirectories } from '../run-directory.ts'

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

/** `./sanuk bench`: runs the measurements on an embedded database of their own, as careful with data as a real one. */
export const bench = async (rest: readonly string[], progress: Progress): Promise<number> => {
  const { signal } = listenForInterruption()
  await sweepRunDirectories()
  const dataDirectory = newRunDirectory('bench')
  const secrets = secretsOf(dataDirectory)
  const database = await progress.step('Preparing a database', () =>
    openDatabase({ dataDirectory, secrets, outside: undefined, durability: 'durable' }),
  )
  try {
    await runMigrations(database.urls, signal)
    return await measure(rest, migrationEnvironment(database.urls), signal)
  } finally {
    await database.stop()
    if (database.home) removeHome(database.home)
    rmSync(dataDirectory, { recursive: true, force: true })
  }
}
