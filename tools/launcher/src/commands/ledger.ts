import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Fault } from '../faults.ts'
import { plainEnvironmentOf } from '../installation/environment.ts'
import { secretsOf } from '../installation/secrets.ts'
import type { Command } from '../options.ts'
import { root } from '../places.ts'
import { borrowDatabase } from '../platform/database.ts'

const run = (verb: string, environment: Readonly<Record<string, string>>) =>
  new Promise<number>((resolve, reject) => {
    const child = spawn(process.execPath, ['apps/server/src/ledger.ts', verb], {
      cwd: root,
      env: { ...plainEnvironmentOf(process.env), ...environment },
      stdio: 'inherit',
    })
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })

/** `./sanuk ledger check` and `verify`: are the books true? Beside a running platform, or on their own. */
export const ledger = async ({ verb, dataDirectory }: Extract<Command, { name: 'ledger' }>): Promise<number> => {
  if (!existsSync(join(dataDirectory, 'secrets.json'))) throw new Fault(`There are no books in ${dataDirectory}.`)
  const secrets = secretsOf(dataDirectory)
  const outside = process.env.DATABASE_URL || undefined
  const database = await borrowDatabase({ dataDirectory, secrets, outside, durability: 'durable' })
  try {
    return await run(verb, { SANUK_DATABASE_URL: database.urls.serverUrl, SANUK_DATA: dataDirectory })
  } finally {
    await database.stop()
  }
}
