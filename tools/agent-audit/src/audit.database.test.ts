import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person, Played } from '../../../apps/server/tests/agents/agents.fixture.ts'
import { flat, openSalary, type SalaryStory } from '../../../apps/server/tests/agents/salary.fixture.ts'
import { openHouse, type TestHouse } from '../../../apps/server/tests/house.fixture.ts'
import { auditAgents, type BrandFound } from './audit.ts'
import { readDay } from './calendar.ts'
import { describeDifference } from './describe.ts'

let house: TestHouse
let story: SalaryStory
let client: pg.Client
let people: Awaited<ReturnType<typeof playStory>>
beforeAll(async () => {
  house = await openHouse()
  story = await openSalary(house)
  client = new pg.Client({ connectionString: house.clones.ownerUrl, options: '-c sanuk.brand=*' })
  await client.connect()
  people = await playStory()
})
afterAll(async () => {
  await client.end()
  await story.close()
  await house.close()
})

const TIERS = [
  { rate: 20, valid: '0.00', active: 0 },
  { rate: 60, valid: '3000.00', active: 2 },
]

/** Lets the next five minutes of the day come, and counts and pays what they brought. */
async function nextWindow(): Promise<void> {
  house.passTime(5 * 60_000)
  await story.settle()
}

async function nextDay(): Promise<void> {
  story.nextDay()
  await house.followPlay()
  await story.settle()
}

/** From today on slots count half, live games a third and sports nothing; somebody plays two of them. */
async function weigh(member: Played): Promise<void> {
  await client.query(
    `insert into salary.rules (id, brand, effective_from, details, decided_at)
     select gen_random_uuid(), brand, $1, details || '{"weights": {"RNG": 50, "LIVE": 33, "SPORTS": 0}}', now()
       from salary.rules where brand = $2 order by effective_from desc limit 1`,
    [house.today(), story.brand],
  )
  // Rounded down once that is more than rounded down by category: 0.0001 × 50 % + 0.0002 × 33 %.
  await story.play(member, { stake: '0.0001' })
  await story.play(member, { stake: '0.0002', gameType: 'LIVE', game: 'a table' })
}

type Actors = Readonly<Record<'low' | 'beside', Person>> & Readonly<Record<'one' | 'idle', Played>>

/** What happens at the end of some days. */
const eventsOf = ({ low, beside, one, idle }: Actors): Readonly<Record<number, () => Promise<void>>> => ({
  2: async () => {
    expect((await story.appoint(one)).status).toBe(200)
    await story.contract(one, 5)
  },
  4: async () => expect(await story.move(low, beside)).toBe(null),
  6: async () => expect((await story.state(one, 'closed')).status).toBe(200),
  7: async () => {
    await askForNoActiveStake()
    await story.takeBack(await story.bet(idle, '50'))
    await story.play(idle, { stake: '50', win: '50', gameType: 'LIVE', game: 'a table' })
  },
  8: async () => expect((await story.appoint(one)).status).toBe(200),
})

/** From today on any valid stake makes an account active. */
async function askForNoActiveStake(): Promise<void> {
  await client.query(
    `insert into salary.rules (id, brand, effective_from, details, decided_at)
     select gen_random_uuid(), brand, $1, details || '{"activeLeast": "0"}', now() from salary.rules where brand = $2
      order by effective_from desc limit 1`,
    [house.today(), story.brand],
  )
}

/**
 * Ten days of a line of three agents and one beside it: play in every scheme, a round that is taken back, one that is
 * counted late, somebody who is appointed in the middle, a branch that moves, an agent who is closed, play of which nothing
 * counts, and categories that begin to be weighed.
 */
async function playStory() {
  await story.rules()
  const top = await story.agent()
  const middle = await story.agent(top)
  const low = await story.agent(middle)
  const beside = await story.agent()
  for (const scheme of ['daily-salary', 'realtime-salary', 'weekly-salary', 'half-monthly-salary'] as const) {
    await story.contract(top, 120, { scheme })
    await story.contract(middle, TIERS, { scheme })
    await story.contract(low, flat(10), { scheme })
    await story.contract(beside, 100, { scheme })
  }
  const [one, other, own] = [await story.join(low), await story.join(middle), await story.join(top)]
  const idle = await story.join(middle)
  const invited = await story.join(one)
  const events = eventsOf({ low, beside, one, idle })
  for (let day = 0; day < 10; day += 1) {
    if (day === 5) await weigh(one)
    await story.bet(one, '1234.56')
    await nextWindow()
    const round = await story.bet(other, '2345.67')
    await story.play(invited, { stake: '77.77', win: '77.70', gameType: 'LIVE', game: 'a table' })
    await story.play(own, { stake: '10.01', gameType: 'SPORTS', game: 'a match' })
    await story.bet(beside, '500')
    await nextWindow()
    if (day === 1) await story.takeBack(round)
    await events[day]?.()
    await nextDay()
    if (day === 5) {
      const yesterday = new Date(house.clock().getTime() - 3_600_000)
      await story.recordRound({ id: own.id, brand: story.brand }, { stake: '999.99', at: yesterday })
      await house.followPlay()
      await story.settle()
    }
  }
  return { top, middle, low, beside, one, other, own, invited }
}

