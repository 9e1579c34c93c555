import { randomUUID } from 'node:crypto'
import type { VipPlan } from '@sanuk/contracts/office-vip'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../house.fixture.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

let token = ''
let username = ''
let member = { id: '', brand: '' }
beforeEach(async () => {
  username = `m${randomUUID().replaceAll('-', '').slice(0, 12)}`
  token = (await house.register(username)).body.value.token
  member = (await house.pool.query('select id, brand from members.member where username = $1', [username])).rows[0]
})

const run = async (name: string) => house.jobs.find((job) => job.name === name)?.work()
const own = async () => (await house.call({ method: 'GET', path: '/wps/relay/vip/mine', token })).body.value
const balance = async () =>
  (await house.call({ method: 'GET', path: '/wps/v2/wallets/balance', token })).body.value.sumBalance
const claim = (id: string) => house.call({ method: 'POST', path: `/wps/relay/vip/rewards/${id}/claim`, token })

async function deposited(amount: string) {
  const body = { requestId: randomUUID(), method: 'promptpay', amount }
  const { reference } = (await house.call({ method: 'POST', path: '/wps/cashier/deposits', token, body })).body.value
  await house.pay({
    ...{ bankReference: randomUUID(), reference, amount, currency: 'THB', paidAt: house.clock().toISOString() },
  })
}

/** A settled round of whole baht, which is counted at once. */
async function played(stake: number) {
  const [id, at] = [randomUUID(), house.clock().toISOString()]
  await house.pool.query(
    `insert into wagers.round (id, brand, member, vendor, vendor_round, game, game_type, currency, stake, win, state,
                               started_at, settled_at, account, first_change, last_change)
     values ($1::uuid, $2, $3, 'STUDIO', $1::uuid::text, 'test-slot', 'RNG', 'THB', $4, 0, 'settled', $5, $5, 0, 1, 2)`,
    [id, member.brand, member.id, stake * 10_000, at],
  )
  await house.followPlay()
}

/** Lets the clock reach the second day of the next business month. */
function nextMonth() {
  const now = house.clock()
  const next = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 2)
  house.passTime(next - now.getTime())
}

test('deposits and play reach ranks, whose rewards are claimed once and want to be played', async () => {
  await deposited('10000.00')
  await played(9_999)
  await house.followPlay()
  expect(await own()).toMatchObject({ level: 0, reached: 0, deposited: '10000.00', played: '9999.00', rewards: [] })
  await played(90_001)
  // Two processes at once give nothing twice.
  await Promise.all([house.followPlay(), house.followPlay()])
  const standing = await own()
  expect(standing).toMatchObject({ level: 2, reached: 2, playedThisMonth: '100000.00' })
  expect(standing.rewards.map(({ kind, level, amount }: Record<string, unknown>) => [kind, level, amount])).toEqual([
    ['reached', 2, '200.00'],
    ['reached', 1, '20.00'],
  ])
  const info = await house.call({ method: 'GET', path: '/wps/member/info', token })
  expect(info.body.value.rankLevel).toBe(2)

  const answers = await Promise.all(Array.from({ length: 8 }, () => claim(standing.rewards[0].id)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
  expect(await balance()).toBe('10200.00')
  const { rows } = await house.pool.query(
    `select reason, required / 10000 as required from turnover.demand where member = $1 and ended_at is null`,
    [member.id],
  )
  expect(rows.map(({ reason, required }) => [reason, Number(required)])).toEqual([['bonus', 200]])
})

test('a reward of somebody else cannot be claimed', async () => {
  await deposited('1000.00')
  await played(10_000)
  await house.followPlay()
  const [{ id }] = (await own()).rewards
  token = await house.tokenOf('demo')
  expect((await claim(id)).body.code).toBe('nothing_to_claim')
})

test('a month keeps a rank and gives, or takes one rank that play brings back; the month of the rise takes none', async () => {
  await deposited('50000.00')
  await played(500_000)
  await house.followPlay()
  expect((await own()).level).toBe(3)
  const levels: number[] = []
  const monthly = async () =>
    (
      await house.pool.query(
        `select amount / 10000 as amount from vip.reward where member = $1 and kind = 'month'
                              order by month`,
        [member.id],
      )
    ).rows.map(({ amount }) => Number(amount))
  // The month of the rise was played in: kept, and its reward is given.
  nextMonth()
  await run('vip-review-months')
  expect(await monthly()).toEqual([250])
  // Nothing is played in the next: one rank falls, and in the one after another.
  nextMonth()
  await Promise.all([run('vip-review-months'), run('vip-review-months')])
  token = await house.tokenOf(username)
  levels.push((await own()).level)
  await played(10_000)
  levels.push((await own()).level)
  nextMonth()
  token = await house.tokenOf(username)
  levels.push((await own()).level)
  await played(50_000)
  levels.push((await own()).level)
  expect(levels).toEqual([2, 2, 2, 3])
  expect(await monthly()).toEqual([250, 50])
  expect((await own()).rewards.filter(({ kind }: { kind: string }) => kind === 'reached')).toHaveLength(3)
})

test('the club of one brand is not that of another', async () => {
  const asked = await house.call({ method: 'GET', path: '/wps/relay/vip' })
  expect(asked.body.value).toMatchObject({ open: true, rewardPlay: 100 })
  expect(asked.body.value.ranks.map(({ level, name }: Record<string, unknown>) => [level, name])[5]).toEqual([
    6,
    'Crown',
  ])
  const other = await house.call({ method: 'GET', path: '/wps/relay/vip', host: 'chandra.localhost' })
  expect(other.status === 401 || other.body.value.open === false).toBe(true)
})

test('another plan takes two operators, tells what it would come to, and makes sense', async () => {
  const ask = async (method: string, path: string, more: { body?: unknown; as?: 'operator' | 'supervisor' } = {}) =>
    house.call({
      method,
      path: `/ops${path}`,
      part: 'office',
      token: await house.operatorToken(more.as),
      body: more.body,
    })
  const { plan } = (await ask('GET', '/vip')).body.value as { plan: VipPlan }
  const changed = { ...plan, ranks: plan.ranks.map((rank, at) => (at === 0 ? { ...rank, reward: '30.00' } : rank)) }
  const foreseen = (await ask('POST', '/vip/preview', { body: changed })).body.value.ranks
  expect(foreseen).toHaveLength(6)
  const tooHigh = { ...plan, ranks: [{ ...plan.ranks[0], reward: '1000.00' }] }
  expect((await ask('POST', '/vip/plan', { body: tooHigh })).body.code).toBe('reward_too_high')
  const { proposal } = (await ask('POST', '/vip/plan', { body: changed })).body.value
  expect((await ask('POST', '/vip/plan', { body: changed })).body.code).toBe('proposal_waiting')
  expect((await ask('POST', `/approvals/${proposal}/approve`, { as: 'supervisor' })).status).toBe(200)
  await expect
    .poll(async () => (await house.call({ method: 'GET', path: '/wps/relay/vip' })).body.value.ranks[0].reward)
    .toBe('30.00')
})
