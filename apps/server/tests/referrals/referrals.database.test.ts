import { randomUUID } from 'node:crypto'
import type { ReferralPlan } from '@sanuk/contracts/office-referrals'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newUsername } from '../../../../tools/launcher/src/new-username.ts'
import { openHouse, type TestHouse } from '../house.fixture.ts'

const DAY_MS = 24 * 60 * 60 * 1000

let house: TestHouse
let owner: pg.Client
beforeAll(async () => {
  house = await openHouse()
  owner = new pg.Client({ connectionString: house.clones.ownerUrl })
  await owner.connect()
  await owner.query('create temp table seeded_plan as table referrals.plan')
})
afterAll(async () => {
  await owner.end()
  await house.close()
})

type Someone = { token: string; username: string; id: string; brand: string }

async function join(code?: string): Promise<Someone> {
  const username = newUsername()
  const answer = await house.register(username, code === undefined ? {} : { affiliateCode: code })
  const { rows } = await house.pool.query('select id, brand from members.member where username = $1', [username])
  // Each is a moment after the other.
  house.passTime(1_000)
  return { token: answer.body.value.token, username, ...rows[0] }
}

let inviter: Someone
let code = ''
beforeEach(async () => {
  await owner.query('delete from referrals.plan; insert into referrals.plan table seeded_plan')
  inviter = await join()
  code = (await own()).code
})

const run = async (name: string) => house.jobs.find((job) => job.name === `referrals-${name}`)?.work()
const look = async () => {
  await house.followPlay()
  await Promise.all([run('decide-friends'), run('decide-friends')])
}
const own = async () =>
  (await house.call({ method: 'GET', path: '/wps/member/referral', token: inviter.token })).body.value
const claim = () => house.call({ method: 'POST', path: '/wps/member/referral/claim', token: inviter.token })
const balance = async () =>
  (await house.call({ method: 'GET', path: '/wps/v2/wallets/balance', token: inviter.token })).body.value.sumBalance
const anew = async () => {
  inviter = { ...inviter, token: await house.tokenOf(inviter.username) }
}

async function deposited({ token }: Someone, amount: string) {
  const body = { requestId: randomUUID(), method: 'promptpay', amount }
  const { reference } = (await house.call({ method: 'POST', path: '/wps/cashier/deposits', token, body })).body.value
  await house.pay({
    bankReference: randomUUID(),
    reference,
    amount,
    currency: 'THB',
    paidAt: house.clock().toISOString(),
  })
}

/** A settled round of whole baht, which is counted at once. */
async function played({ id, brand }: Someone, stake: number) {
  const [round, at] = [randomUUID(), house.clock().toISOString()]
  await house.pool.query(
    `insert into wagers.round (id, brand, member, vendor, vendor_round, game, game_type, currency, stake, win, state,
                               started_at, settled_at, account, first_change, last_change)
     values ($1::uuid, $2, $3, 'STUDIO', $1::uuid::text, 'test-slot', 'RNG', 'THB', $4, 0, 'settled', $5, $5, 0, 1, 2)`,
    [round, brand, id, stake * 10_000, at],
  )
  await house.followPlay()
}

/** Lets the clock reach the second minute of the next day in Bangkok. */
function nextDay() {
  const now = house.clock().getTime()
  const midnight = Math.ceil((now + 7 * 60 * 60_000) / DAY_MS) * DAY_MS - 7 * 60 * 60_000
  house.passTime(midnight - now + 61_000)
}

test('parallel first requests make one referral code for a member, and another member has another', async () => {
  inviter = await join()
  const answers = await Promise.all(Array.from({ length: 6 }, own))
  const codes = new Set(answers.map((answer) => answer.code))
  expect(codes.size).toBe(1)
  expect([...codes][0]).toMatch(/^[2-9A-HJ-NP-Z]{8}$/)
  inviter = await join()
  expect(codes).not.toContain((await own()).code)
})

