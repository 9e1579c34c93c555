import { randomUUID } from 'node:crypto'
import type { RafflePlan } from '@sanuk/contracts/office-raffle'
import type { VipPlan } from '@sanuk/contracts/office-vip'
import { openAccount } from '@sanuk/ledger/accounts'
import { postOne } from '@sanuk/ledger/post'
import { type Amount, parseAmount } from '@sanuk/money/amount'
import { usualAmounts } from '@sanuk/money/usual-amounts'
import pg from 'pg'
import { hashPassword } from '../platform/passwords.ts'
import { addCashier } from './cashier.ts'
import { addContent } from './content/add-content.ts'
import type { Account, DemoAccounts, SeedNeeds } from './demo-accounts.ts'
import { addAgent, addTeam, DEMO_AGENT_DAYS } from './demo-agents.ts'
import { DEMO_BRANDS, type DemoBrand } from './demo-brands.ts'
import { addLinks } from './demo-links.ts'
import { addSalaries } from './demo-salary.ts'
import { addMall, addPoints } from './points/add-points.ts'
import { addStaff } from './staff.ts'

/**
 * Fills an empty database with the demo brands: their settings, announcements, a member, an agent and staff each.
 * All or nothing, and nothing where a brand exists.
 */
export async function seedDemo(needs: SeedNeeds): Promise<void> {
  const client = new pg.Client({ connectionString: needs.ownerUrl, application_name: 'sanuk seed' })
  await client.connect()
  try {
    await client.query('begin')
    for (const demo of DEMO_BRANDS) {
      const brand = await addBrand(client, demo)
      if (!brand) continue
      await addCashier(client, brand, demo.currency)
      await addGifts(client, brand, demo)
      await addPeople(client, { id: brand, ...demo }, needs.accounts)
      await addStaff(client, brand, needs)
    }
    await client.query('commit')
  } finally {
    await client.end()
  }
}

/** What the brand gives for what is played, as far as it has any of it. */
async function addGifts(client: pg.Client, brand: string, demo: DemoBrand): Promise<void> {
  if (demo.points) await addMall(client, brand, demo.points)
  if (demo.raffle) await addRaffle(client, brand, demo.raffle)
  if (demo.vip) await addClub(client, brand, demo.vip)
  const place = { brand, timeZone: demo.timeZone }
  if (demo.rebates) await addDated(client, place, { table: 'rebates.plan', plan: demo.rebates })
  if (demo.upline) await addDated(client, place, { table: 'upline.rules', plan: demo.upline })
  if (demo.salary) await addDated(client, place, { table: 'salary.rules', plan: demo.salary })
  if (demo.referrals) await addDated(client, place, { table: 'referrals.plan', plan: demo.referrals })
  if (demo.missions) await addDated(client, place, { table: 'missions.plan', plan: demo.missions })
}

async function addBrand(client: pg.Client, brand: DemoBrand): Promise<string | null> {
  const id = randomUUID()
  const { code, name, domains, timeZone, currency, languages, modules, loginedToHomePage, theme, smsCountries } = brand
  const { firebase } = brand
  const { rowCount } = await client.query(
    `insert into system.brand
       (id, code, name, demo, domains, time_zone, currency, languages, modules, logined_to_home_page, theme,
        sms_countries, customer_service, licences, firebase)
     values ($1, $2, $3, true, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
     on conflict (code) do nothing`,
    [
      ...[id, code, name, domains, timeZone, currency, languages, modules, loginedToHomePage, JSON.stringify(theme)],
      ...[
        smsCountries,
        JSON.stringify([{ csType: 'LIVECHAT', path: `mailto:support@${code.toLowerCase()}.example` }]),
        JSON.stringify(['MGA', 'BVI', 'PAGCOR'].map((badge) => ({ name: badge, number: null, link: null }))),
        firebase && JSON.stringify(firebase),
      ],
    ],
  )
  if (rowCount === 0) return null
  await addContent(client, { id, languages, modules, currency })
  return id
}

