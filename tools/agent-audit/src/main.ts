import pg from 'pg'
import { auditAgents } from './audit.ts'
import { describeBrand, namedIn, writeFound } from './describe.ts'
import { readOptions } from './options.ts'

// `./sanuk agents audit`: counts anew what agents earned and compares it with what is kept and paid. It shares no code
// with the server. Exit code 1: something differs; 2: the words are none of the command.

const say = (line: string): void => void process.stdout.write(`${line}\n`)

const read = () => {
  try {
    return readOptions(process.argv.slice(2))
  } catch (fault) {
    process.stderr.write(`sanuk agents: ${fault instanceof Error ? fault.message : String(fault)}\n`)
    return null
  }
}

async function audit(): Promise<number> {
  const options = read()
  if (!options) return 2
  const { SANUK_DATABASE_URL: connectionString } = process.env
  if (!connectionString) throw new Error('SANUK_DATABASE_URL is not set')
  const client = new pg.Client({
    connectionString,
    options: '-c role=sanuk_application -c sanuk.brand=* -c work_mem=256MB',
    application_name: 'sanuk agents audit',
  })
  await client.connect()
  try {
    // All of it is read as it was at one moment, also while a platform runs.
    await client.query('begin isolation level repeatable read read only')
    const found = await auditAgents(client, options)
    const { rows } = await client.query<{ id: string; username: string }>(
      'select id, username from members.member where id = any ($1::uuid[])',
      [namedIn(found)],
    )
    const names = new Map(rows.map(({ id, username }) => [id, username]))
    if (options.json) say(writeFound(found))
    else for (const one of found) for (const line of describeBrand(one, names)) say(line)
    return found.every(({ differences }) => differences.length === 0) ? 0 : 1
  } finally {
    await client.end()
  }
}

process.exitCode = await audit()
