import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort, startPlatform } from '../seamless/platform.ts'

const PROGRAM = join(import.meta.dirname, '../../../../apps/rooms/src/main.ts')

export type LiveTables = { readonly rooms: string; stop(): Promise<void> }

/** The platform and the live tables as they are run, on one database, each knowing the other by the network alone. */
export async function startLiveTables(urls: { readonly server: string; readonly rooms: string }): Promise<LiveTables> {
  const port = await freePort()
  const rooms = `http://127.0.0.1:${port}`
  const keys = [{ id: 'k1', secret: randomBytes(32).toString('hex') }]
  const vendor = { code: 'ROOMS', name: 'Rooms', wallet: 'seamless', address: rooms, keys }
  const platform = await startPlatform(urls.server, { SANUK_VENDORS: JSON.stringify([vendor]) })
  const program = spawn(process.execPath, [PROGRAM], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      LOG_LEVEL: 'error',
      SANUK_MODE: 'development',
      HOST: '127.0.0.1',
      ROOMS_PORT: String(port),
      ROOMS_ORIGIN: rooms,
      ROOMS_DATABASE_URL: urls.rooms,
      ROOMS_VENDOR_KEYS: JSON.stringify(keys),
      ROOMS_SEED_KEY: randomBytes(32).toString('hex'),
      PLATFORM_ORIGIN: platform.address,
      SANUK_SITE_ORIGIN: platform.address,
      // Every spectator comes from an address of his own, as his socket says.
      SANUK_TRUSTED_PROXIES: '["127.0.0.1/32"]',
    },
  })
  const [said] = await Promise.race([once(program.stdout, 'data'), once(program, 'exit')])
  if (!String(said).includes('ready')) throw new Error('the live tables did not start')
  return {
    rooms,
    stop: async () => {
      program.kill('SIGTERM')
      if (program.exitCode === null) await once(program, 'exit')
      await platform.stop()
    },
  }
}
