import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Fault } from '../faults.ts'
import { plainEnvironmentOf } from '../installation/environment.ts'
import { secretsOf } from '../installation/secrets.ts'
import type { Command } from '../options.ts'
import { root } from '../places.ts'
import { borrowDatabase } from '../platform/database.ts'

const run = (rest: readonly string[], environment: Readonly<Record<string, string>>) =>
  new Promise<number>((resolve, reject) => {
    // Files that are named count from where the person stands.
    const child = spawn(process.execPath, [join(root, 'apps/server/src/vendor.ts'), ...rest], {
      env: { ...plainEnvironmentOf(process.env), ...environment },
      stdio: 'inherit',
    })
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })

/** `./sanuk vendor`: game vendors, their keys and tickets. Beside a running platform, which knows at once. */
export const vendor = async ({ rest, dataDirectory }: Extract<Command, { name: 'vendor' }>): Promise<number> => {
  if (!existsSync(join(dataDirectory, 'secrets.json'))) {
    throw new Fault(`There is no platform in ${dataDirectory}: start ./sanuk first, or name its place by --data.`)
  }
  const secrets = secretsOf(dataDirectory)
  const outside = process.env.DATABASE_URL || undefined
  const database = await borrowDatabase({ dataDirectory, secrets, outside, durability: 'durable' })
  try {
    return await run(rest, { SANUK_DATABASE_URL: database.urls.serverUrl, SANUK_LEDGER_KEY: secrets.ledgerKey })
  } finally {
    await database.stop()
  }
}
