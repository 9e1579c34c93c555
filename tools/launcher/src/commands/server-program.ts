import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Fault } from '../faults.ts'
import { plainEnvironmentOf } from '../installation/environment.ts'
import { secretsOf } from '../installation/secrets.ts'
import { root } from '../places.ts'
import { borrowDatabase } from '../platform/database.ts'

type Asked = {
  /** A program of the server's that looks at the database and ends. */
  readonly entry: 'ledger' | 'turnover'
  readonly words: readonly string[]
  readonly dataDirectory: string
  /** What is said where there is no such place. */
  readonly missing: string
}

const run = ({ entry, words }: Asked, environment: Readonly<Record<string, string>>) =>
  new Promise<number>((resolve, reject) => {
    const child = spawn(process.execPath, [`apps/server/src/${entry}.ts`, ...words], {
      cwd: root,
      env: { ...plainEnvironmentOf(process.env), ...environment },
      stdio: 'inherit',
    })
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })

/** Runs a program on an installation's database, beside a running platform or on its own; answers its exit code. */
export const runOnDatabase = async (asked: Asked): Promise<number> => {
  const { dataDirectory, missing } = asked
  if (!existsSync(join(dataDirectory, 'secrets.json'))) throw new Fault(missing)
  const secrets = secretsOf(dataDirectory)
  const outside = process.env.DATABASE_URL || undefined
  const database = await borrowDatabase({ dataDirectory, secrets, outside, durability: 'durable' })
  try {
    return await run(asked, { SANUK_DATABASE_URL: database.urls.serverUrl, SANUK_DATA: dataDirectory })
  } finally {
    await database.stop()
  }
}
