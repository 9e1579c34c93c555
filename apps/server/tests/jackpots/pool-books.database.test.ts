import { randomUUID } from 'node:crypto'
import { createLog } from '@sanuk/host/log'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { checkAllRules } from '../../src/book-rules.ts'
import { type Databases, openDatabase } from '../../src/platform/database.ts'
import { aGame, listAs } from '../catalogue/games.fixture.ts'
import { GAME, openHouse, type TestHouse } from '../house.fixture.ts'
import { seatMember } from '../vendors/seat.fixture.ts'

let house: TestHouse
let databases: Databases
let owner: pg.Client
let common: { token: string; member: string; currency: 'THB'; game: string }
let brands: string[]
let ownBrand: string
/** The pools of a test, which no other test fills. */
let gold: string
let silver: string

/** A hundredth of each stake on the test game, a third of a hundredth on the other, which feeds two. */
const list = (share = 10_000) =>
  listAs(databases, 'STUDIO', [
    aGame(GAME, { pools: [{ code: gold, share }] }),
    aGame('other', {
      pools: [
        { code: gold, share: 3_333 },
        { code: silver, share: 250_000 },
      ],
    }),
    aGame('without'),
  ])

beforeEach(() => {
  gold = `gold-${randomUUID()}`
  silver = `silver-${randomUUID()}`
  return list()
})
beforeAll(async () => {
  house = await openHouse()
  databases = openDatabase(house.clones.serverUrl, createLog('silent'))
  owner = new pg.Client({ connectionString: house.clones.ownerUrl })
  await owner.connect()
  await listAs(databases, 'STUDIO', [aGame(GAME)])
  const token = await (await seatMember(house)).launch()
  const { body } = await house.seamless('authenticate', { token })
  common = { token, member: body.member, currency: 'THB', game: GAME }
  brands = (await house.pool.query('select id from system.brand order by code')).rows.map(({ id }) => id)
  const ofMember = await house.pool.query('select brand from members.member where id = $1', [common.member])
  ownBrand = ofMember.rows[0].brand
})
afterAll(async () => {
  await owner.end()
  await databases.close()
  await house.close()
})

const call = (name: string, fields: object) => house.seamless(name, { ...common, transaction: randomUUID(), ...fields })

/** A round of the test game: a stake, and a win that closes it. Answers the name of the win. */
async function play(stake: string, win = '0', more: object = {}): Promise<string> {
  const [round, transaction] = [randomUUID(), randomUUID()]
  expect((await call('bet', { round, amount: stake })).body.status).toBe('OK')
  const paid = await call('win', { round, transaction, amount: win, roundClosed: true, ...more })
  expect(paid.body.status).toBe('OK')
  return transaction
}

/** A settled round as the rooms of play leave it; `stake` in the smallest unit. */
const settled = (
  brand: string | undefined,
  stake: number,
  { game = 'other', currency = 'THB', state = 'settled' } = {},
) =>
  house.pool.query(
    `insert into wagers.round (id, brand, member, vendor, vendor_round, game, game_type, currency, stake, win, state,
                               started_at, settled_at, account, first_change, last_change)
     values ($1::uuid, $2, gen_random_uuid(), 'STUDIO', $1::uuid::text, $3, 'RNG', $4, $5, 0, $6, $7, $7, 0, 1, 2)`,
    [randomUUID(), brand, game, currency, stake, state, house.clock()],
  )

/** What stands in the ledger for a pool of a brand, in the smallest unit. */
const held = async (pool: string, { brand = ownBrand, currency = 'THB' } = {}): Promise<number | null> => {
  const { rows } = await house.pool.query(
    `select balance from ledger.account_balance
      where kind = 'jackpot' and owner = $1 and currency = $2 and brand = $3`,
    [`STUDIO:${pool}`, currency, brand],
  )
  return rows[0] ? Number(rows[0].balance) : null
}

/** What the pool paid: its drops as they were told and as they are booked. */
const drops = async () =>
  (await house.pool.query('select member, game, amount::int, booked::int from jackpots.drop where pool = $1', [gold]))
    .rows

const vendorsNet = async () =>
  Number(
    (
      await house.pool.query(
        `
    select sum(balance) as net from ledger.account_balance
     where brand = $1 and kind in ('vendor', 'jackpot') and currency = 'THB'`,
        [ownBrand],
      )
    ).rows[0].net,
  )

const broken = async () => (await checkAllRules(house.pool)).filter(({ violations }) => violations > 0)

test('each stake adds its share to the pool, in whole units, the rest carried over', async () => {
  await house.followPlay()
  expect(await held(gold)).toBeNull()
  // 12.34 at a hundredth: 0.1234. 1.0099 at a hundredth: 0.010099, of which 0.00009900 is no whole 0.0001.
  await play('12.34', '3')
  await house.followPlay()
  expect(await held(gold)).toBe(1234)
  await play('1.0099')
  await house.followPlay()
  expect(await held(gold)).toBe(1334)
  // The 0.99 that was left and another 0.01 make the next one.
  await play('1.0001')
  await house.followPlay()
  expect(await held(gold)).toBe(1435)
  await house.followPlay()
  expect(await held(gold)).toBe(1435)
  expect(await broken()).toEqual([])
})

