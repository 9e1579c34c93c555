import { addDays, dayOf } from '@sanuk/contracts/calendar-day'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import type { Member } from '../story.fixture.ts'
import type { Person } from './agents.fixture.ts'
import { flat, mostDaily, openSalary, RULES, type SalaryStory } from './salary.fixture.ts'

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

const propose = ({ id }: Pick<Person, 'id'>, rate: number) =>
  story.owner('POST', `/agent-money/contracts/${id}`, { scheme: 'daily-salary', tiers: flat(rate) })
const read = async ({ id }: Pick<Person, 'id'>) =>
  (await story.owner('GET', `/agent-money/contracts/${id}?scheme=daily-salary`)).body.value

/** Proposes a rate and has it approved; answers the code of what was refused first, or `null`. */
async function agree(agent: Pick<Person, 'id'>, rate: number): Promise<string | null> {
  const proposed = await propose(agent, rate)
  if (proposed.status !== 200) return proposed.body.code
  const approved = await story.approve(proposed.body.value.proposal)
  return approved.status === 200 ? null : approved.body.code
}

const ask = async (member: Member, path = '') =>
  house.call({ method: 'GET', path: `/wps/relay/agent/daily-salary${path}`, token: member.token })

test('a contract approved by a second operator pays from the next day on, and its day opens into members', async () => {
  // The month must not end before the day is paid.
  while ([1, 2].some((days) => addDays(house.today(), days).endsWith('-01'))) story.nextDay()
  const booked = dayOf(new Date(), 'Asia/Bangkok')
  const top = await story.signedAgent()
  const below = await story.agent(top)
  const [own, other] = [await story.join(top), await story.join(below)]
  expect(await agree(top, 120)).toBeNull()
  expect(await agree(below, 50)).toBeNull()
  const before = (await ask(top)).body.value
  expect(before).toMatchObject({ contract: null, next: { tiers: flat(120) }, running: null, month: '0.00', list: [] })
  await story.bet(own, '10000')
  story.nextDay()
  const day = house.today()
  expect(before.next.from).toBe(day)
  await story.settle()
  expect(await story.walletOf(top)).toBe(0n)
  await story.bet(own, '1000')
  await story.bet(own, '500')
  await story.bet(other, '3000.05')
  const now = await story.signIn(top)
  expect((await ask(now)).body.value).toMatchObject({
    contract: { tiers: flat(120) },
    next: null,
    running: {
      firstDay: day,
      lastDay: day,
      state: 'running',
      tier: 1,
      rate: 120,
      valid: '4500.05',
      earned: '39.00',
      paid: '0.00',
    },
  })
  story.nextDay()
  await story.settle()
  const later = await story.signIn(top)
  const standing = (await ask(later)).body.value
  // 1 500 × 1.20 % = 18.00 and 3 000.05 × 0.70 % = 21.00035, of which 0.0003 are kept and then cut.
  expect(standing).toMatchObject({ month: '39.00', inAll: '39.00', running: { state: 'running', valid: '0.00' } })
  expect(standing.list).toMatchObject([
    { firstDay: day, state: 'paid', valid: '4500.05', earned: '39.00', paid: '39.00' },
  ])
  const explained = (await ask(later, `/${day}`)).body.value
  expect(explained).toMatchObject({
    period: { firstDay: day, state: 'paid' },
    contract: { tiers: flat(120), from: day },
    windows: [],
    parts: [
      { through: { username: below.username }, valid: '3000.05', rate: 120, deducted: 50, amount: '21.0003' },
      { through: null, valid: '1500.00', rate: 120, deducted: 0, amount: '18.00' },
    ],
    exact: '39.0003',
    cut: '0.0003',
    members: [
      { username: other.username, rounds: 1, valid: '3000.05', deducted: 50, amount: '21.0003' },
      { username: own.username, rounds: 2, valid: '1500.00', deducted: 0, amount: '18.00' },
    ],
    nextCursor: null,
  })
  // The books have a clock of their own.
  const record = await house.call({
    method: 'GET',
    path: `/wps/member/account-record?from=${booked}&to=${house.today()}&group=reward`,
    token: later.token,
  })
  expect(record.body.value.list).toMatchObject([{ kind: 'salary', amount: '39.00' }])
  const tomorrow = new Date(Date.parse(house.today()) + 86_400_000).toISOString().slice(0, 10)
  expect((await ask(later, `/${tomorrow}`)).status).toBe(404)
})

