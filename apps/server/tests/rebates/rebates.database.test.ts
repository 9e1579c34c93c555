import { randomUUID } from 'node:crypto'
import type { RebatePlan } from '@sanuk/contracts/office-rebates'
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
  await owner.query('create temp table seeded_plan as table rebates.plan')
})
afterAll(async () => {
  await owner.end()
  await house.close()
})

let token = ''
let username = ''
let member = { id: '', brand: '' }
beforeEach(async () => {
  await owner.query('delete from rebates.plan; insert into rebates.plan table seeded_plan')
  const someone = await join()
  ;({ token, username, member } = someone)
})

async function join() {
  const name = newUsername()
  const answer = await house.register(name)
  const found = await house.pool.query('select id, brand from members.member where username = $1', [name])
  return { token: answer.body.value.token as string, username: name, member: found.rows[0] as typeof member }
}

const run = async (name: string) => house.jobs.find((job) => job.name === name)?.work()
const own = async () => (await house.call({ method: 'GET', path: '/wps/member/rebate', token })).body.value
const claim = () => house.call({ method: 'POST', path: '/wps/member/rebate/claim', token })
const balance = async () =>
  (await house.call({ method: 'GET', path: '/wps/v2/wallets/balance', token })).body.value.sumBalance
const anew = async () => {
  token = await house.tokenOf(username)
}

/** Settled rounds, counted at once; stakes in 1/10 000 of a baht. */
async function played(stake: bigint, { gameType = 'RNG', win = 0n, who = member, state = 'settled' } = {}) {
  const [id, at] = [randomUUID(), house.clock().toISOString()]
  await house.pool.query(
    `insert into wagers.round (id, brand, member, vendor, vendor_round, game, game_type, currency, stake, win, state,
                               started_at, settled_at, account, first_change, last_change)
     values ($1::uuid, $2, $3, 'STUDIO', $1::uuid::text, 'test-' || $6, $6, 'THB', $4, $7, $8, $5, $5, 0, 1, 2)`,
    [id, who.brand, who.id, stake, at, gameType, win, state],
  )
  await house.followPlay()
  return id
}

/** Lets the clock reach the second minute of the next day in Bangkok. */
function nextDay() {
  const now = house.clock().getTime()
  const midnight = Math.ceil((now + 7 * 60 * 60_000) / DAY_MS) * DAY_MS - 7 * 60 * 60_000
  house.passTime(midnight - now + 61_000)
}

const plan = async (changes: Partial<RebatePlan>) => {
  await owner.query(`update rebates.plan set details = details || $2::jsonb where brand = $1`, [
    member.brand,
    JSON.stringify(changes),
  ])
}

test('pays the rebate of each game category, rounded down, once for eight simultaneous claims', async () => {
  // 0.50 % of 1 234.56 is 6.1728, 0.60 % of the 50 at risk of a tie-free hand is 0.30: 6.47 to the coin.
  await played(12_345_600n)
  await played(500_000n, { gameType: 'LIVE', win: 1_000_000n })
  const before = await own()
  expect(before).toMatchObject({ open: true, byHand: true, automatic: false, level: 0, due: '6.47', least: '1' })
  expect(before.today).toEqual(
    expect.arrayContaining([
      { gameType: 'RNG', valid: '1234.56', rate: 50, earned: '6.1728' },
      { gameType: 'LIVE', valid: '50.00', rate: 60, earned: '0.30' },
    ]),
  )
  const answers = await Promise.all(Array.from({ length: 8 }, claim))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
  expect(await balance()).toBe('6.47')
  expect((await own()).due).toBe('0.00')
  expect((await own()).days).toMatchObject([{ state: 'running', earned: '6.47', paid: '6.47' }])
  // What is played later in the same day is claimed besides; less than the least waits.
  await played(1_000_000n)
  expect((await claim()).body.code).toBe('amount_below_minimum')
  await played(2_000_000n)
  expect((await claim()).body.value.amount).toBe('1.50')
  expect(await balance()).toBe('7.97')
  const { rows } = await house.pool.query(
    `select required from turnover.demand where member = $1 and reason = 'bonus' order by made_at`,
    [member.id],
  )
  expect(rows.map(({ required }) => BigInt(required))).toEqual([64_700n, 15_000n])
})

