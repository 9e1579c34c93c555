import { everyProgram, json, keys, port, readEnvironment } from '@sanuk/host/environment'
import * as z from 'zod/mini'

const environment = z.object({
  ...everyProgram,
  /** A production platform is not served: whoever opens the page reads every code. */
  SANUK_MODE: z.enum(['demo', 'development']),
  /** Where the page is, and where short messages are handed over. */
  MESSAGES_PORT: port,
  /** By which the platform's short messages are signed. */
  SMS_KEYS: keys,
  /** Where letters are handed over, by SMTP. */
  SMTP_PORT: port,
  /** What the phone’s authenticator app holds: whose account, and the secret in base32. */
  AUTHENTICATORS: z._default(json(z.array(z.object({ name: z.string(), secret: z.string() }))), []),
})

/** Reads the whole configuration from the environment. Throws one sentence naming what is missing or malformed. */
export const readConfig = (from: NodeJS.ProcessEnv) => readEnvironment('The demo phone', environment, from)
