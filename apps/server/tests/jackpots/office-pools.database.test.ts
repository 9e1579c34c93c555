import { randomUUID } from 'node:crypto'
import { createLog } from '@sanuk/host/log'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Databases, openDatabase } from '../../src/platform/database.ts'
import { aGame, listAs } from '../catalogue/games.fixture.ts'
import { GAME, openHouse, type TestHouse } from '../house.fixture.ts'
import { seatMember } from '../vendors/seat.fixture.ts'

const DAY_MS = 24 * 60 * 60 * 1000

let house: TestHouse
let databases: Databases
let common: { token: string; member: string; currency: 'THB'; game: string }
let username = ''

beforeAll(async () => {
  house = await openHouse()
  databases = openDatabase(house.clones.serverUrl, createLog('silent'))
  house.vendor.pools.push(
    { code: 'gold', names: { th: 'ทอง', en: 'Gold' }, games: [GAME], amount: '1234.50' },
    { code: 'silver', names: { th: 'เงิน', en: 'Silver' }, games: [GAME], amount: '20' },
  )
  const pools = ['gold', 'former'].map((code) => ({ code, share: 10_000 }))
  await listAs(databases, 'STUDIO', [aGame(GAME, { pools, names: { th: 'เสือทดสอบ', en: 'Test Tiger' } })])
  await sitDown()
})
/** A member who was not here before opens the game. */
async function sitDown(): Promise<void> {
  const token = await (await seatMember(house)).launch()
  const { body } = await house.seamless('authenticate', { token })
  common = { token, member: body.member, currency: 'THB', game: GAME }
  const { rows } = await house.pool.query('select username from members.member where id = $1', [body.member])
  username = rows[0].username
}

afterAll(async () => {
  await databases.close()
  await house.close()
})

/** A round of 10 baht; answers the name of its win. */
async function play(win = '0', jackpot?: string): Promise<string> {
  const [round, transaction] = [randomUUID(), randomUUID()]
  const name = { ...common, round }
  await house.seamless('bet', { ...name, transaction: randomUUID(), amount: '10' })
  const paid = { ...name, transaction, amount: win, roundClosed: true, ...(jackpot && { jackpot }) }
  expect((await house.seamless('win', paid)).body.status).toBe('OK')
  await house.followPlay()
  return transaction
}

/** A settled round of the game that began yesterday; `stake` in the smallest unit. */
const settledYesterday = (stake: number) =>
  house.pool.query(
    `insert into wagers.round (id, brand, member, vendor, vendor_round, game, game_type, currency, stake, win, state,
                               started_at, settled_at, account, first_change, last_change)
     select $1::uuid, brand, id, 'STUDIO', $1::uuid::text, $2, 'RNG', 'THB', $3, 0, 'settled', $4, $4, 0, 1, 2
       from members.member where id = $5`,
    [randomUUID(), GAME, stake, new Date(Date.now() - DAY_MS), common.member],
  )

/** A business day of the brand, which is in Thailand. */
const dayAgo = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok', dateStyle: 'short' }).format(Date.now() - days * DAY_MS)

const ask = async (path = '') => {
  const token = await house.operatorToken()
  return house.call({ method: 'GET', path: `/ops/pools${path}`, part: 'office', token })
}

test('lists pools with amounts, contributions and wins, those no longer listed by vendors last', async () => {
  const untouched = { fed: '0.00', won: '0.00', balance: '0.00', drops: 0, lastDropAt: null, since: null }
  expect((await ask()).body.value.list).toEqual([
    { vendor: 'STUDIO', pool: 'gold', names: { th: 'ทอง', en: 'Gold' }, inside: '1234.50', ...untouched },
    { vendor: 'STUDIO', pool: 'silver', names: { th: 'เงิน', en: 'Silver' }, inside: '20', ...untouched },
  ])
  const since = house.clock().toISOString()
  await settledYesterday(1_000_000)
  const drop = await play('2.5', 'gold')
  const { list } = (await ask()).body.value
  expect(list).toMatchObject([
    { pool: 'gold', inside: '1234.50', fed: '1.10', won: '2.50', balance: '-1.40', drops: 1, since },
    { pool: 'silver', ...untouched },
    { pool: 'former', names: { th: 'former', en: 'former' }, inside: null, fed: '1.10', balance: '1.10', drops: 0 },
  ])
  const { pool, days, drops } = (await ask('/STUDIO/gold')).body.value
  expect(pool).toEqual(list[0])
  expect(drops).toEqual([
    {
      transaction: drop,
      round: expect.any(String),
      member: { id: common.member, username },
      game: 'Test Tiger',
      amount: '2.50',
      at: list[0].lastDropAt,
    },
  ])
  expect(days).toHaveLength(30)
  expect(days.slice(-3)).toEqual([
    { day: dayAgo(2), fed: '0.00', won: '0.00' },
    { day: dayAgo(1), fed: '1.00', won: '0.00' },
    { day: dayAgo(0), fed: '0.10', won: '2.50' },
  ])
})

test('an unknown pool is not found', async () => {
  expect(await ask('/STUDIO/nothing')).toMatchObject({ status: 404, body: { code: 'not_found' } })
})