/** What the audit finds once `plant` has changed something, which is undone again. */
async function auditAfter(plant: string, values: readonly unknown[] = [], options = {}): Promise<BrandFound> {
  await client.query('begin isolation level repeatable read')
  try {
    // Nobody counts what is planted in the rounds.
    await client.query('alter table wagers.round disable trigger user')
    if (plant !== '') expect((await client.query(plant, [...values])).rowCount).toBe(1)
    const [found] = await auditAgents(client, { brand: 'SANUK', ...options })
    if (!found) throw new Error('the brand was not looked at')
    return found
  } finally {
    await client.query('rollback')
  }
}

test('a story that was paid by the rules shows no difference in any scheme', async () => {
  const { differences, schemes, payments, paid, windows } = await auditAfter('')
  expect(differences).toEqual([])
  const periods = Object.fromEntries(schemes.map(({ scheme, periods: count }) => [scheme, count]))
  expect(periods).toMatchObject({ 'daily-salary': 10, 'realtime-salary': 10 })
  // Ten days end one week or two.
  expect(periods['weekly-salary']).toBeGreaterThan(0)
  expect(schemes.every(({ waiting }) => waiting === 0)).toBe(true)
  expect(Math.min(payments, windows)).toBeGreaterThan(20)
  const wallets = await Promise.all(Object.values(people).map((person) => story.walletOf(person)))
  expect(paid).toBe(wallets.reduce((sum, held) => sum + held, 0n))
})

const run = (...words: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts'), ...words], {
    env: { PATH: process.env.PATH, SANUK_DATABASE_URL: house.clones.serverUrl },
    encoding: 'utf8',
  })

test('the program reads as the server’s role, says what it compared and ends with 0, or with 1 for a difference', async () => {
  const { status, stdout } = run('audit', '--brand', 'SANUK')
  expect({ status, last: stdout.trim().split('\n').at(-1) }).toEqual({ status: 0, last: '✓ SANUK: nothing differs.' })
  expect(stdout).toMatch(/daily-salary: 10 periods from .* salaries; valid stake of teams [\d.]+, earned [\d.]+ THB/)
  const change = 'update salary.earning set active = active + $3 where scheme = $1 and agent = $2 and first_day = $4'
  const which = ['daily-salary', people.low.id]
  await client.query(change, [...which, 1, await firstDay()])
  try {
    const found = run('audit', '--json')
    const brands: BrandFound[] = JSON.parse(found.stdout)
    expect(found.status).toBe(1)
    expect(brands.flatMap(({ differences }) => differences)).toMatchObject([
      { what: 'active accounts', agent: people.low.id, kept: '2', right: '1' },
    ])
  } finally {
    await client.query(change, [...which, -1, await firstDay()])
  }
  expect(run('audit', 'twice').status).toBe(2)
})

/** The first day of the story. */
async function firstDay(): Promise<string> {
  const { rows } = await client.query(
    'select min(first_day)::text as day from salary.closed_period where scheme = $1',
    ['daily-salary'],
  )
  return rows[0].day
}

test('periods are limited to days', async () => {
  const day = readDay(await firstDay())
  const { schemes, differences } = await auditAfter('', [], { from: day, to: day + 2 })
  expect(differences).toEqual([])
  expect(schemes.find(({ scheme }) => scheme === 'daily-salary')?.periods).toBe(3)
  expect(schemes.some(({ scheme }) => scheme === 'weekly-salary')).toBe(false)
})

test('names a changed salary with its agent, scheme and period', async () => {
  const { low } = people
  const day = await firstDay()
  const plant = `update salary.earning set earned = earned + 100 where scheme = 'daily-salary' and agent = $1 and first_day = $2`
  const { differences } = await auditAfter(plant, [low.id, day])
  // 1 234.56 × 0.10 % = 1.23456, of the member whom they invited 0.07 at risk.
  const expected = { about: 'earning', what: 'earned', agent: low.id, scheme: 'daily-salary', day }
  expect(differences).toEqual([{ ...expected, kept: '1.24', right: '1.23' }])
  const [one] = differences
  if (!one) throw new Error('nothing differs')
  expect(describeDifference(one, new Map([[low.id, low.username]]))).toBe(
    `${low.username} (${low.id}), daily-salary, ${day}, earned: 1.24 is kept, 1.23 is right: 0.01 too much`,
  )
})

