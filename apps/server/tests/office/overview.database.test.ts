import { randomUUID } from 'node:crypto'
import { openAccount } from '@sanuk/ledger/accounts'
import type { FlowKind } from '@sanuk/ledger/flows'
import { postOne } from '@sanuk/ledger/post'
import { parseAmount } from '@sanuk/money/amount'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../browser.fixture.ts'
import { openStory } from '../story.fixture.ts'
import { openPayingHouse, type PayingHouse } from '../withdrawals/withdrawals.fixture.ts'
import { openStaff } from './staff.fixture.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
/** Bangkok is this far ahead of UTC, and its clocks never change. */
const AHEAD_MS = 7 * HOUR_MS

let house: PayingHouse
let desk: ReturnType<PayingHouse['newOperator']>
beforeAll(async () => {
  house = await openPayingHouse()
  desk = house.newOperator()
})
afterAll(() => house.close())

const read = async (path: string) => (await desk.send('GET', path)).body.value
const memberOf = async (username: string) =>
  (await house.pool.query('select id, brand from members.member where username = $1', [username])).rows[0]
const queueNamed = async (queue: string) => {
  const { list } = await read('/ops/queues')
  return list.find((one: { queue: string }) => one.queue === queue)
}

/** Money between the house and a member as the tills of gifts post it. */
async function post(member: { id: string; brand: string }, kind: FlowKind, signed: string) {
  const [isTaken, sum] = [signed.startsWith('-'), signed.replace('-', '')]
  const of = { brand: member.brand, currency: 'THB' } as const
  const given = await openAccount(house.pool, { ...of, kind: 'house', owner: kind, guarded: false })
  const wallet = await openAccount(house.pool, { ...of, kind: 'member', owner: member.id, guarded: true })
  const [debit, credit] = isTaken ? [wallet, given] : [given, wallet]
  const transfer = { key: randomUUID(), reference: randomUUID(), amount: parseAmount(sum), kind, debit, credit }
  expect(await postOne(house.pool, transfer)).toMatchObject({ outcome: 'posted' })
}

test('overview and report show the same figures of today, costs and withdrawals among them', async () => {
  const before = (await read('/ops/overview')).today
  const player = await house.newMember()
  const member = await memberOf(player.username)
  const { recordRound } = openStory(house)
  await recordRound(member, { stake: '800', win: '300' })
  await recordRound(member, { stake: '55', state: 'open' })
  await recordRound(member, { stake: '66', state: 'rolled_back' })
  const { id } = (await player.ask()).body.value
  await desk.does(id, 'approve', { payBy: 'hand' })
  await desk.pays(id, '600')
  await desk.pays(id, '150.25')
  await post(member, 'bonus', '50')
  await post(member, 'bonus', '-8')
  await post(member, 'rebate', '12.34')
  await post(member, 'salary', '5.66')
  await post(member, 'raffle', '7')
  await post(member, 'mission', '3')
  await post(member, 'adjustment', '100')
  await post(member, 'adjustment', '-30')

  const { today, unsettled, days, currency } = await read('/ops/overview')
  expect([currency, days.length]).toEqual(['THB', 30])
  const grew = (name: string) => Number((Number(today[name]) - Number(before[name])).toFixed(2))
  expect(Object.fromEntries(Object.keys(today).map((name) => [name, grew(name)]))).toEqual({
    rounds: 1,
    stake: 800,
    win: 300,
    gross: 500,
    // 500 less 42 of bonuses, 12.34 of rebates, 5.66 of salaries and 10 of prizes.
    net: 430,
    players: 1,
    newMembers: 1,
    deposits: 10_000,
    depositNumber: 1,
    withdrawals: 750.25,
    withdrawalNumber: 2,
    bonuses: 42,
    rebates: 12.34,
    salaries: 5.66,
    prizes: 10,
    freeRounds: 0,
    freePaid: 0,
    adjustments: 70,
  })
  expect(unsettled).toEqual({ rounds: 1, stake: '55.00' })
  const day = days.at(-1).day
  expect(days.at(-1)).toEqual({ day, ...today })
  const report = await read(`/ops/reports/play?from=${day}&to=${day}`)
  expect(report.totals).toEqual(today)
})

