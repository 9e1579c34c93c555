import { everyProgram, json, keys, origin, port, readEnvironment } from '@sanuk/host/environment'
import * as z from 'zod/mini'
import { vendorSettings } from './vendor-settings.ts'

const environment = z.object({
  ...everyProgram,
  SANUK_DATABASE_URL: z.string(),
  SANUK_SITE_PORT: port,
  SANUK_OFFICE_PORT: port,
  SANUK_SITE_ORIGIN: origin,
  SANUK_OFFICE_ORIGIN: origin,
  STUDIO_ORIGIN: origin,
  STUDIO_VENDOR_KEYS: keys,
  /** Game vendors besides the built-in Studio. */
  SANUK_VENDORS: z._default(vendorSettings, []),
  BANK_ORIGIN: z.optional(origin),
  BANK_KEYS: z.optional(keys),
  /**
   * The installation's secret. From it come the key that signs the ledger's heads and the one that encrypts vendors'
   * keys; without it no heads are signed and no keys kept.
   */
  SANUK_LEDGER_KEY: z.optional(z.string().check(z.minLength(32))),
  /** How many guesses of about a thousand rounds of PBKDF2 a human check costs. */
  SANUK_HUMAN_CHECK_GUESSES: z.optional(json(z.int().check(z.gte(1), z.lte(100_000)))),
  /** Where heads are kept outside the database. */
  SANUK_DATA: z.optional(z.string()),
})

export type Config = z.output<typeof environment>

/** Reads the whole configuration from the environment. Throws one sentence naming what is missing or malformed. */
export const readConfig = (from: NodeJS.ProcessEnv): Config => readEnvironment('The server', environment, from)
