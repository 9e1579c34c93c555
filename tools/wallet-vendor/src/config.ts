import { everyProgram, keys, origin, port, readEnvironment } from '@sanuk/host/environment'
import * as z from 'zod/mini'

const environment = z.object({
  ...everyProgram,
  /** A sample of a vendor: no production platform is served. */
  SANUK_MODE: z.enum(['demo', 'development']),
  SATANG_PORT: port,
  /** The address that the platform and browsers know this vendor by. */
  SATANG_ORIGIN: origin,
  SATANG_KEYS: keys,
  /** The site, whose pages may frame the game. */
  SANUK_SITE_ORIGIN: origin,
  /** A directory for the journal of the wallets. */
  SANUK_DATA: z.string().check(z.minLength(1)),
  /** For tests: where it can be told to go wrong. Nothing listens there unless it is given. */
  SATANG_MISHAPS_PORT: z.optional(port),
})

/** Reads the whole configuration from the environment. Throws one sentence naming what is missing or malformed. */
export const readConfig = (from: NodeJS.ProcessEnv) => readEnvironment('The wallet vendor', environment, from)
