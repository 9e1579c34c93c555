import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { emptyDatabase } from '../../../../tools/launcher/src/cloned-database.ts'
import { freePorts } from '../../../../tools/launcher/src/machine/ports.ts'

const root = join(import.meta.dirname, '../../../..')
const keysOf = (secret: string) => JSON.stringify([{ id: 'k1', secret }])

/** What the bank signs with. */
export const BANK_KEY = { id: 'k1', secret: 'what the platform and its bank both know' }

/** Pages are served in production, where they were built; the calls are the same without them. */
const isBuilt = ['apps/web/dist', 'apps/office/dist', 'apps/studio/dist/client/play'].every((place) =>
  existsSync(join(root, place, 'index.html')),
)

export type Installation = Awaited<ReturnType<typeof prepareInstallation>>

/** An installation as the README describes it: an empty database, and what its programs are configured by. */
export async function prepareInstallation() {
  const database = await emptyDatabase()
  const first = await freePorts(3)
  const local = (port: number) => `http://localhost:${port}`
  const [site, office, studio] = [local(first), local(first + 1), local(first + 2)]
  const common = {
    PATH: process.env.PATH,
    LOG_LEVEL: 'error',
    SANUK_MODE: isBuilt ? 'production' : 'development',
    SANUK_SITE_ORIGIN: site,
    STUDIO_ORIGIN: studio,
    STUDIO_VENDOR_KEYS: keysOf('what the platform and the Studio both know'),
  }
  const server = {
    ...common,
    SANUK_DATABASE_URL: database.serverUrl,
    SANUK_LEDGER_KEY: 'the secret of an installation that takes money',
    SANUK_SITE_PORT: String(first),
    SANUK_OFFICE_PORT: String(first + 1),
    SANUK_OFFICE_ORIGIN: office,
    SANUK_HUMAN_CHECK_GUESSES: '1',
    BANK_ORIGIN: 'http://localhost:1',
    BANK_KEYS: keysOf(BANK_KEY.secret),
  }
  const games = {
    ...common,
    STUDIO_DATABASE_URL: database.studioUrl,
    STUDIO_PORT: String(first + 2),
    STUDIO_SEED_KEY: 'what the seeds of the Studio are sealed with',
    PLATFORM_ORIGIN: site,
  }
  const running: ChildProcess[] = []
  return {
    origins: { site, office },
    migrate: () =>
      runToEnd(['apps/server/src/migrate.ts'], {
        PATH: process.env.PATH,
        SANUK_OWNER_DATABASE_URL: database.ownerUrl,
        SANUK_DATABASE_URL: database.serverUrl,
        STUDIO_DATABASE_URL: database.studioUrl,
      }),
    /** `./sanuk` as whoever runs the platform types it there, with nothing but the server's own login. */
    sanuk: (...words: string[]) =>
      runToEnd(['tools/launcher/src/main.ts', ...words], {
        PATH: process.env.PATH,
        SANUK_DATABASE_URL: database.serverUrl,
      }),
    start: async (): Promise<void> => {
      running.push(await startProgram('apps/studio/src/main.ts', games))
      running.push(await startProgram('apps/server/src/main.ts', server))
    },
    close: async (): Promise<void> => {
      const ended = running.map((child) => once(child, 'exit'))
      for (const child of running) child.kill('SIGKILL')
      await Promise.all(ended)
      await database.drop()
    },
  }
}

type Environment = Record<string, string | undefined>

async function runToEnd(args: readonly string[], env: Environment): Promise<string> {
  const child = spawn(process.execPath, [...args], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const exit = once(child, 'close')
  const [output, fault] = await Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = await exit
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}: ${fault}`)
  return output
}

/** Starts a program of ours and waits until it serves. */
async function startProgram(entry: string, env: Environment): Promise<ChildProcess> {
  const child = spawn(process.execPath, [entry], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const lines = createInterface({ input: child.stdout })
  await new Promise<void>((resolve, reject) => {
    lines.on('line', (line) => line === 'ready' && resolve())
    child.on('exit', () => reject(new Error(`${entry} ended before it served`)))
  })
  return child
}

/** The commands of the README's steps, word by word. */
export function readmeCommands(): string[][] {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const steps = readme.slice(readme.indexOf('\n## Running it for real\n')).split('\n## ')[1] ?? ''
  return [...steps.matchAll(/^ *\.\/sanuk (.+)$/gm)].map(([, words = '']) =>
    [...words.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? ''),
  )
}
