import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePorts } from '@sanuk/launcher/machine/ports'
import { type OwnServer, startOwnServer } from './own-server.fixture.ts'

const root = join(import.meta.dirname, '../../..')

export type Part = 'studio' | 'rooms' | 'platform' | 'database'

/** Platform, vendors of ours and database as programs of their own, which know each other by the network alone. */
export type OwnHouse = {
  readonly studio: string
  readonly rooms: string
  readonly database: OwnServer
  /** SIGKILL to a part; it is started again and serves when this resolves. */
  readonly kill: (part: Part) => Promise<void>
  readonly close: () => Promise<void>
}

/** Which of our vendors the house has. */
type Vendors = { readonly vendors?: readonly ('studio' | 'rooms')[] }

export async function startOwnHouse({ vendors = ['studio'] }: Vendors = {}): Promise<OwnHouse> {
  const database = await startOwnServer()
  const { urls } = database
  const first = await freePorts(4)
  const [site, office, studio, rooms] = [local(first), local(first + 1), local(first + 2), local(first + 3)]
  const key = { id: 'k1', secret: randomBytes(32).toString('hex') }
  const keys = JSON.stringify([key])
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
        SANUK_VENDORS: JSON.stringify([
          { code: 'ROOMS', name: 'Tables', wallet: 'seamless', address: rooms, keys: [key] },
        ]),
      }),
    rooms: () =>
      startProgram('apps/rooms/src/main.ts', {
        ...common,
        ROOMS_DATABASE_URL: urls.roomsUrl,
        ROOMS_SEED_KEY: seedKey,
        ROOMS_PORT: String(first + 3),
        ROOMS_ORIGIN: rooms,
        ROOMS_VENDOR_KEYS: keys,
        PLATFORM_ORIGIN: site,
        SANUK_SITE_ORIGIN: site,
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
  const running = new Map<Program, Running>()
  const start = async (program: Program) => {
    running.set(program, await starts[program]())
  }
  for (const program of ['platform', ...vendors] as const) await start(program)
  return {
    studio,
    rooms,
    database,
    kill: async (part) => {
      if (part === 'database') {
        await database.kill()
        await database.start()
      } else {
        await running.get(part)?.kill()
        await start(part)
      }
    },
    close: async () => {
      await Promise.all([...running.values()].map(({ kill }) => kill()))
      await database.destroy()
    },
  }
}

type Program = Exclude<Part, 'database'>
type Running = Awaited<ReturnType<typeof startProgram>>

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