test('yesterday is counted until the hour that it is now', async () => {
  const member = await memberOf((await house.newMember()).username)
  const now = house.clock().getTime()
  const midnight = Math.floor((now + AHEAD_MS) / DAY_MS) * DAY_MS - AHEAD_MS
  const { recordRound } = openStory(house)
  const before = (await read('/ops/overview')).yesterday
  const rounds = [
    { at: midnight - DAY_MS - 1, stake: '1' },
    { at: midnight - DAY_MS, stake: '10' },
    { at: now - DAY_MS - 1, stake: '100' },
    { at: now - DAY_MS, stake: '1000' },
  ]
  for (const { at, stake } of rounds) await recordRound(member, { stake, at: new Date(at) })
  const { yesterday, days } = await read('/ops/overview')
  expect(Number(yesterday.stake) - Number(before.stake)).toBe(110)
  expect(Number(days.at(-2).stake)).toBe(1110)
})

test('queues tell how much waits and since when, and only what the operator may see', async () => {
  const before = await queueNamed('withdrawals')
  const since = new Date(house.clock()).toISOString()
  const first = await house.newMember()
  const { id } = (await first.ask()).body.value
  house.passTime(60_000)
  await (await house.newMember()).ask()
  const newest = house.clock().toISOString()
  expect(await queueNamed('withdrawals')).toEqual({
    queue: 'withdrawals',
    waiting: before.waiting + 2,
    oldest: before.oldest ?? since,
    newest,
  })
  await first.cancel(id)
  expect((await queueNamed('withdrawals')).waiting).toBe(before.waiting + 1)

  const staff = openStaff(house)
  const name = staff.newName()
  const added = { username: name, name, role: await staff.role(['feedback.see']) }
  const { password } = (await staff.owner('POST', '/operators', added)).body.value
  const { ask } = await staff.enter(name, password)
  const { list } = (await ask('GET', '/queues')).body.value
  expect(list.map(({ queue }: { queue: string }) => queue)).toEqual(['approvals', 'feedback'])
  expect((await ask('GET', '/overview')).status).toBe(403)
})

test('calls that a page makes by itself let the session of its operator end after 15 idle minutes', async () => {
  const { token } = (await openBrowser(house).operatorLogin('supervisor')).body.value
  const statusOf = async (path: string, byClock: boolean) =>
    (await house.call({ method: 'GET', path, part: 'office', token, byClock })).status
  const byItself = async () => [
    await statusOf('/ops/queues', true),
    await statusOf('/ops/overview', true),
    await statusOf('/ops/me', true),
  ]
  expect(await statusOf('/ops/queues', false)).toBe(200)
  house.passTime(10 * 60_000)
  expect(await byItself()).toEqual([200, 200, 200])
  expect(await statusOf('/ops/queues', false)).toBe(200)
  house.passTime(10 * 60_000)
  expect(await byItself()).toEqual([200, 200, 200])
  house.passTime(5 * 60_000)
  expect(await byItself()).toEqual([401, 401, 401])
})

test('a member who has just come is seen, and one who plays for long is seen by the rounds', async () => {
  const player = await house.newMember()
  const member = await memberOf(player.username)
  const seen = async () => (await read(`/ops/members/${member.id}`)).lastSeenAt
  expect(await seen()).toBe(house.clock().toISOString())
  house.passTime(5 * 60_000)
  await openStory(house).recordRound(member, { stake: '1' })
  expect(await seen()).toBe(house.clock().toISOString())
  const { list } = await read(`/ops/members?search=${player.username}`)
  expect(list[0].lastSeenAt).toBe(await seen())
})
