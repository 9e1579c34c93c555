import { everyProgram, keys, origin, port, readEnvironment } from '@sanuk/host/environment'
import * as z from 'zod/mini'

const environment = z.object({
  ...everyProgram,
  STUDIO_PORT: port,
  STUDIO_ORIGIN: origin,
  STUDIO_DATABASE_URL: z.string(),
  /** Keys we share with the platform. */
  STUDIO_VENDOR_KEYS: keys,
  PLATFORM_ORIGIN: origin,
  SANUK_SITE_ORIGIN: origin,
})

export type Config = z.output<typeof environment>

/** Reads the whole configuration from the environment. Throws one sentence naming what is missing or malformed. */
export const readConfig = (from: NodeJS.ProcessEnv): Config => readEnvironment('The studio', environment, from)
