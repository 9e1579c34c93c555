import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort, startPlatform } from '../seamless/platform.ts'

const PROGRAM = join(import.meta.dirname, '../../../../apps/studio/src/main.ts')

export type House = { readonly studio: string; stop(): Promise<void> }

/** The platform and the Studio as they are run, on one database, each knowing the other by the network alone. */
export async function startHouse(urls: { readonly server: string; readonly studio: string }): Promise<House> {
  const port = await freePort()
  const studio = `http://127.0.0.1:${port}`
  const keys = JSON.stringify([{ id: 'k1', secret: randomBytes(32).toString('hex') }])
  const platform = await startPlatform(urls.server, { STUDIO_ORIGIN: studio, STUDIO_VENDOR_KEYS: keys })
  const program = spawn(process.execPath, [PROGRAM], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      LOG_LEVEL: 'error',
      SANUK_MODE: 'development',
      HOST: '127.0.0.1',
      STUDIO_PORT: String(port),
      STUDIO_ORIGIN: studio,
      STUDIO_DATABASE_URL: urls.studio,
      STUDIO_VENDOR_KEYS: keys,
      STUDIO_SEED_KEY: randomBytes(32).toString('hex'),
      PLATFORM_ORIGIN: platform.address,
      SANUK_SITE_ORIGIN: platform.address,
      // Every player comes from an address of his own, as the load says.
      SANUK_TRUSTED_PROXIES: '["127.0.0.1/32"]',
    },
  })
  const [said] = await Promise.race([once(program.stdout, 'data'), once(program, 'exit')])
  if (!String(said).includes('ready')) throw new Error('the Studio did not start')
  return {
    studio,
    stop: async () => {
      program.kill('SIGTERM')
      if (program.exitCode === null) await once(program, 'exit')
      await platform.stop()
    },
  }
}
