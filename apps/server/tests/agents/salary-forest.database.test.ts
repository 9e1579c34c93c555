import { randomInt, randomUUID } from 'node:crypto'
import type { SalaryTier } from '@sanuk/contracts/agent-schemes'
import { createLog } from '@sanuk/host/log'
import { amount } from '@sanuk/money/amount'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ClonedDatabase, cloneDatabase } from '../../../../tools/launcher/src/cloned-database.ts'
import { runsSlowTests } from '../../../../tools/launcher/src/slow-tests.ts'
import { createEarningStore } from '../../src/modules/agents/salary/store/earnings.ts'
import { acrossBrands } from '../../src/platform/brand-scope.ts'
import { inTransaction, openDatabase } from '../../src/platform/database.ts'
import { ACTIVE_LEAST, COIN, type Day, expected, lineOf, mostOf, type Tree } from './salary-model.fixture.ts'

/** 100 000 trees in all: so many forests of so many trees, each forest a brand whose day is counted at once. */
const FORESTS = runsSlowTests ? 100 : 1
const TREES = runsSlowTests ? 1000 : 200

const DAY = '2026-09-01'
const MOST = 200

let clone: ClonedDatabase
let owner: pg.Client
let databases: ReturnType<typeof openDatabase>
beforeAll(async () => {
  clone = await cloneDatabase()
  databases = openDatabase(clone.serverUrl, createLog('silent'))
  owner = new pg.Client({ connectionString: clone.ownerUrl })
  await owner.connect()
  // Trees and contracts come as a whole, in any order: what triggers would write of each row is written here.
  const untriggered = { 'members.member': 'member_belongs', 'agents.agent': 'user', 'salary.contract': 'user' }
  for (const [table, trigger] of Object.entries(untriggered)) {
    await owner.query(`alter table ${table} disable trigger ${trigger}`)
  }
})
afterAll(async () => {
  await Promise.all([databases.close(), owner.end()])
  await clone.drop()
})

/** A tree as the model sees it, and the ids of its agents by number. */
type Planted = Day & { readonly agents: readonly string[] }

/** Up to three tiers: higher rates for more stake and more active accounts; none at all now and then. */
function someTiers(): SalaryTier[] {
  if (randomInt(4) === 0) return []
  const tiers: SalaryTier[] = []
  let [rate, valid, active] = [0, 0, 0]
  for (let left = randomInt(1, 4); left > 0; left -= 1) {
    rate += randomInt(1, 60)
    tiers.push({ rate, valid: String(valid), active })
    valid += randomInt(60_000)
    active += randomInt(3)
  }
  return tiers
}

/** Any shape from one agent to seven in one line, in any order of rates; stakes to the smallest coin. */
function plant(): Planted {
  const agents = Array.from({ length: randomInt(1, 8) }, () => randomUUID())
  const parents = agents.map((_, at) => (at === 0 ? null : randomInt(at)))
  const played = Array.from({ length: randomInt(0, 10) }, () => {
    return { id: randomUUID(), home: randomInt(agents.length), stake: BigInt(randomInt(1, 5_000_000)) * COIN }
  })
  return { agents, parents, tiers: agents.map(someTiers), day: DAY, played }
}

const wayOf = ({ agents, parents }: Pick<Planted, 'agents'> & Tree, at: number): string =>
  lineOf(at, parents)
    .toReversed()
    .map((one) => agents[one])
    .join(' ')

