import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import { collector, openDesk, played } from './mall.fixture.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const DAY_MS = 24 * 60 * 60 * 1000
const pointsOf = async (member: { balance: () => Promise<{ points: number }> }) => (await member.balance()).points

test('a day’s stakes earn points by game category, rounded down once, however often counted', async () => {
  const member = await collector(house, 0)
  await played(house, member.id, { stake: 95 })
  await played(house, member.id, { stake: 99, type: 'SPORTS', win: 0 })
  await house.followPlay()
  // (95 × 1 + 99 × 0.5) / 10 = 14.45
  expect(await member.balance()).toMatchObject({ points: 14, earnedToday: 14 })
  await Promise.all([house.followPlay(), house.followPlay(), house.followPlay()])
  expect(await pointsOf(member)).toBe(14)
  await played(house, member.id, { stake: 5.5 })
  await house.followPlay()
  // (100.5 × 1 + 99 × 0.5) / 10 = 15
  expect(await pointsOf(member)).toBe(15)
})

test('stakes in another currency and stakes of guests earn no points', async () => {
  const member = await collector(house, 0)
  await played(house, member.id, { stake: 5000, currency: 'USD' })
  await played(house, member.id, { stake: 5000, currency: 'XTS' })
  const guest = await house.call({ method: 'POST', path: '/wps/session/login/freeplay', body: {} })
  const { rows } = await house.pool.query('select id from members.member where type = 4')
  expect(guest.status).toBe(200)
  for (const { id } of rows) await played(house, id, { stake: 5000 })
  await house.followPlay()
  expect(await pointsOf(member)).toBe(0)
  const { rows: granted } = await house.pool.query('select member from points.day where member = any ($1)', [
    [member.id, ...rows.map(({ id }) => id)],
  ])
  expect(granted).toEqual([])
})

test('a correction takes no points back, and the day earns again only above what was granted', async () => {
  const member = await collector(house, 0)
  const round = await played(house, member.id, { stake: 1000 })
  await house.followPlay()
  expect(await pointsOf(member)).toBe(100)
  await house.pool.query(`update wagers.round set stake = 400 * 10000, state = 'resettled' where id = $1`, [round])
  await house.followPlay()
  expect(await pointsOf(member)).toBe(100)
  await played(house, member.id, { stake: 500 })
  await house.followPlay()
  expect(await pointsOf(member)).toBe(100)
  await played(house, member.id, { stake: 200 })
  await house.followPlay()
  expect(await pointsOf(member)).toBe(110)
})

test('approved point rules apply from the next day, and earlier days keep their rules', async () => {
  const desk = await openDesk(house)
  const day = (after: number) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Bangkok' }).format(house.clock().getTime() + after * DAY_MS)
  const rules = {
    stakePerPoint: '2',
    weights: { RNG: 200 },
    pointsPerUnit: 50,
    lot: 100,
    convertDailyMax: '10',
    effectiveFrom: day(-3),
  }
  const worthless = await desk.ask('POST /points/rules', { ...rules, pointsPerUnit: 1_000_000, lot: 1 })
  expect(worthless.body.code).toBe('amount_below_minimum')
  const { proposal } = (await desk.ask('POST /points/rules', rules)).body.value
  expect((await desk.ask('POST /points/rules', rules)).body.code).toBe('proposal_waiting')
  expect((await desk.ask(`POST /approvals/${proposal}/approve`)).body.code).toBe('own_proposal')
  expect((await desk.ask(`POST /approvals/${proposal}/approve`, undefined, 'supervisor')).status).toBe(200)

  const { rules: today, next } = (await house.call({ method: 'GET', path: '/wps/relay/points/config' })).body.value
  expect(today).toMatchObject({ stakePerPoint: '10.00', pointsPerUnit: 100 })
  // Not for a day that has begun, whatever was asked for.
  expect(next).toMatchObject({ stakePerPoint: '2.00', weights: { RNG: 200 }, effectiveFrom: day(1) })

  const member = await collector(house, 0)
  await played(house, member.id, { stake: 100, at: new Date(house.clock().getTime() + DAY_MS) })
  await played(house, member.id, { stake: 100 })
  await house.followPlay()
  expect(await pointsOf(member)).toBe(10 + 100)
})

test('a brand with points switched off grants none and refuses calls', async () => {
  const member = await collector(house, 0)
  const switchTo = (off: boolean) =>
    house.pool.query(
      off
        ? `update system.brand set modules = array_remove(modules, 'PTSYS3') where code = 'SANUK'`
        : `update system.brand set modules = array_append(modules, 'PTSYS3') where code = 'SANUK'`,
    )
  const asked = async () => (await house.call({ method: 'GET', path: '/wps/relay/points/rewards' })).body
  expect((await asked()).success).toBe(true)
  await switchTo(true)
  await expect.poll(async () => (await asked()).code).toBe('function_off')
  const calls = await Promise.all([member.convert(1000), member.redeem({ id: member.id, points: 1 })])
  expect(calls.map(({ body }) => body.code)).toEqual(['function_off', 'function_off'])
  await played(house, member.id, { stake: 1000 })
  await house.followPlay()
  await switchTo(false)
  await expect.poll(async () => (await asked()).success).toBe(true)
  expect(await pointsOf(member)).toBe(0)
})
