import { everyProgram, json, keyPair, keys, origin, port, readEnvironment } from '@sanuk/host/environment'
import * as z from 'zod/mini'

/** Game vendors besides the built-in Studio. `wallet` says whether a vendor plays from the main wallet or holds its own. */
const vendors = json(
  z.array(
    z.strictObject({
      code: z.string().check(z.regex(/^[A-Z0-9_]{1,32}$/)),
      name: z.string().check(z.minLength(1), z.maxLength(64)),
      wallet: z.enum(['seamless', 'transfer']),
      address: origin,
      keys: keyPair,
    }),
  ),
)

const environment = z.object({
  ...everyProgram,
  SANUK_DATABASE_URL: z.string(),
  SANUK_SITE_PORT: port,
  SANUK_OFFICE_PORT: port,
  SANUK_SITE_ORIGIN: origin,
  SANUK_OFFICE_ORIGIN: origin,
  STUDIO_ORIGIN: origin,
  STUDIO_VENDOR_KEYS: keys,
  SANUK_VENDORS: z._default(vendors, []),
  BANK_ORIGIN: z.optional(origin),
  BANK_KEYS: z.optional(keys),
  /** From this secret comes the key that signs the ledger's heads; without it none are signed. */
  SANUK_LEDGER_KEY: z.optional(z.string().check(z.minLength(32))),
  /** Where heads are kept outside the database. */
  SANUK_DATA: z.optional(z.string()),
})

export type Config = z.output<typeof environment>

/** Reads the whole configuration from the environment. Throws one sentence naming what is missing or malformed. */
export const readConfig = (from: NodeJS.ProcessEnv): Config => readEnvironment('The server', environment, from)
