import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Fault } from '../faults.ts'
import { plainEnvironmentOf } from '../installation/environment.ts'
import { secretsOf } from '../installation/secrets.ts'
import { root } from '../places.ts'
import { borrowDatabase } from '../platform/database.ts'

/** Programs that work on the database and end: the server's own, and one that shares nothing with it. */
const PROGRAMS = {
  ledger: 'apps/server/src/ledger.ts',
  turnover: 'apps/server/src/turnover.ts',
  vendor: 'apps/server/src/vendor.ts',
  setup: 'apps/server/src/setup.ts',
  agents: 'tools/agent-audit/src/main.ts',
} as const

type Asked = {
  readonly entry: keyof typeof PROGRAMS
  readonly words: readonly string[]
  readonly dataDirectory: string
}

/** Files that are named count from where the person stands, so it runs there. */
const run = ({ entry, words }: Asked, environment: Readonly<Record<string, string>>) =>
  new Promise<number>((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, PROGRAMS[entry]), ...words], {
      env: { ...plainEnvironmentOf(process.env), ...environment },
      stdio: 'inherit',
    })
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })

/** What the server of a production installation is configured by, as far as its programs need it. */
const PRODUCTION = ['SANUK_MODE', 'SANUK_LEDGER_KEY', 'SANUK_DATA']

/** The environment of a production installation; undefined where there is only a data directory. */
const productionOf = (given: NodeJS.ProcessEnv, hasSecrets: boolean): Record<string, string> | undefined => {
  const address = given.SANUK_DATABASE_URL || (hasSecrets ? '' : given.DATABASE_URL)
  if (!address) return undefined
  const kept = PRODUCTION.flatMap((name) => (given[name] ? [[name, given[name]]] : []))
  return { ...Object.fromEntries(kept), SANUK_DATABASE_URL: address }
}

/**
 * Runs a program on an installation's database and answers its exit code. Where the environment names the server's
 * database, it is that one, as in production; else that of the data directory, beside a running platform or on its own.
 */
export const runOnDatabase = async (asked: Asked): Promise<number> => {
  const { dataDirectory } = asked
  const hasSecrets = existsSync(join(dataDirectory, 'secrets.json'))
  const production = productionOf(process.env, hasSecrets)
  if (production) return run(asked, production)
  if (!hasSecrets) {
    throw new Fault(
      `There is no platform in ${dataDirectory}: start ./sanuk first, name its place by --data, or set SANUK_DATABASE_URL.`,
    )
  }
  const secrets = secretsOf(dataDirectory)
  const outside = process.env.DATABASE_URL || undefined
  const database = await borrowDatabase({ dataDirectory, secrets, outside, durability: 'durable' })
  try {
    return await run(asked, {
      SANUK_MODE: 'demo',
      SANUK_DATABASE_URL: database.urls.serverUrl,
      SANUK_LEDGER_KEY: secrets.ledgerKey,
      SANUK_DATA: dataDirectory,
    })
  } finally {
    await database.stop()
  }
}
