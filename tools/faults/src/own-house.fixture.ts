import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePorts } from '@sanuk/launcher/machine/ports'
import { type OwnServer, startOwnServer } from './own-server.fixture.ts'

const root = join(import.meta.dirname, '../../..')

export type Part = 'studio' | 'platform' | 'database'

/** Platform, Studio and database as programs of their own, which know each other by the network alone. */
export type OwnHouse = {
  readonly studio: string
  readonly database: OwnServer
  /** SIGKILL to a part; it is started again and serves when this resolves. */
  readonly kill: (part: Part) => Promise<void>
  readonly close: () => Promise<void>
}

export async function startOwnHouse(): Promise<OwnHouse> {
  const database = await startOwnServer()
  const { urls } = database
  const first = await freePorts(3)
  const [site, office, studio] = [local(first), local(first + 1), local(first + 2)]
  const keys = JSON.stringify([{ id: 'k1', secret: randomBytes(32).toString('hex') }])
  const common = { SANUK_MODE: 'development', LOG_LEVEL: 'silent', HOST: '127.0.0.1' }
  const ledgerKey = randomBytes(32).toString('hex')
  const seedKey = randomBytes(32).toString('hex')
  const starts = {
    platform: () =>
      startProgram('apps/server/src/main.ts', {
        ...common,
        SANUK_DATABASE_URL: urls.serverUrl,
        SANUK_LEDGER_KEY: ledgerKey,
        SANUK_SITE_PORT: String(first),
        SANUK_OFFICE_PORT: String(first + 1),
        SANUK_SITE_ORIGIN: site,
        SANUK_OFFICE_ORIGIN: office,
        STUDIO_ORIGIN: studio,
        STUDIO_VENDOR_KEYS: keys,
      }),
    studio: () =>
      startProgram('apps/studio/src/main.ts', {
        ...common,
        STUDIO_DATABASE_URL: urls.studioUrl,
        STUDIO_SEED_KEY: seedKey,
        STUDIO_PORT: String(first + 2),
        STUDIO_ORIGIN: studio,
        STUDIO_VENDOR_KEYS: keys,
        PLATFORM_ORIGIN: site,
        SANUK_SITE_ORIGIN: site,
        // Players come from addresses of their own, as they say.
        SANUK_TRUSTED_PROXIES: '["127.0.0.1/32"]',
      }),
  }
  const running = { platform: await starts.platform(), studio: await starts.studio() }
  return {
    studio,
    database,
    kill: async (part) => {
      if (part === 'database') {
        await database.kill()
        await database.start()
      } else {
        await running[part].kill()
        running[part] = await starts[part]()
      }
    },
    close: async () => {
      await Promise.all([running.platform.kill(), running.studio.kill()])
      await database.destroy()
    },
  }
}

const local = (port: number): string => `http://127.0.0.1:${port}`

/** Starts a program of ours and waits until it serves. */
async function startProgram(entry: string, environment: Record<string, string>) {
  const child = spawn(process.execPath, [join(root, entry)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...environment },
  })
  const ended = once(child, 'exit')
  const lines = createInterface({ input: child.stdout })
  await new Promise<void>((resolve, reject) => {
    lines.on('line', (line) => line === 'ready' && resolve())
    ended.then(() => reject(new Error(`${entry} ended before it served`)))
  })
  return {
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}
