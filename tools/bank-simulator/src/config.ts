import { everyProgram, keys, origin, port, readEnvironment } from '@sanuk/host/environment'
import * as z from 'zod/mini'

const environment = z.object({
  ...everyProgram,
  /** A production platform is not served: money nobody has would be credited. */
  SANUK_MODE: z.enum(['demo', 'development']),
  BANK_PORT: port,
  /** The name under which the platform knows this bank's keys. */
  BANK_CODE: z._default(z.string(), 'BANK'),
  BANK_KEYS: keys,
  /** By which its second front, a payment gateway, is known, and its pages' address; without them there is none. */
  GATEWAY_CODE: z._default(z.string(), 'GATEWAY'),
  GATEWAY_KEYS: z.optional(keys),
  BANK_ORIGIN: z.optional(origin),
  /** Where payments are reported: the address of the site. */
  PLATFORM_ORIGIN: origin,
  /** How long an order to pay out lies before it is carried out by itself. */
  BANK_PAYS_AFTER_SECONDS: z._default(z.coerce.number().check(z.int(), z.gte(0)), 12),
  /** A directory for the payments that are not reported yet. */
  SANUK_DATA: z.string().check(z.minLength(1)),
})

/** Reads the whole configuration from the environment. Throws one sentence naming what is missing or malformed. */
export const readConfig = (from: NodeJS.ProcessEnv) => readEnvironment('The demo bank', environment, from)
