import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GAME, openHouse, type TestHouse } from '../house.fixture.ts'
import { OTHER_KEY, seatMember } from './seat.fixture.ts'

let house: TestHouse
let common: { token: string; member: string; currency: 'THB'; game: string }

const HOUR_MS = 60 * 60 * 1000
/** When the demo brand's day begins: midnight in Bangkok is 17:00 in UTC, and its clocks never change. */
let midnight: Date

beforeAll(async () => {
  house = await openHouse([{ code: 'OTHER', address: 'http://localhost:1', keys: [OTHER_KEY] }])
  await house.synchroniseCatalogue()
  const sinceMidnight = (house.clock().getTime() - 17 * HOUR_MS) % (24 * HOUR_MS)
  midnight = new Date(house.clock().getTime() + 24 * HOUR_MS - sinceMidnight)
  house.passTime(midnight.getTime() + 10 * HOUR_MS - house.clock().getTime())
  const token = await (await seatMember(house)).launch()
  const { body } = await house.seamless('authenticate', { token })
  common = { token, member: body.member, currency: 'THB', game: GAME }
})
afterAll(() => house.close())

/** A call of the office; operators’ sessions are shorter than this test’s day. */
async function ask(method: string, path: string, body?: unknown) {
  return house.call({ method, path: `/ops/vendors/${path}`, part: 'office', token: await house.operatorToken(), body })
}

const today = (vendor: string) => ask('GET', `${vendor}/today`)

async function call(name: string, fields: object): Promise<void> {
  const { body } = await house.seamless(name, { ...common, transaction: randomUUID(), ...fields })
  expect(body.status).toBe('OK')
}

/** A round that began then, of one stake, and one win where there was any; answers the name of its stake. */
async function play(began: Date, amount: string, win?: string): Promise<{ round: string; bet: string }> {
  const [round, bet] = [randomUUID(), randomUUID()]
  await call('bet', { round, transaction: bet, amount })
  if (win) await call('win', { round, bet, amount: win, roundClosed: true })
  // Rounds begin by the database's clock, which nobody sets.
  await asOwner('update wagers.round set started_at = $1 where vendor_round = $2', [began, round])
  return { round, bet }
}

async function asOwner(statement: string, values: unknown[]): Promise<void> {
  const owner = new pg.Client({ connectionString: house.clones.ownerUrl })
  await owner.connect()
  await owner.query(statement, values).finally(() => owner.end())
}

async function limit(code: string, limits: { float: string; hourlyWin: string }) {
  const { name, address, sandbox, addresses, alarm, capEnforced, campaigns } = (await ask('GET', code)).body.value
  const settings = { name, address, sandbox, addresses, alarm, capEnforced, campaigns }
  const { status } = await ask('PUT', code, {
    ...settings,
    limits: [{ currency: 'THB', largestJackpot: null, ...limits }],
  })
  expect(status).toBe(200)
}

test('today’s figures of an unknown vendor are answered 404', async () => {
  expect((await today('NOBODY')).status).toBe(404)
})

test('today’s figures of a vendor without rounds show only its limits', async () => {
  expect((await today('OTHER')).body.value).toEqual({ list: [] })
  await limit('OTHER', { float: '50000', hourlyWin: '1000' })
  expect((await today('OTHER')).body.value.list).toEqual([
    {
      currency: 'THB',
      rounds: 0,
      stake: '0.00',
      win: '0.00',
      gross: '0.00',
      float: '50000.00',
      ahead: '0.00',
      hourlyWin: '1000.00',
      hourWon: '0.00',
    },
  ])
})

test('counts the day from the brand’s midnight, the float over all time, and the brand’s own rounds', async () => {
  await play(new Date(midnight.getTime() - 1), '10', '24')
  await play(midnight, '12.50', '31.25')
  await play(midnight, '20')
  const { round, bet } = await play(midnight, '5')
  await call('rollback', { round, original: bet })
  await house.flow.exchange()
  const day = { currency: 'THB', rounds: 2, stake: '32.50', win: '31.25', gross: '1.25', float: null, hourlyWin: null }
  // 24 + 31.25 were won within the hour, and 10 + 12.50 + 20 were staked.
  expect((await today('STUDIO')).body.value.list).toEqual([{ ...day, hourWon: '55.25', ahead: '12.75' }])

  house.passTime(HOUR_MS + 60_000)
  await limit('STUDIO', { float: '100', hourlyWin: '50' })
  const later = { ...day, float: '100.00', hourlyWin: '50.00', hourWon: '0.00', ahead: '12.75' }
  expect((await today('STUDIO')).body.value.list).toEqual([later])

  // The same rounds of another brand count for its operators only.
  await house.pool.query(
    `insert into wagers.round
     select (jsonb_populate_record(round, jsonb_build_object('id', gen_random_uuid(), 'brand', gen_random_uuid()))).*
       from wagers.round`,
  )
  expect((await today('STUDIO')).body.value.list).toEqual([later])
})

test('today’s figures need an operator session', async () => {
  const path = '/ops/vendors/STUDIO/today'
  expect((await house.call({ method: 'GET', path, part: 'office' })).status).toBe(401)
})
