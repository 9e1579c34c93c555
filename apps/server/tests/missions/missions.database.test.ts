import { randomUUID } from 'node:crypto'
import type { MissionPlan, PlannedMission } from '@sanuk/contracts/office-missions'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newUsername } from '../../../../tools/launcher/src/new-username.ts'
import { openHouse, type TestHouse } from '../house.fixture.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const SIGN = '5a9b0c7e-6d3f-4e21-9b1a-00000000000'

let house: TestHouse
let owner: pg.Client
let before: MissionPlan
beforeAll(async () => {
  house = await openHouse()
  owner = new pg.Client({ connectionString: house.clones.ownerUrl })
  await owner.connect()
  before = (await owner.query(`select details from missions.plan`)).rows[0].details
})
afterAll(async () => {
  await owner.end()
  await house.close()
})

let token = ''
let username = ''
let member = { id: '', brand: '' }
beforeEach(async () => {
  await plan({})
  ;({ token, username, member } = await join())
})

async function join() {
  const name = newUsername()
  const answer = await house.register(name)
  const found = await house.pool.query('select id, brand from members.member where username = $1', [name])
  return { token: answer.body.value.token as string, username: name, member: found.rows[0] as typeof member }
}

const run = async (name: string) => house.jobs.find((job) => job.name === name)?.work()
const get = async (path = '', as = token) =>
  (await house.call({ method: 'GET', path: `/wps/relay/missions${path}`, token: as })).body.value
const post = (path: string, body?: object, as = token) =>
  house.call({ method: 'POST', path: `/wps/relay/missions${path}`, token: as, ...(body && { body }) })
const one = async (sign: number | string) => {
  const id = typeof sign === 'number' ? `${SIGN}${sign}` : sign
  return (await get()).missions.findLast((mission: { id: string }) => mission.id === id)
}
const claim = (mission: { id: string; period: string }, as = token) =>
  post(`/${mission.id}/claim`, { period: mission.period }, as)
const anew = async () => {
  token = await house.tokenOf(username)
}
const cash = async () =>
  (await house.call({ method: 'GET', path: '/wps/v2/wallets/balance', token })).body.value.sumBalance
const points = async () =>
  (await house.call({ method: 'GET', path: '/wps/relay/points/balance', token })).body.value.points

/** Settled rounds, counted at once; stakes in 1/10 000 of a baht. */
async function played(stake: bigint, { gameType = 'RNG', win = 0n, who = member, times = 1, game = '' } = {}) {
  const at = house.clock().toISOString()
  const { rows } = await house.pool.query(
    `insert into wagers.round (id, brand, member, vendor, vendor_round, game, game_type, currency, stake, win, state,
                               started_at, settled_at, account, first_change, last_change)
     select id, $1, $2, 'STUDIO', id::text, $8, $5, 'THB', $3, $6, 'settled', $4, $4, 0, 1, 2
       from (select gen_random_uuid() as id from generate_series(1, $7)) rounds returning id`,
    [who.brand, who.id, stake, at, gameType, win, times, game || `some-${gameType}`],
  )
  await house.followPlay()
  return rows.map(({ id }) => id as string)
}

async function deposited(amount: bigint) {
  const at = house.clock().toISOString()
  await house.pool.query(
    `insert into cashier.deposit (id, brand, member, request_id, reference, method, amount, asked, currency, payload, state,
                                  requested_at, expires_at, credited_at)
     values ($1::uuid, $2, $3, $1::uuid, $1::uuid::text, 'promptpay', $4, $4, 'THB', '', 'credited', $5, $5, $5)`,
    [randomUUID(), member.brand, member.id, amount, at],
  )
  await house.followPlay()
}

/** Lets the clock reach the second minute of a day to come in Bangkok. */
function nextDay(days = 1) {
  const now = house.clock().getTime()
  const midnight = Math.ceil((now + 7 * 60 * 60_000) / DAY_MS) * DAY_MS - 7 * 60 * 60_000
  house.passTime(midnight - now + (days - 1) * DAY_MS + 61_000)
}

const weekday = () => (new Date(house.clock().getTime() + 7 * 60 * 60_000).getUTCDay() + 6) % 7

