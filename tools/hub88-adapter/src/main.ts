import { createPublicKey } from 'node:crypto'
import { everyProgram, keys, origin, port, readEnvironment } from '@sanuk/host/environment'
import closeWithGrace from 'close-with-grace'
import * as z from 'zod/mini'
import { createAdapter } from './adapter.ts'

const environment = z.object({
  ...everyProgram,
  HUB88_PORT: port,
  /** The RSA key by which they sign, as PEM. */
  HUB88_PUBLIC_KEY: z.string(),
  PLATFORM_ORIGIN: origin,
  /** Who we are at the platform: `./sanuk vendor add`, `./sanuk vendor key`. */
  VENDOR_CODE: z.string(),
  VENDOR_KEYS: keys,
  DEFAULT_CURRENCY: z._default(z.string(), 'THB'),
})

const config = readEnvironment('The adapter', environment, process.env)
const app = createAdapter({
  platform: config.PLATFORM_ORIGIN,
  vendor: config.VENDOR_CODE,
  key: config.VENDOR_KEYS[0],
  hub88Key: createPublicKey(config.HUB88_PUBLIC_KEY),
  currency: config.DEFAULT_CURRENCY,
})
closeWithGrace({ delay: 5_000, logger: false }, () => app.close())
await app.listen({ host: config.HOST, port: config.HUB88_PORT })
process.stdout.write('ready\n')