test('pools are separate per brand, currency and code; other games and rollbacks add nothing', async () => {
  const [one, two] = brands
  for (let round = 0; round < 3; round += 1) {
    await settled(one, 1_000_001)
    await settled(two, 700)
    await settled(one, 40_000, { currency: 'USD' })
    await settled(one, 1_000_000, { game: 'without' })
    await settled(one, 1_000_000, { state: 'rolled_back' })
  }
  await house.followPlay()
  // 3 × 1000001 × 0.003333 = 9999.009999; a quarter of it 750000.75. Of 2100: 6.9993 and 525. Of 120000: 399.96 and 30000.
  expect(await held(gold, { brand: String(one) })).toBe(9_999)
  expect(await held(silver, { brand: String(one) })).toBe(750_000)
  expect(await held(gold, { brand: String(two) })).toBe(6)
  expect(await held(silver, { brand: String(two) })).toBe(525)
  expect(await held(gold, { brand: String(one), currency: 'USD' })).toBe(399)
  expect(await held(silver, { brand: String(one), currency: 'USD' })).toBe(30_000)
  expect(await broken()).toEqual([])
})

test('interrupted and concurrent runs count and post each share once', async () => {
  await play('5')
  const stop = (what: string) => owner.query(`alter table jackpots.book add constraint stop check (${what}) not valid`)
  const go = () => owner.query('alter table jackpots.book drop constraint stop')
  const follow = (name: string) => house.followers.find((one) => one.name === name)?.follow()
  // Nothing can be counted; then it is counted, and cannot be posted.
  await stop('counted < 0')
  await expect(follow('turnover')).rejects.toThrow('stop')
  await go()
  await follow('turnover')
  await stop('counted < 0')
  await expect(follow('jackpots')).rejects.toThrow('stop')
  expect(await held(gold)).toBeNull()
  await go()
  await Promise.all([house.followPlay(), house.followPlay()])
  expect(await held(gold)).toBe(500)
  expect(await broken()).toEqual([])
})

test('a jackpot win is taken from the pool account, below zero if need be, and can be corrected', async () => {
  const net = await vendorsNet()
  const won = await play('1', '250.5', { jackpot: gold })
  await house.followPlay()
  expect(await held(gold)).toBe(100 - 2_505_000)
  expect(await vendorsNet()).toBe(net + 10_000 - 2_505_000)
  expect(await drops()).toEqual([{ member: common.member, game: GAME, amount: 2_505_000, booked: 2_505_000 }])
  // The same call again hears its answer and is not written down twice; a correction is.
  const correct = { original: won, version: 1, amount: '200.5', transaction: randomUUID() }
  const { round: _, ...named } = { ...common, ...correct, round: '' }
  expect((await house.seamless('resettle', named)).body).toMatchObject({ status: 'OK' })
  expect((await house.seamless('resettle', named)).body).toMatchObject({ status: 'OK' })
  await house.followPlay()
  expect(await held(gold)).toBe(100 - 2_005_000)
  expect(await broken()).toEqual([])
})

test('a repeated jackpot win is one drop', async () => {
  const round = randomUUID()
  await call('bet', { round, amount: '1' })
  const win = { round, transaction: randomUUID(), amount: '9', jackpot: gold, roundClosed: true }
  const answers = [await call('win', win), await call('win', win)]
  expect(new Set(answers.map(({ body }) => body.transaction)).size).toBe(1)
  await house.followPlay()
  expect(await held(gold)).toBe(100 - 90_000)
})

test('a stake that is rolled back adds nothing to the pool', async () => {
  const [round, bet] = [randomUUID(), randomUUID()]
  await call('bet', { round, transaction: bet, amount: '50' })
  expect((await call('rollback', { round, original: bet })).body.status).toBe('OK')
  await house.followPlay()
  expect(await held(gold)).toBeNull()
})

test('a new share applies from then on, and a pool that is no longer fed still pays', async () => {
  await play('10')
  await house.followPlay()
  expect(await held(gold)).toBe(1_000)
  await list(20_000)
  await play('10')
  await house.followPlay()
  expect(await held(gold)).toBe(3_000)
  await listAs(databases, 'STUDIO', [aGame(GAME), aGame('other')])
  await play('10', '2', { jackpot: gold })
  await house.followPlay()
  expect(await held(gold)).toBe(3_000 - 20_000)
})

test('the ledger rule finds falsified pool accounts and counts', async () => {
  await play('10', '2', { jackpot: gold })
  await house.followPlay()
  expect(await broken()).toEqual([])
  const rule = 'a pool’s account holds what was counted'
  const falsify = async (there: string, back: string) => {
    await owner.query(there)
    const found = await broken()
    await owner.query(back)
    return found
  }
  for (const sum of ['book set posted = posted', 'book set counted = counted', 'drop set booked = booked']) {
    const changeBy = (by: number) => `update jackpots.${sum} + ${by} where pool = '${gold}'`
    expect(await falsify(changeBy(1), changeBy(-1))).toEqual([{ rule, violations: 1 }])
  }
  expect(await broken()).toEqual([])
})
