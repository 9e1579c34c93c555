import { everyProgram, keys, origin, readEnvironment } from '@sanuk/host/environment'
import * as z from 'zod/mini'

const environment = z.object({
  ...everyProgram,
  /** Where results are told: the address of the site. */
  PLATFORM_ORIGIN: origin,
  /** The name under which the platform knows this feed's keys. */
  RESULT_FEED_CODE: z._default(z.string(), 'RESULTS'),
  RESULT_FEED_KEYS: keys,
  /** A file of results to tell instead of made-up ones. */
  RESULT_FEED_ARCHIVE: z.optional(z.string()),
  /** How often it is asked which results are missing. */
  RESULT_FEED_EVERY_SECONDS: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(3_600)), 15),
})

/** Reads the whole configuration from the environment. Throws one sentence naming what is missing or malformed. */
export function readConfig(from: NodeJS.ProcessEnv) {
  const config = readEnvironment('The result feed', environment, from)
  if (config.SANUK_MODE === 'production' && config.RESULT_FEED_ARCHIVE === undefined) {
    throw new Error(
      "The result feed's environment is not usable: RESULT_FEED_ARCHIVE: made-up results are for demos only",
    )
  }
  return config
}
