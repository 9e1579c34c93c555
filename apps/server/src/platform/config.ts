import { everyProgram, keys, origin, port, readEnvironment } from '@sanuk/host/environment'
import * as z from 'zod/mini'

const environment = z.object({
  ...everyProgram,
  SANUK_DATABASE_URL: z.string(),
  SANUK_SITE_PORT: port,
  SANUK_OFFICE_PORT: port,
  SANUK_SITE_ORIGIN: origin,
  SANUK_OFFICE_ORIGIN: origin,
  STUDIO_ORIGIN: origin,
  STUDIO_VENDOR_KEYS: keys,
  BANK_ORIGIN: z.optional(origin),
  BANK_KEYS: z.optional(keys),
})

export type Config = z.output<typeof environment>

/** Reads the whole configuration from the environment. Throws one sentence naming what is missing or malformed. */
export const readConfig = (from: NodeJS.ProcessEnv): Config => readEnvironment('The server', environment, from)
