import type { SalaryTier } from '@sanuk/contracts/agent-schemes'
import { addDays } from '@sanuk/contracts/calendar-day'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import type { Member } from '../story.fixture.ts'
import type { Person } from './agents.fixture.ts'
import { flat, openSalary, type SalaryStory } from './salary.fixture.ts'

let house: TestHouse
let story: SalaryStory
beforeAll(async () => {
  house = await openHouse()
  story = await openSalary(house)
})
afterAll(async () => {
  await story.close()
  await house.close()
})
beforeEach(() => story.rules())

const WINDOW_MS = 5 * 60_000

/** 0.10 % from the first baht on, 0.50 % from 1 000.00 and 2 active accounts, 0.80 % from 5 000.00 and 3. */
const TIERS: SalaryTier[] = [
  { rate: 10, valid: '0.00', active: 0 },
  { rate: 50, valid: '1000.00', active: 2 },
  { rate: 80, valid: '5000.00', active: 3 },
]

/** Lets the clock reach the next five minutes of the day, and counts and pays what they brought. */
async function nextWindow(): Promise<void> {
  house.passTime(WINDOW_MS - (house.clock().getTime() % WINDOW_MS) + 1_000)
  await story.settle()
}

const ask = async (member: Member, path: string) =>
  (await house.call({ method: 'GET', path: `/wps/relay/agent/${path}`, token: (await story.signIn(member)).token }))
    .body.value

test.each([
  [['400', '500'], 1, '0.90'],
  // Enough stake, but of one account.
  [['1500', '99.99'], 1, '1.59'],
  [['900', '100'], 2, '5.00'],
  // 16.00, 23.99992 and 0.00008 rounded down to 1/10 000, 0.80.
  [['2000', '2999.99', '0.01', '100'], 3, '40.79'],
] as const)(
  'the highest tier that a team reached pays for all of its day: stakes of %j reach tier %i',
  async (stakes, tier, earned) => {
    const agent = await story.signedAgent()
    await story.contract(agent, TIERS)
    for (const stake of stakes) await story.bet(await story.join(agent), stake)
    const { running } = await ask(agent, 'daily-salary')
    expect(running).toMatchObject({ tier, rate: TIERS[tier - 1]?.rate, earned })
    story.nextDay()
    await story.settle()
    expect((await ask(agent, 'daily-salary')).list).toMatchObject([{ tier, earned, paid: earned }])
  },
)

test('where no valid stake is asked for, an account still is active only with more than 0', async () => {
  await story.rules({ activeLeast: '0' })
  const agent = await story.signedAgent()
  await story.contract(agent, TIERS)
  const [one, back, tied] = [await story.join(agent), await story.join(agent), await story.join(agent)]
  await story.bet(one, '0.01')
  await story.takeBack(await story.bet(back, '1000'))
  await story.play({ id: tied.id, brand: story.brand }, { stake: '1000', win: '1000', gameType: 'LIVE' })
  expect((await ask(agent, 'daily-salary')).running).toMatchObject({ valid: '0.01', active: 1 })
  const { token } = await story.signIn(agent)
  const overview = `/wps/agent/overview?scope=team&from=${house.today()}&to=${house.today()}`
  expect((await house.call({ method: 'GET', path: overview, token })).body.value.total).toMatchObject({ active: 1 })
})

test('an agent is told what is missing to the next tier', async () => {
  const agent = await story.signedAgent()
  await story.contract(agent, TIERS)
  await story.bet(await story.join(agent), '400')
  const { missing } = await ask(agent, 'daily-salary')
  expect(missing).toEqual({ tier: TIERS[1], valid: '600.00', active: 1 })
  const explained = await ask(agent, `daily-salary/${house.today()}`)
  expect(explained.missing).toEqual(missing)
  expect(explained.members).toMatchObject([{ day: house.today(), isActive: true }])
})

test('each agent of a line is paid the difference of the rates that both teams reached', async () => {
  const top = await story.agent()
  const below = await story.agent(top)
  await story.contract(top, [
    { rate: 50, valid: '0.00', active: 0 },
    { rate: 90, valid: '3000.00', active: 0 },
  ])
  await story.contract(below, [
    { rate: 20, valid: '500.00', active: 0 },
    { rate: 50, valid: '2000.00', active: 0 },
  ])
  await story.bet(await story.join(below), '1000')
  await story.bet(await story.join(top), '2000')
  story.nextDay()
  await story.settle()
  // Below: 1 000 × 0.20 %. Above: 1 000 × (0.90 − 0.20) % + 2 000 × 0.90 %.
  expect(await story.walletOf(below)).toBe(20_000n)
  expect(await story.walletOf(top)).toBe(250_000n)
})