test('names a salary of which the row is gone', async () => {
  const { beside } = people
  const day = await firstDay()
  const plant = `delete from salary.earning where scheme = 'daily-salary' and agent = $1 and first_day = $2`
  const { differences } = await auditAfter(plant, [beside.id, day])
  expect(differences).toContainEqual(
    expect.objectContaining({ about: 'earning', what: 'earned', agent: beside.id, day, kept: '0.00', right: '5.00' }),
  )
  expect(differences).toContainEqual(expect.objectContaining({ about: 'payment', agent: beside.id }))
})

test('names a payment that is changed, beside the periods and in the books', async () => {
  const { beside } = people
  const plant = `update salary.payment set amount = amount + 100 where id = (
    select id from salary.payment where scheme = 'daily-salary' and agent = $1 order by made_at limit 1)`
  const { differences } = await auditAfter(plant, [beside.id])
  expect(differences.map(({ about, agent }) => [about, agent])).toEqual([
    ['books', beside.id],
    ['payment', beside.id],
  ])
  expect(differences[0]).toMatchObject({
    kept: `5.00 as kind 36 from house salaries to member ${beside.id}`,
    right: '5.01 from house salaries to the agent’s wallet',
  })
})

test('names a transfer of the house that no payment explains', async () => {
  const { beside } = people
  const plant = `delete from salary.payment where id = (
    select id from salary.payment where scheme = 'daily-salary' and agent = $1 order by made_at limit 1)`
  const { differences } = await auditAfter(plant, [beside.id])
  expect(differences.map(({ about }) => about)).toEqual(['payment', 'books', 'books'])
  expect(differences[2]).toMatchObject({ kept: '5.00 as kind 36 from house salaries', right: 'no payment says so' })
})

test('names the member and the agent whose places in the tree are not what history says', async () => {
  const { middle, beside, other, top } = people
  const moved = await auditAfter('update agents.belongs set agent = $2 where member = $1', [other.id, beside.id])
  expect(moved.differences).toEqual([
    {
      about: 'tree',
      what: 'to whom the member belongs',
      agent: other.id,
      day: await firstDay(),
      kept: beside.id,
      right: middle.id,
    },
  ])
  const lifted = await auditAfter('update agents.stands set ancestors = array[agent], parent = null where agent = $1', [
    middle.id,
  ])
  expect(lifted.differences).toMatchObject([
    { about: 'tree', agent: middle.id, kept: middle.id, right: `${top.id} ${middle.id}` },
  ])
})

test('counts by the history of the tree: a move that it lacks changes salaries', async () => {
  const { low, beside, top } = people
  const plant = 'delete from agents.history where member = $1 and until is null'
  const { differences } = await auditAfter(plant, [low.id])
  const named = (about: string, id: string) => differences.some((one) => one.about === about && one.agent === id)
  expect([named('tree', low.id), named('earning', beside.id), named('earning', top.id)]).toEqual([true, true, true])
})

test('counts by the rounds: one that says otherwise than what was counted changes salaries', async () => {
  const day = await firstDay()
  const plant = `update wagers.round set stake = stake + 1000000 where id = (
    select id from wagers.round where member = $1 order by settled_at limit 1)`
  const { differences } = await auditAfter(plant, [people.one.id])
  const whose = differences.filter(({ what, scheme }) => what === 'earned' && scheme === 'daily-salary')
  // 100.00 more by the rates of that day: 0.10 %, 0.60 − 0.10 % and 1.20 − 0.60 %.
  expect(whose.map((one) => `${one.agent} ${one.day}`).toSorted()).toEqual(
    [people.top, people.middle, people.low].map(({ id }) => `${id} ${day}`).toSorted(),
  )
})

test('leaves periods out of which play waits to be counted', async () => {
  const plant = `insert into wagers.uncounted (brand, member, currency, vendor, game, game_type, settled_at, rounds, stake, win, valid)
    select brand, member, currency, vendor, game, game_type, settled_at, 1, 0, 0, 0 from wagers.round
     where member = $1 order by settled_at limit 1`
  const { schemes, differences } = await auditAfter(plant, [people.one.id])
  expect(differences).toEqual([])
  expect(schemes.find(({ scheme }) => scheme === 'daily-salary')).toMatchObject({ periods: 9, waiting: 1 })
})

test('names windows that are not their day together, and a period that was never closed', async () => {
  const { top } = people
  const day = await firstDay()
  const window = `update salary.time_window set earned = earned + 100 where ctid = (
    select ctid from salary.time_window where scheme = 'realtime-salary' and agent = $1 and day = $2 limit 1)`
  expect((await auditAfter(window, [top.id, day])).differences).toMatchObject([
    { about: 'windows', agent: top.id, scheme: 'realtime-salary', day },
  ])
  const second = `delete from salary.closed_period where scheme = 'daily-salary' and first_day = $1::date + 1`
  const { differences } = await auditAfter(second, [day])
  expect(differences.map(({ about, kept }) => [about, kept])).toEqual([
    ['period', 'not closed'],
    ['period', 'counted'],
  ])
})
