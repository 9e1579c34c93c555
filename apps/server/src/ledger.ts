import { readHeads } from '@sanuk/ledger/head-file'
import { verifyBooks } from '@sanuk/ledger/verify'
import pg from 'pg'
import { checkAllRules } from './book-rules.ts'

// `./sanuk ledger`: looks at the books of an installation and says whether they are true. Exit code 1: they are not.

const { SANUK_DATABASE_URL: connectionString, SANUK_DATA } = process.env
if (!connectionString) throw new Error('SANUK_DATABASE_URL is not set')

async function check(client: pg.Client): Promise<boolean> {
  const rules = await checkAllRules(client)
  for (const { rule, violations } of rules) {
    console.log(violations === 0 ? `✓ ${rule}` : `✗ ${rule}: broken ${violations} times`)
  }
  return rules.every(({ violations }) => violations === 0)
}

async function verify(client: pg.Client): Promise<boolean> {
  const heads = SANUK_DATA ? readHeads(SANUK_DATA) : []
  const { attempts, accounts, seals, findings } = await verifyBooks(client, heads)
  console.log(`${attempts} transfers, ${accounts} accounts, ${seals} seals, ${heads.length} signed heads outside.`)
  for (const { row, what } of findings) console.log(row === null ? `✗ ${what}` : `✗ ${row}: ${what}`)
  if (findings.length === 0) console.log('✓ Every balance follows from its transfers, and nothing sealed was changed.')
  return findings.length === 0
}

const work = { check, verify }[process.argv[2] ?? '']
if (!work) throw new Error('ledger check or ledger verify')
const client = new pg.Client({
  connectionString,
  options: '-c role=sanuk_application -c sanuk.brand=*',
  application_name: 'sanuk ledger',
})
await client.connect()
try {
  process.exitCode = (await work(client)) ? 0 : 1
} finally {
  await client.end()
}