test('a weekly salary counts tiers and active accounts by the week, and is paid once after it', async () => {
  story.nextWeek()
  const monday = house.today()
  const agent = await story.signedAgent()
  await story.contract(agent, TIERS, { scheme: 'weekly-salary' })
  const [one, other] = [await story.join(agent), await story.join(agent)]
  await story.bet(one, '600')
  story.nextDay()
  // The first account is active a second time, which does not make it two.
  await story.bet(one, '300')
  await story.settle()
  expect((await ask(agent, 'weekly-salary')).running).toMatchObject({
    firstDay: monday,
    lastDay: addDays(monday, 6),
    tier: 1,
    active: 1,
    earned: '0.90',
    paid: '0.00',
  })
  story.nextDay()
  await story.bet(other, '100')
  expect(await story.walletOf(agent)).toBe(0n)
  story.nextWeek()
  await story.settle()
  await story.settle()
  expect((await ask(agent, 'weekly-salary')).list).toMatchObject([
    { firstDay: monday, tier: 2, valid: '1000.00', active: 2, earned: '5.00', paid: '5.00', state: 'paid' },
  ])
  expect(await story.walletOf(agent)).toBe(50_000n)
  const { members, parts } = await ask(agent, `weekly-salary/${monday}`)
  expect(parts).toMatchObject([{ valid: '1000.00', rate: 50, amount: '5.00' }])
  expect(members.map(({ day, valid }: { day: string; valid: string }) => [day, valid])).toEqual([
    [monday, '600.00'],
    [addDays(monday, 1), '300.00'],
    [addDays(monday, 2), '100.00'],
  ])
  // What is settled late still counts for its week.
  await story.recordRound(
    { id: other.id, brand: story.brand },
    { stake: '1000', at: new Date(house.clock().getTime() - 3_600_000) },
  )
  await house.followPlay()
  await story.settle()
  expect(await story.walletOf(agent)).toBe(100_000n)
})

test('a contract of a longer scheme begins with the next period, and a day within a period has no page', async () => {
  story.nextWeek()
  const agent = await story.signedAgent()
  const proposed = await story.owner('POST', `/agent-money/contracts/${agent.id}`, {
    scheme: 'weekly-salary',
    tiers: TIERS,
  })
  expect((await story.approve(proposed.body.value.proposal)).status).toBe(200)
  expect((await ask(agent, 'weekly-salary')).next).toMatchObject({ from: addDays(house.today(), 7), tiers: TIERS })
  const token = (await story.signIn(agent)).token
  const path = `/wps/relay/agent/weekly-salary/${addDays(house.today(), 1)}`
  expect((await house.call({ method: 'GET', path, token })).status).toBe(404)
})

test('an agent is told in which schemes there is a contract that holds or will hold', async () => {
  const agent = await story.signedAgent()
  for (const scheme of ['dividend', 'daily-salary'] as const) await story.contract(agent, 10, { scheme })
  story.nextDay()
  await story.contract(agent, [])
  await story.contract(agent, 10, { scheme: 'weekly-salary', from: addDays(house.today(), 7) })
  const { token } = await story.signIn(agent)
  const { held } = (await house.call({ method: 'GET', path: '/wps/agent/salaries', token })).body.value
  expect(held.toSorted()).toEqual(['dividend', 'weekly-salary'])
})

test('a real-time salary pays every five minutes what the day brings more than before', async () => {
  story.nextDay()
  const day = house.today()
  const agent = await story.signedAgent()
  await story.contract(agent, TIERS, { scheme: 'realtime-salary' })
  const [one, other] = [await story.join(agent), await story.join(agent)]
  const round = await story.bet(one, '900')
  await nextWindow()
  expect(await story.walletOf(agent)).toBe(9_000n)
  // The second tier pays for the whole day: 1 000 × 0.50 % less what was paid.
  await story.bet(other, '100')
  await nextWindow()
  expect(await story.walletOf(agent)).toBe(50_000n)
  // A round is taken back: the next windows make up for what was paid too much.
  await story.takeBack(round)
  await nextWindow()
  expect(await story.walletOf(agent)).toBe(50_000n)
  await nextWindow()
  await story.bet(other, '1500')
  await story.bet(one, '100')
  await nextWindow()
  expect(await story.walletOf(agent)).toBe(85_000n)
  const { period, windows } = await ask(agent, `realtime-salary/${day}`)
  expect(period).toMatchObject({ valid: '1700.00', tier: 2, earned: '8.50', paid: '8.50' })
  expect(windows.map(({ valid, earned }: { valid: string; earned: string }) => [valid, earned])).toEqual([
    ['1600.00', '8.40'],
    ['-900.00', '-4.90'],
    ['100.00', '4.10'],
    ['900.00', '0.90'],
  ])
  expect(windows.every(({ endsAt }: { endsAt: string }) => Date.parse(endsAt) % WINDOW_MS === 0)).toBe(true)
})

test('windows of two workers at once are counted and paid once', async () => {
  story.nextDay()
  const agent = await story.agent()
  await story.contract(agent, flat(100), { scheme: 'hourly-salary' })
  await story.bet(await story.join(agent), '1000')
  house.passTime(3_600_000)
  await Promise.all([story.settle(), story.settle()])
  expect(await story.walletOf(agent)).toBe(100_000n)
})

test('all windows of a day are together what the day brings, to the smallest coin', async () => {
  story.nextDay()
  const agent: Person = await story.agent()
  const members = [await story.join(agent), await story.join(agent), await story.join(agent)]
  await story.contract(agent, flat(37), { scheme: 'realtime-salary' })
  const [stakes = []] = fc.sample(fc.array(fc.integer({ min: 1, max: 99_999 }), { minLength: 12, maxLength: 12 }), 1)
  for (const [at, cents] of stakes.entries()) {
    const member = members[at % members.length]
    if (member) await story.bet(member, (cents / 100).toFixed(2))
    await nextWindow()
  }
  // Of each account's day 37 in 10 000, rounded down to 1/10 000; the sum is cut to 0.01.
  const byMember = members.map((_, at) => stakes.reduce((sum, cents, on) => sum + (on % 3 === at ? cents : 0), 0))
  const exact = byMember.reduce((sum, cents) => sum + (BigInt(cents) * 100n * 37n) / 10_000n, 0n)
  expect(await story.walletOf(agent)).toBe(exact - (exact % 100n))
})