async function plan(changes: Partial<MissionPlan>) {
  await owner.query(`update missions.plan set details = $1`, [JSON.stringify({ ...before, ...changes })])
}
const withMission = (mission: Partial<PlannedMission>) => {
  const id = randomUUID()
  const made = { ...before.missions[1], ...mission, id }
  return plan({ missions: [made as PlannedMission] }).then(() => id)
}

test('each mission type counts its own events and completes at its target', async () => {
  expect(await one(1)).toMatchObject({ type: 'login', progress: '1.00', target: '1.00', state: 'completed' })
  await played(10_000n, { times: 49 })
  await played(10_000n, { times: 5, gameType: 'LIVE' })
  expect(await one(2)).toMatchObject({ type: 'rounds', progress: '49.00', state: 'open' })
  await played(10_000n, { win: 20_000n })
  expect(await one(2)).toMatchObject({ progress: '50.00', state: 'completed' })
  expect(await one(3)).toMatchObject({ type: 'winCount', progress: '1.00', state: 'open' })
  await played(10_000n, { win: 10_001n, times: 18 })
  await played(10_000n, { win: 10_000n })
  expect(await one(3)).toMatchObject({ progress: '19.00', state: 'open' })
  await played(10_000n, { win: 10_001n })
  expect(await one(3)).toMatchObject({ state: 'completed' })
  await deposited(9_999_999n)
  expect(await one(4)).toMatchObject({ type: 'deposit', progress: '999.9999', state: 'open' })
  await deposited(1n)
  expect(await one(4)).toMatchObject({ state: 'completed' })
  expect(await one(6)).toMatchObject({ repeats: 'once', state: 'completed', expiresAt: null })
  expect(await one(5)).toMatchObject({ type: 'validBet', progress: '75.00', repeats: 'monthly' })
})

test('a mission limited to a game or a vendor counts only its rounds', async () => {
  const none = { gameType: null, vendor: null, game: null } as const
  const game = await withMission({ scope: { ...none, vendor: 'STUDIO', game: 'tiger' }, target: '2' })
  await played(10_000n)
  await played(10_000n, { game: 'tiger', times: 2 })
  expect(await one(game)).toMatchObject({ progress: '2.00', state: 'completed' })
  const vendor = await withMission({ scope: { ...none, vendor: 'OTHER' }, target: '1' })
  await played(10_000n)
  expect(await one(vendor)).toMatchObject({ progress: '0.00', state: 'open' })
})