test('a friend counts after the required deposit and turnover, and the reward is paid once', async () => {
  const friend = await join(code)
  await look()
  expect(await own()).toMatchObject({
    open: true,
    reward: '100',
    invited: 1,
    counted: 0,
    due: '0.00',
    list: [{ name: `m***${friend.username.at(-1)}`, state: 'waiting', deposited: '0.00', played: '0.00' }],
  })
  await deposited(friend, '300.00')
  await played(friend, 2_999)
  await look()
  expect(await own()).toMatchObject({ counted: 0, list: [{ deposited: '300.00', played: '2999.00' }] })
  await played(friend, 1)
  await look()
  expect(await own()).toMatchObject({ counted: 1, earned: '100.00', due: '100.00', list: [{ state: 'valid' }] })
  const answers = await Promise.all(Array.from({ length: 8 }, claim))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
  expect(await balance()).toBe('100.00')
  expect(await own()).toMatchObject({ earned: '100.00', due: '0.00' })
  const { rows } = await house.pool.query(
    `select required from turnover.demand where member = $1 and reason = 'bonus'`,
    [inviter.id],
  )
  expect(rows.map(({ required }) => BigInt(required))).toEqual([1_000_000n])
})

test('a daily share of friends’ turnover is credited, capped per friend', async () => {
  const [one, other] = [await join(code), await join(code)]
  for (const friend of [one, other]) {
    await deposited(friend, '300.00')
    await played(friend, 3_000)
  }
  await look()
  nextDay()
  await played(one, 40_000)
  // The most for a friend and a day is 500: 0.05 % of a million.
  await played(other, 2_000_000)
  nextDay()
  await Promise.all([run('close-days'), run('close-days')])
  await anew()
  // On the first day 1.50 each of 3 000; then 20 of 40 000, and 500.
  expect(await own()).toMatchObject({ counted: 2, earned: '723.00', due: '723.00' })
  expect((await claim()).body.value.amount).toBe('723.00')
  expect(await balance()).toBe('723.00')
  // A day that is counted again says the same.
  nextDay()
  await run('close-days')
  await anew()
  expect((await own()).due).toBe('0.00')
})

test('a friend who qualifies too late or shares the inviter’s IP address does not count', async () => {
  const [late, beside] = [await join(code), await join(code)]
  await owner.query('update members.profile set agreed_address = $2 where member = any ($1::uuid[])', [
    ...[[inviter.id, beside.id], '203.0.113.7'],
  ])
  await deposited(beside, '300.00')
  await played(beside, 3_000)
  await look()
  house.passTime(31 * DAY_MS)
  await look()
  const token = await house.tokenOf(late.username)
  await deposited({ ...late, token }, '300.00')
  await played(late, 3_000)
  await look()
  await anew()
  expect((await own()).list.map(({ state }: { state: string }) => state)).toEqual(['shared', 'expired'])
  expect((await claim()).body.code).toBe('nothing_to_claim')
})

test('an agent code makes no referral; a friend keeps the plan of the day they joined', async () => {
  await join('FRIENDS88')
  const friend = await join(code)
  await look()
  const { rows } = await house.pool.query('select count(*)::int as friends from referrals.friend where inviter = $1', [
    inviter.id,
  ])
  expect(rows[0].friends).toBe(1)
  await owner.query(`update referrals.plan set details = details || '{"reward": "1", "leastPlay": "9999"}'`)
  await deposited(friend, '300.00')
  await played(friend, 3_000)
  await look()
  expect((await own()).due).toBe('100.00')
})

test('a new plan needs a second operator, starts the next day, and is refused if abuse would pay', async () => {
  const ask = async (method: string, path: string, more: { body?: unknown; as?: 'operator' | 'supervisor' } = {}) =>
    house.call({
      method,
      path: `/ops${path}`,
      part: 'office' as const,
      body: more.body,
      token: await house.operatorToken(more.as),
    })
  const friend = await join(code)
  await deposited(friend, '300.00')
  await played(friend, 3_000)
  const { friends: before } = (await ask('GET', '/referrals')).body.value
  await look()
  const { list, today, friends } = (await ask('GET', '/referrals')).body.value
  expect(friends.valid).toBe(before.valid + 1)
  const { effectiveFrom: _from, ...plan }: ReferralPlan & { effectiveFrom: string } = list[0]
  const tooMuch = { ...plan, reward: '151', effectiveFrom: today }
  expect((await ask('POST', '/referrals', { body: tooMuch })).body.code).toBe('reward_too_high')
  const { proposal } = (await ask('POST', '/referrals', { body: { ...plan, reward: '150', effectiveFrom: today } }))
    .body.value
  expect((await ask('POST', `/approvals/${proposal}/approve`, { as: 'supervisor' })).status).toBe(200)
  expect((await own()).reward).toBe('100')
  nextDay()
  await anew()
  expect((await own()).reward).toBe('150')
})