test('a finished day is closed once, can be claimed, and expires', async () => {
  await played(10_000_000n)
  nextDay()
  await Promise.all([run('rebates-close-days'), run('rebates-close-days')])
  await anew()
  expect(await own()).toMatchObject({ due: '5.00', days: [{ state: 'waiting', earned: '5.00', paid: '0.00' }] })
  const { rows } = await house.pool.query(
    `select count(*)::int as closed from rebates.closed_day where brand = $1 group by day`,
    [member.brand],
  )
  expect(new Set(rows.map(({ closed }) => closed))).toEqual(new Set([1]))
  for (let day = 0; day < 7; day += 1) nextDay()
  await anew()
  expect(await own()).toMatchObject({ due: '0.00', days: [{ state: 'expired' }] })
  expect((await claim()).body.code).toBe('nothing_to_claim')
})

test('a rollback after payment is offset against the rebate of later days', async () => {
  const round = await played(10_000_000n)
  expect((await claim()).body.value.amount).toBe('5.00')
  nextDay()
  await run('rebates-close-days')
  await house.pool.query(`update wagers.round set state = 'rolled_back', stake = 0 where id = $1`, [round])
  await house.followPlay()
  await run('rebates-follow-corrections')
  await anew()
  expect((await own()).days).toMatchObject([{ state: 'owing', earned: '0.00', paid: '5.00' }])
  await played(8_000_000n)
  expect((await claim()).body.code).toBe('nothing_to_claim')
  await played(6_000_000n)
  expect((await claim()).body.value.amount).toBe('2.00')
  expect(await balance()).toBe('7.00')
})

test('an overpaid rebate is offset against later days even after its own day has expired', async () => {
  const round = await played(10_000_000n)
  expect((await claim()).body.value.amount).toBe('5.00')
  for (let day = 0; day < 9; day += 1) nextDay()
  await run('rebates-close-days')
  await house.pool.query(`update wagers.round set state = 'rolled_back', stake = 0 where id = $1`, [round])
  await house.followPlay()
  await run('rebates-follow-corrections')
  await anew()
  await played(8_000_000n)
  expect((await claim()).body.code).toBe('nothing_to_claim')
  await played(6_000_000n)
  expect((await claim()).body.value.amount).toBe('2.00')
})

test('a day is closed no earlier than a minute after its end', async () => {
  nextDay()
  await run('rebates-close-days')
  const closed = async () =>
    (await house.pool.query('select max(day)::text as day from rebates.closed_day where brand = $1', [member.brand]))
      .rows[0].day
  const before = await closed()
  nextDay()
  house.passTime(-31_000)
  await run('rebates-close-days')
  expect(await closed()).toBe(before)
  house.passTime(31_000)
  await run('rebates-close-days')
  expect(Date.parse(await closed()) - Date.parse(before)).toBe(DAY_MS)
})

test('today’s rebate needs the brand’s switch for manual claims; finished days can always be claimed', async () => {
  const switchTo = (change: string) =>
    owner.query(`update system.brand set modules = ${change}(modules, 'MANPLAYREB3') where id = $1`, [member.brand])
  await played(10_000_000n)
  nextDay()
  await run('rebates-close-days')
  await anew()
  await played(20_000_000n)
  await switchTo('array_remove')
  await expect.poll(async () => (await own()).byHand).toBe(false)
  expect((await claim()).body.value.amount).toBe('5.00')
  expect((await claim()).body.code).toBe('nothing_to_claim')
  await switchTo('array_append')
  await expect.poll(async () => (await own()).byHand).toBe(true)
  expect((await claim()).body.value.amount).toBe('10.00')
})

test('a member in another currency than the brand’s gets no rebate', async () => {
  await owner.query(`update members.member set currency = 'USD' where id = $1`, [member.id])
  await played(10_000_000n)
  expect((await own()).open).toBe(false)
  expect((await claim()).body.code).toBe('function_off')
})

