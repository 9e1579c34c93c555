import { json, keys, origin, port, readEnvironment } from '@sanuk/host/environment'
import { everyVendor } from '@sanuk/vendor-server/environment'
import * as z from 'zod/mini'

const code = z.string().check(z.regex(/^[a-z0-9-]{1,64}$/))

const studioKey = z.strictObject({
  studio: code,
  id: z.string().check(z.minLength(1)),
  secret: z.string().check(z.minLength(32)),
})

const environment = z.object({
  ROOMS_PORT: port,
  ROOMS_ORIGIN: origin,
  ROOMS_DATABASE_URL: z.string(),
  /** Keys we share with the platform. */
  ROOMS_VENDOR_KEYS: keys,
  /** What seeds are sealed with in the table: without it nobody foresees a card, with another none can be dealt. */
  ROOMS_SEED_KEY: z.string().check(z.minLength(32)),
  /** Keys of studios: what they sign events of their tables with. */
  ROOMS_STUDIO_KEYS: z._default(json(z.array(studioKey)), []),
  /** Which tables studios deal at, by the tables' codes. */
  ROOMS_STUDIO_TABLES: z._default(json(z.record(code, code)), {}),
  ...everyVendor,
})

export type Config = z.output<typeof environment>

/** Reads the whole configuration from the environment. Throws one sentence naming what is missing or malformed. */
export const readConfig = (from: NodeJS.ProcessEnv): Config => readEnvironment('The live tables', environment, from)
