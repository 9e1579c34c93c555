import * as z from 'zod/mini'

const port = z.pipe(
  z.string().check(z.regex(/^\d{1,5}$/)),
  z.pipe(
    z.transform((text: string) => Number(text)),
    z.number().check(z.gte(0), z.lte(65_535)),
  ),
)

/** JSON in a variable of the environment, as it is written there for lists. */
const json = <T extends z.ZodMiniType>(schema: T) =>
  z.pipe(
    z.string(),
    z.pipe(
      z.transform((text: string, context) => {
        try {
          return JSON.parse(text) as unknown
        } catch {
          context.issues.push({ code: 'custom', message: 'is not JSON', input: text })
          return z.NEVER
        }
      }),
      schema,
    ),
  )

const key = z.strictObject({ id: z.string().check(z.minLength(1)), secret: z.string().check(z.minLength(32)) })

/** Keys we share with the platform, `[{"id":"k1","secret":"…"}]`; two may be live at once. The first one signs. */
const keys = json(z.union([z.tuple([key]), z.tuple([key, key])]))

const origin = z.url().check(z.regex(/^https?:\/\/[^/]+$/))

const environment = z.object({
  SANUK_MODE: z._default(z.enum(['demo', 'development', 'production']), 'production'),
  HOST: z._default(z.string(), '127.0.0.1'),
  STUDIO_PORT: port,
  STUDIO_ORIGIN: origin,
  STUDIO_DATABASE_URL: z.string(),
  STUDIO_VENDOR_KEYS: keys,
  PLATFORM_ORIGIN: origin,
  SANUK_SITE_ORIGIN: origin,
  /** Addresses of the proxies in front, as CIDR; without any, forwarded headers are ignored. */
  SANUK_TRUSTED_PROXIES: z._default(json(z.array(z.union([z.cidrv4(), z.cidrv6()]))), []),
  LOG_LEVEL: z._default(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
})

export type Config = z.output<typeof environment>

/** Reads the whole configuration from the environment. Throws one sentence naming what is missing or malformed. */
export function readConfig(from: NodeJS.ProcessEnv): Config {
  const result = environment.safeParse(from)
  if (result.success) return result.data
  const faults = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new Error(`The studio's environment is not usable: ${faults.join('; ')}`)
}