test('caps the rebate of a day and applies the rates of the member’s rank', async () => {
  await owner.query('update members.member set rank_level = 5 where id = $1', [member.id])
  await played(100_000_000n)
  expect(await own()).toMatchObject({ level: 5, due: '80.00' })
  await plan({ dayMax: '10.009' })
  expect((await own()).due).toBe('10.00')
  expect((await claim()).body.value.amount).toBe('10.00')
  expect((await claim()).body.code).toBe('nothing_to_claim')
})

test('an automatic plan pays every member once after the day has ended', async () => {
  await plan({ automatic: true })
  const other = await join()
  await played(10_000_000n)
  await played(20_000_000n, { who: other.member })
  nextDay()
  await run('rebates-close-days')
  await Promise.all([run('rebates-pay'), run('rebates-pay')])
  await anew()
  expect(await balance()).toBe('5.00')
  token = await house.tokenOf(other.username)
  expect(await balance()).toBe('10.00')
})

test('recalculating closed days from scratch gives the same amounts', async () => {
  await played(33_333_300n)
  await played(7_777_700n, { gameType: 'FISH', win: 100n })
  nextDay()
  await run('rebates-close-days')
  const read = async () =>
    (await house.pool.query('select day::text, valid, earned from rebates.day where member = $1', [member.id])).rows
  const first = await read()
  // 0.5 % of 3 333.33 is 16.66665, of 777.77 is 3.88885: 20.5555.
  expect(first).toMatchObject([{ earned: 205_500n }])
  await owner.query('delete from rebates.day where member = $1', [member.id])
  await owner.query('update rebates.followed set change = 0')
  await run('rebates-follow-corrections')
  expect(await read()).toEqual(first)
})

test('guests earn no rebate', async () => {
  await owner.query('update members.member set type = 4 where id = $1', [member.id])
  await played(10_000_000n)
  nextDay()
  await run('rebates-close-days')
  const { rows } = await house.pool.query('select from rebates.day where member = $1', [member.id])
  expect(rows).toEqual([])
})

test('a new plan is validated, previewed, and needs a second operator', async () => {
  const ask = async (method: string, path: string, more: { body?: unknown; as?: 'operator' | 'supervisor' } = {}) =>
    house.call({
      method,
      path: `/ops${path}`,
      part: 'office' as const,
      body: more.body,
      token: await house.operatorToken(more.as),
    })
  // A day on which nobody else played.
  nextDay()
  await played(100_000_000n, { win: 60_000_000n })
  nextDay()
  const { list, today } = (await ask('GET', '/rebates')).body.value
  const [{ effectiveFrom: _from, ...current }] = list
  const previewed = (await ask('POST', '/rebates/preview', { body: { ...current, dayMax: '20' } })).body.value
  expect(previewed.members).toBeGreaterThan(0)
  expect(previewed.kinds[0]).toMatchObject({ gameType: expect.any(String) })
  const yesterday = previewed.days.at(-1)
  expect(yesterday).toMatchObject({ earned: '20.00', net: '4000.00' })
  const falling = { ...current, steps: [...current.steps].reverse(), effectiveFrom: today }
  expect((await ask('POST', '/rebates', { body: falling })).body.code).toBe('ranks_not_rising')
  const tooMuch = { ...current, steps: [{ fromLevel: 0, rates: { RNG: 201 } }], effectiveFrom: today }
  expect((await ask('POST', '/rebates', { body: tooMuch })).status).toBe(400)
  const next = { ...current, steps: [{ fromLevel: 0, rates: { RNG: 100 } }], effectiveFrom: today }
  const { proposal } = (await ask('POST', '/rebates', { body: next })).body.value
  expect((await ask('POST', `/approvals/${proposal}/approve`)).body.code).toBe('own_proposal')
  expect((await ask('POST', `/approvals/${proposal}/approve`, { as: 'supervisor' })).status).toBe(200)
  // The day that has begun stays under what it began with.
  await run('rebates-close-days')
  await anew()
  await played(10_000_000n)
  expect((await own()).due).toBe('55.00')
  nextDay()
  await anew()
  await played(10_000_000n)
  expect((await own()).rates).toEqual([{ gameType: 'RNG', rate: 100 }])
})