test('a mission reward is claimed once by parallel calls, and cash adds a turnover requirement', async () => {
  await played(10_000n, { win: 20_000n, times: 50 })
  const spins = await one(2)
  const had = await points()
  const answers = await Promise.all(Array.from({ length: 8 }, () => claim(spins)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
  expect((await points()) - had).toBe(50)
  expect((await claim(await one(3))).body.value.reward).toEqual({ kind: 'cash', amount: '10.00', play: 100 })
  expect(await cash()).toBe('10.00')
  expect(await one(3)).toMatchObject({ state: 'claimed' })
  const { rows } = await house.pool.query(`select required from turnover.demand where member = $1`, [member.id])
  expect(rows).toEqual([{ required: 100_000n }])
  expect((await claim({ id: `${SIGN}4`, period: spins.period })).body.code).toBe('nothing_to_claim')
})

test('mission days end at midnight in Bangkok, and completed ones can be claimed until they expire', async () => {
  await played(10_000n, { times: 30 })
  nextDay()
  await anew()
  await played(10_000n, { times: 30 })
  const today = await one(2)
  expect(today).toMatchObject({ progress: '30.00', state: 'open' })
  expect(new Date(today.opensAt).getUTCHours()).toBe(17)
  await played(10_000n, { times: 20 })
  const { period, expiresAt } = await one(2)
  nextDay()
  await anew()
  const list = (await get()).missions.filter(({ id }: { id: string }) => id === `${SIGN}2`)
  expect(list).toMatchObject([
    { period, state: 'completed' },
    { state: 'open', progress: '0.00' },
  ])
  house.passTime(new Date(expiresAt).getTime() - house.clock().getTime() - 1)
  await anew()
  expect((await claim({ id: `${SIGN}2`, period })).status).toBe(200)
  await played(10_000n, { times: 50 })
  const late = await one(2)
  nextDay(4)
  await anew()
  expect((await claim(late)).body.code).toBe('nothing_to_claim')
})

test('parallel claims never exceed a mission’s budget for the period', async () => {
  const id = await withMission({ target: '1', reward: { kind: 'cash', amount: '10', play: 0 }, budget: '25' })
  const people = await Promise.all([join(), join(), join(), join()])
  for (const { member: who } of people) await played(10_000n, { who })
  const { period } = await one(id)
  const answers = await Promise.all(people.map((it) => claim({ id, period }, it.token)))
  const codes = answers.map(({ status, body }) => (status === 200 ? 'paid' : body.code)).toSorted()
  expect(codes).toEqual(['mission_budget_used', 'mission_budget_used', 'paid', 'paid'])
  const { rows } = await house.pool.query('select spent, claims from missions.spent where mission = $1', [id])
  expect(rows).toEqual([{ spent: 200_000n, claims: 2 }])
  expect(await one(id)).toMatchObject({ soldOut: true })
  nextDay()
  await anew()
  await played(10_000n)
  expect(await one(id)).toMatchObject({ soldOut: false, state: 'completed' })
  expect((await claim(await one(id))).status).toBe(200)
})

test('a rollback reopens an unclaimed mission and leaves a claimed one alone', async () => {
  const first = await withMission({ target: '2' })
  const rounds = await played(10_000n, { times: 2 })
  const back = async (round?: string) => {
    await house.pool.query(`update wagers.round set state = 'rolled_back', stake = 0 where id = $1`, [round])
    await house.followPlay()
  }
  await back(rounds[0])
  expect(await one(first)).toMatchObject({ progress: '1.00', state: 'open' })
  await played(10_000n)
  expect((await claim(await one(first))).status).toBe(200)
  await back(rounds[1])
  expect(await one(first)).toMatchObject({ progress: '1.00', state: 'claimed' })
})

test('recounting mission progress and scores from scratch gives the same figures', async () => {
  await played(33_333n, { times: 7, win: 50_000n })
  await deposited(500_0000n)
  await get()
  const read = async () =>
    (
      await house.pool.query(
        `select mission, period::text, progress, completed_at is null as open from missions.progress
          where member = $1 order by mission`,
        [member.id],
      )
    ).rows
  const scores = async () =>
    (await house.pool.query('select score from missions.score where member = $1', [member.id])).rows
  const [first, score] = [await read(), await scores()]
  expect(first.length).toBe(6)
  expect(score).toEqual([{ score: 233_331n }])
  await owner.query('delete from missions.progress where member = $1', [member.id])
  await owner.query('delete from missions.score where member = $1', [member.id])
  await owner.query('delete from missions.begun')
  await Promise.all([run('missions-begin-plans'), run('missions-begin-plans')])
  expect(await read()).toEqual(first)
  expect(await scores()).toEqual(score)
})

test('check-in pays a growing streak once a day and restarts after a missed day', async () => {
  const had = await points()
  const answers = await Promise.all(Array.from({ length: 5 }, () => post('/check-in')))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
  expect((await points()) - had).toBe(5)
  for (let day = 2; day <= 8; day += 1) {
    nextDay()
    await anew()
    expect((await get()).checkIn).toMatchObject({ streak: day - 1, today: day === 8 ? 1 : day, checkedIn: false })
    expect((await post('/check-in')).body.value.streak).toBe(day)
  }
  expect(await cash()).toBe('20.00')
  nextDay(2)
  await anew()
  expect((await get()).checkIn).toMatchObject({ streak: 0, today: 1 })
  expect((await post('/check-in')).body.value).toMatchObject({ streak: 1, reward: { amount: '5.00' } })
})

test('check-in is refused until its condition of the day is met', async () => {
  if (!before.checkIn) throw new Error('the demo has a ladder')
  await plan({ checkIn: { ...before.checkIn, condition: { type: 'validBet', target: '100' } } })
  await played(999_999n)
  expect((await post('/check-in')).body.code).toBe('check_in_condition')
  await played(1n)
  expect((await get()).checkIn.condition).toMatchObject({ progress: '100.00' })
  expect((await post('/check-in')).status).toBe(200)
})

test('the leaderboard ranks valid stakes, earlier first on ties, and pays each prize once', async () => {
  // A week of its own: what other tests played is over.
  nextDay(7 - weekday())
  await run('missions-close-boards')
  const [second, third] = await Promise.all([join(), join()])
  await anew()
  await played(1_000_000n)
  house.passTime(1_000)
  await played(1_000_000n, { who: second.member })
  await played(2_000_000n, { who: third.member, gameType: 'LIVE', win: 4_000_000n })
  const board = await get('/leaderboard')
  expect(board.lines).toMatchObject([
    { rank: 1, score: '200.00', reward: { amount: '5000' } },
    { rank: 2, score: '100.00' },
    { rank: 3, score: '100.00' },
  ])
  expect(board.lines[0].name).toMatch(/^m.\*\*\*..$/)
  expect(board.own).toEqual({ rank: 2, score: '100.00' })
  nextDay(7 - weekday())
  await Promise.all([run('missions-close-boards'), run('missions-close-boards')])
  await played(9_000_000n)
  await anew()
  const { last } = await get('/leaderboard')
  expect(last).toMatchObject({ week: board.from, own: { rank: 2, reward: { amount: '3000.00' }, claimedAt: null } })
  expect(last.lines).toHaveLength(3)
  const before = await get()
  const answers = await Promise.all(Array.from({ length: 5 }, () => post('/leaderboard/claim', { week: board.from })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
  expect(await cash()).toBe('3000.00')
  expect((await get()).claimable).toBe(before.claimable - 1)
  const { rows } = await house.pool.query('select count(*)::int from missions.place where week = $1', [board.from])
  expect(rows).toEqual([{ count: 3 }])
})

test('guests have no mission progress and no leaderboard score', async () => {
  await owner.query('update members.member set type = 4 where id = $1', [member.id])
  await played(10_000_000n, { times: 60 })
  const { rows } = await house.pool.query(
    `select member from missions.progress where member = $1 union all select member from missions.score where member = $1`,
    [member.id],
  )
  expect(rows).toEqual([])
})

test('a new mission plan is validated, previewed, and needs a second operator', async () => {
  const ask = async (method: string, path: string, more: { body?: unknown; as?: 'operator' | 'supervisor' } = {}) =>
    house.call({
      method,
      path: `/ops${path}`,
      part: 'office' as const,
      body: more.body,
      token: await house.operatorToken(more.as),
    })
  const other = await join()
  await played(10_000n, { times: 50 })
  await played(10_000n, { times: 50, who: other.member })
  nextDay(7 - weekday())
  await run('missions-close-boards')
  const { list, today, figures, boards } = (await ask('GET', '/missions')).body.value
  const [{ effectiveFrom: _from, ...current }] = list
  expect(figures.length).toBeGreaterThan(0)
  expect((await ask('GET', `/missions/boards/${boards[0].week}`)).body.value.list[0]).toMatchObject({ rank: 1 })
  const [mission] = current.missions.filter(({ id }: { id: string }) => id === `${SIGN}2`)
  const previewed = (await ask('POST', '/missions/preview', { body: current })).body.value
  const spins = previewed.missions.find((it: { mission: string }) => it.mission === mission.id)
  expect(spins.completions).toBeGreaterThan(1)
  expect(spins.paid).toEqual({ cash: '0.00', points: `${spins.completions * 50}.00` })
  const capped = { ...current, missions: [{ ...mission, budget: '50' }] }
  const less = (await ask('POST', '/missions/preview', { body: capped })).body.value.missions[0]
  expect(Number(less.paid.points)).toBeLessThan(Number(spins.paid.points))
  const refusal = async (missions: object[]) =>
    (await ask('POST', '/missions', { body: { ...current, missions, effectiveFrom: today } })).body.code
  expect(await refusal([{ ...mission, target: '0.5' }])).toBe('mission_numbers_not_whole')
  expect(await refusal([{ ...mission, budget: '49' }])).toBe('mission_budget_too_small')
  expect(await refusal([mission, mission])).toBe('mission_named_twice')
  const next = { ...current, missions: [{ ...mission, target: '3' }], effectiveFrom: today }
  const { proposal } = (await ask('POST', '/missions', { body: next })).body.value
  expect((await ask('POST', `/approvals/${proposal}/approve`)).body.code).toBe('own_proposal')
  expect((await ask('POST', `/approvals/${proposal}/approve`, { as: 'supervisor' })).status).toBe(200)
  await anew()
  expect(await one(2)).toMatchObject({ target: '50.00' })
  nextDay()
  await anew()
  await run('missions-begin-plans')
  await played(10_000n, { times: 3 })
  expect(await one(2)).toMatchObject({ target: '3.00', state: 'completed' })
})
