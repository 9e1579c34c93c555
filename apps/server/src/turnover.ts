import pg from 'pg'
import { NO_SUCH_COMMAND, readTurnoverCommand } from './turnover/options.ts'
import { compareSums, repairSums } from './turnover/rebuild.ts'

// `./sanuk turnover rebuild`: makes every sum of play anew from the settled rounds and says where what the platform kept
// is something else; with `--repair` it writes what is right. Exit code 1: something differs and was left so.

const { SANUK_DATABASE_URL: connectionString } = process.env
if (!connectionString) throw new Error('SANUK_DATABASE_URL is not set')
const command = readTurnoverCommand(process.argv.slice(2))
if (!command) throw new Error(NO_SUCH_COMMAND)

const client = new pg.Client({
  connectionString,
  options: '-c role=sanuk_application -c sanuk.brand=*',
  application_name: 'sanuk turnover',
})
await client.connect()
try {
  await client.query('begin')
  const found = await compareSums(client)
  for (const line of found.lines) console.log(line)
  const left = command.repair && found.wrong > 0 ? await repairSums(client, found) : found
  if (left !== found) {
    console.log('Repaired:')
    for (const line of left.lines) console.log(line)
  }
  await client.query('commit')
  process.exitCode = left.wrong === 0 ? 0 : 1
} finally {
  await client.end()
}
