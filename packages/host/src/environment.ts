import * as z from 'zod/mini'

/** A port number; `0` lets the system choose. */
export const port = z.pipe(
  z.string().check(z.regex(/^\d{1,5}$/)),
  z.pipe(
    z.transform((text: string) => Number(text)),
    z.number().check(z.gte(0), z.lte(65_535)),
  ),
)

/** JSON in a variable of the environment, as it is written there for lists. */
export const json = <T extends z.ZodMiniType>(schema: T) =>
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

/** One or two shared keys: two may be live at once, so that they can be changed without a pause. The first one signs. */
export const keyPair = z.union([z.tuple([key]), z.tuple([key, key])])

/**
 * Keys two programs share, `[{"id":"k1","secret":"…"}]`.
 */
export const keys = json(keyPair)

/** Any number of secrets by their names, in the same shape. */
export const namedSecrets = json(z.array(key).check(z.minLength(1)))

/** Scheme, host and port of an address, and nothing behind them. */
export const origin = z.url().check(z.regex(/^https?:\/\/[^/]+$/))

/** What every program of the platform is told. */
export const everyProgram = {
  SANUK_MODE: z._default(z.enum(['demo', 'development', 'production']), 'production'),
  HOST: z._default(z.string(), '127.0.0.1'),
  /** Addresses of the proxies in front, as CIDR; without any, forwarded headers are ignored. */
  SANUK_TRUSTED_PROXIES: z._default(json(z.array(z.union([z.cidrv4(), z.cidrv6()]))), []),
  LOG_LEVEL: z._default(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
}

/** Where a program's figures are served for Prometheus: on a port of its own, and nowhere without one. */
export const metricsPlace = {
  SANUK_METRICS_PORT: z.optional(port),
  SANUK_METRICS_HOST: z._default(z.string(), '127.0.0.1'),
}

/** How much is logged. */
export type LogLevel = z.output<(typeof everyProgram)['LOG_LEVEL']>

/**
 * Reads a program's whole configuration from its environment.
 *
 * @param owner whose environment it is, as the fault's sentence says it: `The server`
 * @throws Error of one sentence that names each variable that is missing or malformed
 */
export function readEnvironment<T extends z.ZodMiniType>(owner: string, schema: T, from: NodeJS.ProcessEnv) {
  const result = schema.safeParse(from)
  if (result.success) return result.data
  const faults = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new Error(`${owner}'s environment is not usable: ${faults.join('; ')}`)
}
