import { type ChildProcess, spawn } from 'node:child_process'
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { SigningKey } from '@sanuk/vendor-kit/sign'

const PROGRAM = join(import.meta.dirname, '../../../../apps/server/src/main.ts')

const VENDOR = 'BENCH'

export type Platform = {
  readonly address: string
  readonly vendor: string
  readonly pid: number
  readonly keys: { readonly hmac: SigningKey; readonly ed25519: SigningKey }
  stop(): Promise<void>
}

/** The server as it is run, on this database, told what else is to be measured. */
export async function startPlatform(databaseUrl: string, told: Record<string, string> = {}): Promise<Platform> {
  const [site, office] = [await freePort(), await freePort()]
  const secret = randomBytes(32).toString('hex')
  const pair = generateKeyPairSync('ed25519')
  const address = `http://127.0.0.1:${site}`
  const publicKey = pair.publicKey.export({ format: 'pem', type: 'spki' }).toString()
  const vendor = {
    code: VENDOR,
    name: 'Bench',
    wallet: 'seamless',
    address: 'http://127.0.0.1:1',
    keys: [{ id: 'k1', secret }],
    publicKeys: [{ id: 'e1', algorithm: 'ed25519', publicKey }],
  }
  const server = spawn(process.execPath, [PROGRAM], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      LOG_LEVEL: 'error',
      SANUK_MODE: 'development',
      SANUK_DATABASE_URL: databaseUrl,
      SANUK_SITE_PORT: String(site),
      SANUK_OFFICE_PORT: String(office),
      SANUK_SITE_ORIGIN: address,
      SANUK_OFFICE_ORIGIN: `http://127.0.0.1:${office}`,
      STUDIO_ORIGIN: 'http://127.0.0.1:1',
      STUDIO_VENDOR_KEYS: JSON.stringify([{ id: 'k1', secret: randomBytes(32).toString('hex') }]),
      SANUK_VENDORS: JSON.stringify([vendor]),
      SANUK_LEDGER_KEY: randomBytes(32).toString('hex'),
      ...told,
    },
  })
  await ready(server)
  return {
    address,
    vendor: VENDOR,
    pid: server.pid ?? 0,
    keys: {
      hmac: { id: 'k1', secret },
      ed25519: {
        id: 'e1',
        algorithm: 'ed25519',
        privateKey: pair.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
      },
    },
    stop: async () => {
      server.kill('SIGTERM')
      if (server.exitCode === null) await once(server, 'exit')
    },
  }
}

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port is free')
  return address.port
}

/** Waits until the server says that it is ready. Throws when it ends before. */
function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
    server.stdout?.on('data', (text: Buffer) => text.includes('ready') && resolve())
  })
}
