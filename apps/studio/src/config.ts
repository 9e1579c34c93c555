import { keys, origin, port, readEnvironment } from '@sanuk/host/environment'
import { everyVendor } from '@sanuk/vendor-server/environment'
import * as z from 'zod/mini'

const environment = z.object({
  STUDIO_PORT: port,
  STUDIO_ORIGIN: origin,
  STUDIO_DATABASE_URL: z.string(),
  /** Keys we share with the platform. */
  STUDIO_VENDOR_KEYS: keys,
  /** What seeds are sealed with in the table: without it nobody foresees an outcome, with another none can be drawn. */
  STUDIO_SEED_KEY: z.string().check(z.minLength(32)),
  ...everyVendor,
})

export type Config = z.output<typeof environment>

/** Reads the whole configuration from the environment. Throws one sentence naming what is missing or malformed. */
export const readConfig = (from: NodeJS.ProcessEnv): Config => readEnvironment('The studio', environment, from)
