import { randomUUID } from 'node:crypto'
import { openAccount } from '@sanuk/ledger/accounts'
import { postOne } from '@sanuk/ledger/post'
import { type Amount, parseAmount } from '@sanuk/money/amount'
import pg from 'pg'
import { hashPassword } from '../platform/passwords.ts'
import { ANNOUNCEMENTS } from './announcements.ts'

type Account = { readonly username: string; readonly password: string }
export type DemoAccounts = { readonly member: Account; readonly agent: Account; readonly operator: Account }

/** What the demo member and agent find in their wallets; it came from the bank like any deposit. */
const WELCOME: Record<'member' | 'agent', Amount> = { member: parseAmount('10000'), agent: parseAmount('25000') }

const ZONE = 'Asia/Bangkok'
const CURRENCY = 'THB'

/**
 * Fills an empty database with the demo brand: its settings, announcements, a member, an agent and an operator. All or
 * nothing, and nothing where the brand exists.
 */
export async function seedDemo(needs: { readonly ownerUrl: string; readonly accounts: DemoAccounts }): Promise<void> {
  const client = new pg.Client({ connectionString: needs.ownerUrl, application_name: 'sanuk seed' })
  await client.connect()
  try {
    await client.query('begin')
    const brand = await addBrand(client)
    if (brand) await addPeople(client, brand, needs.accounts)
    await client.query('commit')
  } finally {
    await client.end()
  }
}

async function addBrand(client: pg.Client): Promise<string | null> {
  const id = randomUUID()
  const { rowCount } = await client.query(
    `insert into system.brand
       (id, code, name, demo, domains, time_zone, currency, languages, modules, customer_service, licences)
     values ($1, 'SANUK', 'Sanuk', true, $2, $3, $4, $5, $6, '[]', $7)
     on conflict (code) do nothing`,
    [
      id,
      ['localhost', '127.0.0.1'],
      ZONE,
      CURRENCY,
      ['th', 'en'],
      ['COMM3', 'GAMELO3', 'GAMELOHOT3', 'REG3', 'USERNAMEREG3', 'DIRECTREG3'],
      JSON.stringify(['MGA', 'BVI', 'PAGCOR'].map((name) => ({ name, number: null, link: null }))),
    ],
  )
  if (rowCount === 0) return null
  for (const { title, content, daysAgo } of ANNOUNCEMENTS) {
    await client.query(
      `insert into content.announcement (id, brand, title, content, execution, published_at)
       values ($1, $2, $3, $4, 'B', clock_timestamp() - make_interval(days => $5))`,
      [randomUUID(), id, JSON.stringify(title), JSON.stringify(content), daysAgo],
    )
  }
  return id
}

async function addPeople(client: pg.Client, brand: string, accounts: DemoAccounts): Promise<void> {
  await addMember(client, { brand, account: accounts.member, type: 0, welcome: WELCOME.member })
  await addMember(client, { brand, account: accounts.agent, type: 1, welcome: WELCOME.agent })
  const { username, password } = accounts.operator
  await client.query(
    'insert into operators.operator (id, brand, username, name, password_hash) values ($1, $2, $3, $4, $5)',
    [randomUUID(), brand, username, 'Demo operator', await hashPassword(password)],
  )
}

type NewMember = { brand: string; account: Account; type: 0 | 1; welcome: Amount }

async function addMember(client: pg.Client, { brand, account, type, welcome }: NewMember): Promise<void> {
  const id = randomUUID()
  await client.query(
    `insert into members.member (id, brand, username, username_key, nickname, type, avatar, currency, birthday)
     values ($1, $2, $3, lower($3), $3, $4, $5, $6, '1990-04-13')`,
    [id, brand, account.username, type, type, CURRENCY],
  )
  await client.query('insert into identity.credential (member, brand, password_hash) values ($1, $2, $3)', [
    id,
    brand,
    await hashPassword(account.password),
  ])
  const wallet = await openAccount(client, { brand, kind: 'member', owner: id, currency: CURRENCY, guarded: true })
  const bank = await openAccount(client, { brand, kind: 'bank', owner: 'BANK', currency: CURRENCY, guarded: false })
  await postOne(client, {
    key: `welcome:${id}`,
    debit: bank,
    credit: wallet,
    amount: welcome,
    kind: 'deposit',
    reference: id,
  })
}
