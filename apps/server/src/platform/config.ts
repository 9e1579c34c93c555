import {
  everyProgram,
  json,
  keys,
  metricsPlace,
  namedSecrets,
  origin,
  port,
  readEnvironment,
} from '@sanuk/host/environment'
import * as z from 'zod/mini'
import { vendorSettings } from './vendor-settings.ts'

const environment = z.object({
  ...everyProgram,
  ...metricsPlace,
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
  GATEWAY_ORIGIN: z.optional(origin),
  GATEWAY_KEYS: z.optional(keys),
  /** By which keys a feed of lottery results signs; without them there is none. */
  RESULT_FEED_KEYS: z.optional(keys),
  /** Where short messages are handed over, and by which keys they are signed. */
  SANUK_SMS_ORIGIN: z.optional(origin),
  SANUK_SMS_KEYS: z.optional(keys),
  /** What demo brands speak to instead of Firebase. */
  SANUK_FIREBASE_STAND_IN: z.optional(origin),
  /** What is called instead of the browsers' push services. */
  SANUK_PUSH_STAND_IN: z.optional(origin),
  /** Where letters are handed over, `smtp://user:password@host:port` or `smtps://…`, and whom they are from. */
  SANUK_SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/ })),
  SANUK_MAIL_FROM: z.optional(z.email()),
  /**
   * The installation's secret. From it come the key that signs the ledger's heads, the one that encrypts vendors'
   * keys and the one under which codes are kept; without it no heads are signed, no keys kept and no codes sent.
   */
  SANUK_LEDGER_KEY: z.optional(z.string().check(z.minLength(32))),
  /**
   * Under which pictures that are not for everybody are encrypted, the one of now first, `[{"id":"2027","secret":"…"}]`.
   * Without any the installation's secret takes their place.
   */
  SANUK_PICTURE_KEYS: z.optional(namedSecrets),
  /** How many guesses of about a thousand rounds of PBKDF2 a human check costs. */
  SANUK_HUMAN_CHECK_GUESSES: z.optional(json(z.int().check(z.gte(1), z.lte(100_000)))),
  /** Where heads are kept outside the database. */
  SANUK_DATA: z.optional(z.string()),
})

export type Config = z.output<typeof environment>

/** Reads the whole configuration from the environment. Throws one sentence naming what is missing or malformed. */
export const readConfig = (from: NodeJS.ProcessEnv): Config => readEnvironment('The server', environment, from)