test('pages of members follow one another without gap or repetition', async () => {
  const top = await story.signedAgent()
  await story.contract(top, 100)
  const members: Person[] = []
  for (let number = 0; number < 53; number += 1) {
    const member = await story.join(top)
    await story.recordRound({ id: member.id, brand: story.brand }, { stake: String(10 + (number % 5)) })
    members.push(member)
  }
  await house.followPlay()
  const first = (await ask(top, `/${house.today()}`)).body.value
  const second = (await ask(top, `/${house.today()}?cursor=${first.nextCursor}`)).body.value
  expect(second.nextCursor).toBeNull()
  const named = [...first.members, ...second.members].map(({ username }: Person) => username)
  expect(named.toSorted()).toEqual(members.map(({ username }) => username).toSorted())
})

test('refuses rates that do not fit the rules and the contracts above and below, by name', async () => {
  const top = await story.agent()
  const middle = await story.agent(top)
  const low = await story.agent(middle)
  await story.contract(top, 100)
  await story.contract(low, 40)
  expect(await agree(middle, 151)).toBe('salary_rate_above_most')
  const tooHigh = await propose(middle, 101)
  expect(tooHigh.body).toMatchObject({ code: 'salary_rate_above_upline', fields: [{ field: 'tiers.0.rate' }] })
  expect(tooHigh.body.fields[0].message).toContain(`1.00% that ${top.username}`)
  const tooLow = await propose(middle, 39)
  expect(tooLow.body.code).toBe('salary_rate_below_downline')
  expect(tooLow.body.message).toContain(`${low.username}, an agent below, is paid up to 0.40%`)
  expect(await read(middle)).toMatchObject({
    tiers: [],
    most: 150,
    above: { username: top.username, tiers: flat(100) },
    below: { username: low.username, tiers: flat(40) },
    proposal: null,
  })
  expect(await agree(low, 101)).toBe('salary_rate_above_upline')
  expect(await agree(middle, 0)).toBe('changed_meanwhile')
  expect(await agree(middle, 201)).toBe('salary_rate_above_most')
  expect(await agree(middle, 40)).toBeNull()
  expect(await agree(low, 41)).toBe('salary_rate_above_upline')
  await story.rules(mostDaily(0))
  expect(await agree(low, 30)).toBe('function_off')
  // A contract can always be ended.
  expect(await agree(low, 0)).toBeNull()
  expect((await read(low)).list).toMatchObject([{ tiers: [], until: null }, { tiers: flat(40) }])
})

test('no contract for closed agents, plain members and agents of other brands', async () => {
  const agent = await story.agent()
  await story.state(agent, 'closed')
  expect(await agree(agent, 10)).toBe('agent_closed')
  expect((await propose(await story.join(), 10)).status).toBe(404)
  const { rows } = await story.sql.query('select member as id from agents.agent where brand <> $1 limit 1', [
    story.brand,
  ])
  expect((await propose(rows[0], 10)).status).toBe(404)
})

test('refuses an outdated proposal, and a second one while one waits', async () => {
  const top = await story.agent()
  const below = await story.agent(top)
  const { proposal } = (await propose(top, 50)).body.value
  expect((await propose(top, 60)).body.code).toBe('proposal_waiting')
  expect((await story.owner('POST', `/approvals/${proposal}/approve`)).body.code).toBe('own_proposal')
  await story.contract(below, 70)
  expect((await story.approve(proposal)).body.code).toBe('proposal_outdated')
  expect(await agree(top, 70)).toBeNull()
})

test('a proposal in one scheme says by whom it is, is found by its id, and leaves other schemes open', async () => {
  const agent = await story.agent()
  const weekly = { scheme: 'weekly-salary', tiers: flat(40) }
  const { proposal } = (await propose(agent, 50)).body.value
  const proposedInWeek = await story.owner('POST', `/agent-money/contracts/${agent.id}`, weekly)
  expect(proposedInWeek.status).toBe(200)
  const standing = async (scheme: string) =>
    (await story.owner('GET', `/agent-money/contracts/${agent.id}?scheme=${scheme}`)).body.value.proposal
  expect(await standing('daily-salary')).toEqual({
    id: proposal,
    proposedBy: 'operator',
    proposedAt: house.clock().toISOString(),
  })
  expect((await standing('weekly-salary')).id).toBe(proposedInWeek.body.value.proposal)
  expect(await standing('monthly-salary')).toBeNull()
  const found = (await story.owner('GET', `/approvals?search=${proposal}`)).body.value.list
  expect(found).toMatchObject([{ id: proposal, details: { scheme: 'daily-salary' } }])
  expect(await story.approve(proposal)).toMatchObject({ status: 200 })
  expect(await standing('daily-salary')).toBeNull()
  expect((await standing('weekly-salary')).id).toBe(proposedInWeek.body.value.proposal)
})

