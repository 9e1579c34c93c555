import { keys, origin, port, readEnvironment } from '@sanuk/host/environment'
import { everyVendor } from '@sanuk/vendor-server/environment'
import * as z from 'zod/mini'

const environment = z.object({
  ROOMS_PORT: port,
  ROOMS_ORIGIN: origin,
  ROOMS_DATABASE_URL: z.string(),
  /** Keys we share with the platform. */
  ROOMS_VENDOR_KEYS: keys,
  /** What seeds are sealed with in the table: without it nobody foresees a card, with another none can be dealt. */
  ROOMS_SEED_KEY: z.string().check(z.minLength(32)),
  ...everyVendor,
})

export type Config = z.output<typeof environment>

/** Reads the whole configuration from the environment. Throws one sentence naming what is missing or malformed. */
export const readConfig = (from: NodeJS.ProcessEnv): Config => readEnvironment('The live tables', environment, from)
