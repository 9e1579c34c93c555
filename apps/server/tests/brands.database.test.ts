import { randomUUID } from 'node:crypto'
import { createLog } from '@sanuk/host/log'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { acrossBrands, withinBrand } from '../src/platform/brand-scope.ts'
import { type Databases, openDatabase } from '../src/platform/database.ts'
import { openHouse, type TestHouse } from './house.fixture.ts'

let house: TestHouse
let databases: Databases
let own: string
beforeAll(async () => {
  house = await openHouse()
  databases = openDatabase(house.clones.serverUrl, createLog('silent'))
  const { rows } = await house.pool.query(`select id from system.brand where code = 'SANUK'`)
  own = rows[0].id
})
afterAll(async () => {
  await databases.close()
  await house.close()
})

/**
 * What no brand owns, and why: whole-platform tables. Every other table of ours must be walled, so that one which is
 * added without a thought fails here.
 */
const OF_NO_BRAND = [
  ...['platform.sealing_key', 'platform.once', 'platform.migration', 'platform.seed'],
  ...['seamless.campaign', 'vendors.campaign'],
  ...['vendors.vendor', 'vendors.money_limit', 'vendors.key', 'vendors.call', 'vendors.traffic', 'seamless.flow'],
  ...['catalogue.game', 'catalogue.edition', 'catalogue.list_by_hand'],
  ...[
    'reconciliation.run',
    'reconciliation.tally',
    'reconciliation.difference',
    'books.look',
    'points.read_until',
    'vip.followed',
    'missions.followed',
    'rebates.followed',
    'salary.followed',
    'team.followed',
    'referrals.followed',
  ],
  // A draw of a lottery is everybody's.
  ...['lottery.issue', 'lottery.reported_result', 'lottery.feed', 'lottery.schedule_exception'],
  ...['lottery.correction', 'lottery.cancellation'],
  // Everybody is shown what was shot; who shot it is walled.
  ...['yeekee.shot', 'yeekee.draw'],
  ...['ledger.kind', 'ledger.batch', 'ledger.seal', 'ledger.sealed_batch', 'ledger.signed_head'],
]

const FOREIGN_SCHEMAS = ['pg_catalog', 'information_schema', 'pg_toast', 'graphile_worker', 'studio']

test('every readable table has row-level security or is listed as belonging to no brand', async () => {
  const { rows } = await house.pool.query(
    `select format('%I.%I', nspname, relname) as name
       from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where relkind in ('r', 'p') and not relrowsecurity and nspname <> all ($1)
        and has_table_privilege('sanuk_application', pg_class.oid, 'select')
      order by 1`,
    [FOREIGN_SCHEMAS],
  )
  const open = rows.map(({ name }) => name)
  expect(open.filter((name) => !OF_NO_BRAND.includes(name))).toEqual([])
})

test('every view has security_invoker set', async () => {
  const { rows } = await house.pool.query(
    `select format('%I.%I', nspname, relname) as name
       from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where relkind = 'v' and nspname <> all ($1) and not coalesce('security_invoker=true' = any (reloptions), false)`,
    [FOREIGN_SCHEMAS],
  )
  expect(rows).toEqual([])
})

describe('a query without a brand condition', () => {
  const members = () => sql<{ username: string }>`select username from members.member`.execute(databases.database)
  const accounts = () => sql`select id from ledger.account`.execute(databases.database)

  test('finds nothing outside the context of a brand', async () => {
    expect((await members()).rows).toEqual([])
    expect((await accounts()).rows).toEqual([])
  })

  test('finds only the rows of the current brand', async () => {
    expect((await withinBrand(own, members)).rows.length).toBeGreaterThan(1)
    expect((await withinBrand(own, accounts)).rows.length).toBeGreaterThan(1)
    const other = randomUUID()
    expect((await withinBrand(other, members)).rows).toEqual([])
    expect((await withinBrand(other, accounts)).rows).toEqual([])
  })

  test('finds rows in the context of the whole platform', async () => {
    expect((await acrossBrands(members)).rows.length).toBeGreaterThan(1)
  })

  test('keeps brands apart when queries of many brands run concurrently', async () => {
    const brands = Array.from({ length: 200 }, (_, at) => (at % 2 ? own : randomUUID()))
    const found = await Promise.all(brands.map((brand) => withinBrand(brand, members)))
    expect(found.map(({ rows }) => rows.length > 0)).toEqual(brands.map((brand) => brand === own))
  })
})

test('a row of another brand cannot be inserted', async () => {
  const intrude = () =>
    withinBrand(randomUUID(), () =>
      sql`insert into identity.credential (member, brand, password_hash) values (${randomUUID()}, ${own}, 'x')`.execute(
        databases.database,
      ),
    )
  await expect(intrude()).rejects.toThrow(/row-level security/)
})