async function addRaffle(client: pg.Client, brand: string, plan: RafflePlan): Promise<void> {
  await client.query(
    `insert into raffle.plan (brand, enabled, stake_per_ticket, tickets_max, draws_at, prizes, claim_days)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      ...[brand, plan.enabled, parseAmount(plan.stakePerTicket), plan.ticketsMax, plan.drawsAt],
      ...[JSON.stringify(plan.prizes), plan.claimDays],
    ],
  )
}

async function addClub(client: pg.Client, brand: string, { open, rewardPlay, ranks }: VipPlan): Promise<void> {
  await client.query('insert into vip.plan (brand, open, reward_play, ranks) values ($1, $2, $3, $4)', [
    ...[brand, open, rewardPlay, JSON.stringify(ranks)],
  ])
}

type Place = { readonly brand: string; readonly timeZone: string }

type DatedPlan = {
  readonly table: 'rebates.plan' | 'missions.plan' | 'referrals.plan' | 'salary.rules' | 'upline.rules'
  readonly plan: object
}

/** From today on: what was played before gave nothing. */
async function addDated(client: pg.Client, { brand, timeZone }: Place, { table, plan }: DatedPlan): Promise<void> {
  await client.query(
    `insert into ${table} (id, brand, effective_from, details, decided_at)
     values ($1, $2, (clock_timestamp() at time zone $3)::date, $4, clock_timestamp())`,
    [randomUUID(), brand, timeZone, JSON.stringify(plan)],
  )
}

type SeededBrand = DemoBrand & { readonly id: string }

/** Gives the brand a member and an agent. What they find in their wallets came from the bank like any deposit. */
async function addPeople(client: pg.Client, brand: SeededBrand, accounts: DemoAccounts): Promise<void> {
  const welcome = usualAmounts(brand.currency).demo
  const member = await addMember(client, brand, {
    account: accounts.member,
    type: 0,
    welcome: parseAmount(welcome.member),
    daysAgo: 0,
  })
  if (brand.points) await addPoints(client, { brand: brand.id, language: brand.languages[0] ?? 'th' }, member)
  const agent = await addMember(client, brand, {
    account: accounts.agent,
    type: 1,
    welcome: parseAmount(welcome.agent),
    daysAgo: DEMO_AGENT_DAYS,
  })
  await addAgent(client, { brand: brand.id, id: agent, type: 1, parent: null, daysAgo: DEMO_AGENT_DAYS })
  if (brand.team) {
    const passwordHash = await hashPassword(accounts.agent.password)
    await addTeam(client, { brand: brand.id, currency: brand.currency, agent, passwordHash })
    const [host = 'localhost'] = brand.domains
    await addLinks(client, { brand: brand.id, host, agent })
  }
  if (brand.salary) await addSalaries(client, { brand: brand.id, timeZone: brand.timeZone, agent })
  await client.query(
    'insert into members.invitation (brand, code, member, made_at) values ($1, $2, $3, clock_timestamp())',
    [brand.id, DEMO_INVITATION, agent],
  )
}

type NewMember = { account: Account; type: 0 | 1; welcome: Amount; daysAgo: number }

async function addMember(
  client: pg.Client,
  brand: SeededBrand,
  { account, type, welcome, daysAgo }: NewMember,
): Promise<string> {
  const id = randomUUID()
  const { currency } = brand
  await client.query(
    `insert into members.member (id, brand, username, username_key, nickname, type, avatar, currency, birthday, joined_at)
     values ($1, $2, $3, lower($3), $3, $4, $5, $6, '1990-04-13', clock_timestamp() - make_interval(days => $7))`,
    [id, brand.id, account.username, type, type, currency, daysAgo],
  )
  await client.query('insert into identity.credential (member, brand, password_hash) values ($1, $2, $3)', [
    ...[id, brand.id, await hashPassword(account.password)],
  ])
  const wallet = await openAccount(client, { brand: brand.id, kind: 'member', owner: id, currency, guarded: true })
  const bank = await openAccount(client, { brand: brand.id, kind: 'bank', owner: 'BANK', currency, guarded: false })
  await postOne(client, {
    key: `welcome:${id}`,
    debit: bank,
    credit: wallet,
    amount: welcome,
    kind: 'deposit',
    reference: id,
  })
  return id
}

/** The demo agent's invitation; real ones are made at random. */
const DEMO_INVITATION = 'FRIENDS88'
