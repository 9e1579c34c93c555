import * as z from 'zod/mini'

const json = (text: string, context: { issues: { push: (issue: z.core.$ZodRawIssue) => unknown } }): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    context.issues.push({ code: 'custom', message: 'is not JSON', input: text })
    return z.NEVER
  }
}

/** Keys the bank signs with, `[{"id":"k1","secret":"…"}]`. The first one signs; the platform may know two. */
const keys = z.pipe(
  z.string(),
  z.pipe(
    z.transform(json),
    z.tuple(
      [z.strictObject({ id: z.string().check(z.minLength(1)), secret: z.string().check(z.minLength(32)) })],
      z.unknown(),
    ),
  ),
)

const environment = z.object({
  SANUK_MODE: z.enum(['demo', 'development']),
  HOST: z._default(z.string(), '127.0.0.1'),
  BANK_PORT: z.pipe(z.string().check(z.regex(/^\d{1,5}$/)), z.transform(Number)),
  /** The name under which the platform knows this bank's keys. */
  BANK_CODE: z._default(z.string(), 'BANK'),
  BANK_KEYS: keys,
  /** Where payments are reported: the address of the site. */
  PLATFORM_ORIGIN: z.url(),
  /** A directory for the payments that are not reported yet. */
  SANUK_DATA: z.string().check(z.minLength(1)),
  LOG_LEVEL: z._default(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
})

export type Config = z.output<typeof environment>

/**
 * Reads the configuration from the environment. Throws one sentence naming what is missing or malformed. A production
 * platform is not served: money nobody has would be credited.
 */
export function readConfig(from: NodeJS.ProcessEnv): Config {
  const result = environment.safeParse(from)
  if (result.success) return result.data
  const faults = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new Error(`The demo bank's environment is not usable: ${faults.join('; ')}`)
}