/** Writes a forest as a brand of its own. */
async function write(trees: readonly Planted[]): Promise<string> {
  const brand = randomUUID()
  await owner.query(
    `insert into system.brand (id, code, name, domains, time_zone, currency, languages, modules)
     values ($1, $2, 'Forest', array[$2 || '.localhost'], 'Asia/Bangkok', 'THB', '{th}', '{}')`,
    [brand, `F${brand.slice(0, 8).toUpperCase()}`],
  )
  const agents = trees.flatMap((tree) =>
    tree.agents.map((id, at) => ({ id, way: wayOf(tree, at), tiers: tree.tiers[at] })),
  )
  const members = trees.flatMap(({ played, agents: ids }) => played.map((one) => ({ ...one, agent: ids[one.home] })))
  await owner.query(
    `insert into members.member (id, brand, number, username, username_key, nickname, type, currency, joined_at)
     select id, $1, 10000000 + n, 'agent' || n, 'agent' || n, 'agent' || n, 1, 'THB', $2::date - 9
       from unnest($3::uuid[]) with ordinality agents (id, n)`,
    [brand, DAY, agents.map(({ id }) => id)],
  )
  await owner.query(
    `with agents as (
       select id, string_to_array(way, ' ')::uuid[] as ancestors from unnest($3::uuid[], $4::text[]) agents (id, way)
     ), entered as (
       insert into agents.agent (member, brand, type, parent, appointed_at, since)
       select id, $1, 1, ancestors[cardinality(ancestors) - 1], $2::date - 9, $2::date - 9 from agents
     ), stands as (
       insert into agents.stands (brand, agent, ancestors, parent, from_day)
       select $1, id, ancestors, ancestors[cardinality(ancestors) - 1], $2::date - 9 from agents
     )
     insert into agents.belongs (brand, member, agent, from_day) select $1, id, id, $2::date - 9 from agents`,
    [brand, DAY, agents.map(({ id }) => id), agents.map(({ way }) => way)],
  )
  const own = [members.map(({ id }) => id), members.map(({ agent }) => agent)]
  await owner.query(
    `insert into members.member (id, brand, number, username, username_key, nickname, type, currency, invited_by, joined_at)
     select id, $1, 20000000 + n, 'member' || n, 'member' || n, 'member' || n, 0, 'THB', agent, $2::date - 9
       from unnest($3::uuid[], $4::uuid[]) with ordinality members (id, agent, n)`,
    [brand, DAY, ...own],
  )
  await owner.query(
    `insert into agents.belongs (brand, member, agent, from_day)
     select $1, id, agent, $2::date - 9 from unnest($3::uuid[], $4::uuid[]) members (id, agent)`,
    [brand, DAY, ...own],
  )
  await owner.query(
    `insert into turnover.game_day (member, day, currency, vendor, game, game_type, brand, rounds, stake, win, valid)
     select id, $2, 'THB', 'STUDIO', 'game', 'RNG', $1, 1, stake, 0, stake from unnest($3::uuid[], $4::bigint[]) played (id, stake)`,
    [brand, DAY, members.map(({ id }) => id), members.map(({ stake }) => String(stake))],
  )
  const agreed = agents.filter(({ tiers }) => tiers?.length)
  await owner.query(
    `insert into salary.contract (id, brand, scheme, agent, tiers, from_day, decided_at)
     select gen_random_uuid(), $1, 'daily-salary', agent, tiers, $2::date - 9, now()
       from unnest($3::uuid[], $4::jsonb[]) contracts (agent, tiers)`,
    [brand, DAY, agreed.map(({ id }) => id), agreed.map(({ tiers }) => JSON.stringify(tiers))],
  )
  return brand
}

/** Counts the day as the closing of periods does, and answers what each agent earned. */
async function count(brand: string): Promise<Map<string, bigint>> {
  const store = createEarningStore(databases.database, 'daily-salary')
  await acrossBrands(() =>
    inTransaction(databases.database, (transaction) =>
      store.count(transaction, {
        brand,
        currency: 'THB',
        most: MOST,
        activeLeast: amount(ACTIVE_LEAST),
        period: { firstDay: DAY, lastDay: DAY },
        beginsAt: new Date(`${DAY}T00:00:00+07:00`),
      }),
    ),
  )
  const { rows } = await owner.query('select agent, earned from salary.earning where brand = $1', [brand])
  return new Map(rows.map(({ agent, earned }) => [agent, BigInt(earned)]))
}

test('in forests of random trees each agent earns what the rule says, and no line costs more than its highest rate', {
  timeout: 600_000,
}, async () => {
  for (let forest = 0; forest < FORESTS; forest += 1) {
    const trees = Array.from({ length: TREES }, plant)
    const earned = await count(await write(trees))
    for (const tree of trees) {
      const paid = tree.agents.map((id) => earned.get(id) ?? 0n)
      const shown = () => JSON.stringify(tree, (_key, value) => (typeof value === 'bigint' ? String(value) : value))
      expect(paid, shown()).toEqual(expected(tree))
      expect(paid.reduce((sum, one) => sum + one, 0n) <= mostOf(tree), shown()).toBe(true)
    }
  }
})