test('the database refuses rates out of order, whoever writes them', async () => {
  const top = await story.agent()
  const below = await story.agent(top)
  await story.contract(top, 50)
  await expect(story.contract(below, 51)).rejects.toThrow('above')
  await story.contract(below, 50)
  const lowered = story.sql.query('update salary.contract set tiers = $2 where agent = $1', [
    top.id,
    JSON.stringify(flat(49)),
  ])
  await expect(lowered).rejects.toThrow('below')
  await expect(story.contract(await story.agent(), 201)).rejects.toThrow('check constraint')
})

test('two proposals approved at once never leave a lower rate above a higher one', async () => {
  const top = await story.agent()
  const below = await story.agent(top)
  const proposals = [(await propose(top, 50)).body.value.proposal, (await propose(below, 60)).body.value.proposal]
  const answers = await Promise.all(proposals.map((proposal) => story.approve(proposal)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('rules are previewed by present contracts and each day’s branches, and need a second operator', async () => {
  const top = await story.agent()
  const below = await story.agent(top)
  const member = await story.join(below)
  await story.contract(top, 100)
  story.nextDay()
  await story.bet(member, '2000')
  story.nextDay()
  await story.contract(below, 60)
  const preview = async (changes: object) =>
    (await story.owner('POST', '/agent-money/preview', { ...RULES, ...changes })).body.value
  const daily = async (rate: number) => (await preview(mostDaily(rate))).schemes[0]
  const [full, less] = [await daily(150), await daily(80)]
  expect(full).toMatchObject({ scheme: 'daily-salary', to: addDays(house.today(), -1) })
  expect(Number(full.earned) - Number(less.earned)).toBeGreaterThanOrEqual(4)
  expect((await daily(0)).scheme).toBe('weekly-salary')
  const body = { ...RULES, ...mostDaily(60), effectiveFrom: house.today() }
  const { proposal } = (await story.owner('POST', '/agent-money', body)).body.value
  expect((await story.approve(proposal)).status).toBe(200)
  const { list, today } = (await story.owner('GET', '/agent-money')).body.value
  // The day that has begun stays under what it began with.
  expect(list[0]).toMatchObject(mostDaily(60))
  expect(list[0].effectiveFrom > today).toBe(true)
})

test('operators list salaries by day, agent and amount', async () => {
  const [one, other] = [await story.agent(), await story.agent()]
  for (const agent of [one, other]) {
    await story.contract(agent, 100)
    await story.bet(await story.join(agent), agent === one ? '1000' : '3000')
  }
  const day = house.today()
  story.nextDay()
  await story.settle()
  const list = async (query: string) => (await story.owner('GET', `/agent-money/salaries?${query}`)).body.value.list
  expect(await list(`search=${one.username}`)).toMatchObject([
    {
      agent: { username: one.username },
      scheme: 'daily-salary',
      day,
      lastDay: day,
      state: 'paid',
      tier: 1,
      rate: 100,
      valid: '1000.00',
      earned: '10.00',
      paid: '10.00',
    },
  ])
  expect(await list(`agent=${other.id}&from=${day}&to=${day}`)).toMatchObject([{ earned: '30.00' }])
  expect(await list(`agent=${other.id}&from=${house.today()}`)).toEqual([])
  const largest = await list(`from=${day}&to=${day}&sort=largest&least=10`)
  expect(largest.map(({ earned }: { earned: string }) => earned)).toEqual(['30.00', '10.00'])
})

test('row-level security hides contracts, days and payments of other branches', async () => {
  const [mine, strange] = [await story.agent(), await story.agent()]
  const below = await story.agent(mine)
  for (const [agent, rate] of [
    [mine, 100],
    [below, 50],
    [strange, 100],
  ] as const) {
    await story.contract(agent, rate)
    await story.bet(await story.join(agent), '1000')
  }
  story.nextDay()
  await story.settle()
  const client = await house.pool.connect()
  try {
    for (const table of ['contract', 'earning', 'payment']) {
      await client.query(`select set_config('sanuk.branch', $1, false)`, [mine.id])
      const seen = await client.query(`select distinct agent from salary.${table}`)
      expect(new Set(seen.rows.map(({ agent }) => agent))).toEqual(new Set([mine.id, below.id]))
      await client.query(`select set_config('sanuk.branch', '', false)`)
      const all = await client.query(`select from salary.${table} where agent = $1`, [strange.id])
      expect(all.rows.length).toBe(1)
    }
  } finally {
    await client.query(`select set_config('sanuk.branch', '', false)`)
    client.release()
  }
  const member = await story.member()
  expect((await ask(member)).status).toBe(403)
})
