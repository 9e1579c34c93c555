import type { AgentTier } from '@sanuk/contracts/agent-schemes'
import { addDays } from '@sanuk/contracts/calendar-day'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import type { Member } from '../story.fixture.ts'
import { type AgreementStory, openAgreements } from './agreements.fixture.ts'
import { openLinks } from './links.fixture.ts'

let house: TestHouse
let story: AgreementStory
let links: ReturnType<typeof openLinks>
beforeAll(async () => {
  house = await openHouse()
  story = await openAgreements(house)
  links = openLinks(house)
})
afterAll(async () => {
  await story.close()
  await house.close()
})
beforeEach(() => story.rules())

const DIVIDEND: readonly AgentTier[] = [{ rate: 1000, valid: '0.00', active: 0, loss: '0.00' }]

const preview = (agent: Pick<Member, 'id'>) => story.owner('GET', `/agents/${agent.id}/closing`)
const close = async (agent: Member): Promise<void> => {
  expect((await story.state(agent, 'closed')).status).toBe(200)
}
const requestsOf = async (agent: Member): Promise<string[]> => {
  const { rows } = await story.sql.query('select state from salary.request where $1 in (agent, upline) order by id', [
    agent.id,
  ])
  return rows.map(({ state }) => state)
}
/** Contracts of an agent as operators read them, the oldest first. */
const contractsOf = async (agent: Member, scheme = 'daily-salary') => {
  const { list } = (await story.owner('GET', `/agent-money/contracts/${agent.id}?scheme=${scheme}`)).body.value
  return list
    .map(({ tiers, from, until }: { tiers: AgentTier[]; from: string; until: string | null }) => {
      return [tiers.at(-1)?.rate ?? 0, from, until]
    })
    .toReversed()
}

test('a closing ends requests in both directions, contracts and links, as it was shown', async () => {
  const top = await story.signedAgent()
  const agent = await story.signedAgent(top)
  await story.contract(top, 120)
  await story.contract(top, DIVIDEND, { scheme: 'dividend' })
  await story.contract(agent, 60)
  await story.join(agent)
  await links.made(agent)
  expect((await story.ask(top, agent, 80)).status).toBe(200)
  const below = await openAgreements(house, 'dividend')
  expect((await below.ask(agent, top, DIVIDEND)).status).toBe(200)
  const today = house.today()
  const tomorrow = addDays(today, 1)
  expect((await preview(agent)).body.value).toEqual({
    parent: { id: top.id, username: top.username },
    members: 1,
    holdsFrom: tomorrow,
    contracts: [{ scheme: 'daily-salary', lastDay: today }],
    requests: [
      { id: expect.any(String), scheme: 'daily-salary', other: { id: top.id, username: top.username }, isOwn: false },
      { id: expect.any(String), scheme: 'dividend', other: { id: top.id, username: top.username }, isOwn: true },
    ],
    unpaid: [],
    links: 1,
    freezes: { kept: 0, lifted: 0 },
    proposals: 0,
  })
  await close(agent)
  expect(await requestsOf(agent)).toEqual(['outdated', 'outdated'])
  expect(await contractsOf(agent)).toEqual([
    [60, today, tomorrow],
    [0, tomorrow, null],
  ])
  const { rows } = await story.sql.query(
    'select count(*)::int as open from links.link where agent = $1 and closed_at is null',
    [agent.id],
  )
  expect(rows).toEqual([{ open: 0 }])
  expect((await preview(agent)).body.code).toBe('agent_closed')
  await below.close()
})

test('a contract that was to begin after the closing begins for nobody, also where the agent is appointed again', async () => {
  const agent = await story.signedAgent()
  await story.contract(agent, 60)
  const [tomorrow, later] = [addDays(house.today(), 1), addDays(house.today(), 3)]
  await story.contract(agent, 90, { from: later })
  await close(agent)
  expect(await contractsOf(agent)).toEqual([
    [60, house.today(), tomorrow],
    [0, tomorrow, later],
    [0, later, null],
  ])
  story.nextDay()
  expect((await story.appoint(agent)).status).toBe(200)
  for (let day = 0; day < 3; day += 1) story.nextDay()
  await story.bet(await story.join(agent), '1000')
  story.nextDay()
  await story.settle()
  expect(await story.walletOf(agent)).toBe(0n)
})

test('what was earned up to the closing is paid afterwards, also below the least amount, and nothing later is earned', async () => {
  await story.rules({ least: '100' })
  const [agent, other] = [await story.signedAgent(), await story.signedAgent()]
  for (const one of [agent, other]) {
    await story.contract(one, 60)
    await story.bet(await story.join(one), '1000')
  }
  story.nextDay()
  await story.settle()
  expect(await story.walletOf(agent)).toBe(0n)
  const member = await story.join(agent)
  await story.bet(member, '500')
  expect((await preview(agent)).body.value.unpaid).toEqual([{ scheme: 'daily-salary', due: '6.00', waiting: '0.00' }])
  await close(agent)
  // Until the day is over the agent stands, and may still earn.
  await story.settle()
  expect(await story.walletOf(agent)).toBe(0n)
  story.nextDay()
  await story.bet(member, '5000')
  await story.settle()
  expect(await story.walletOf(agent)).toBe(90_000n)
  story.nextDay()
  await story.settle()
  expect(await story.walletOf(agent)).toBe(90_000n)
  expect(await story.walletOf(other)).toBe(0n)
})

test('a dividend bill waits for its approval after the closing and is paid then, however little it is', async () => {
  await story.rules({ least: '500' })
  story.nextWeek()
  const count = async () => {
    for (const job of ['close-periods', 'follow-corrections', 'pay']) await story.job(`dividend-${job}`)
  }
  await count()
  const agent = await story.signedAgent()
  await story.contract(agent, DIVIDEND, { scheme: 'weekly-dividend' })
  const member = await story.join(agent)
  const firstDay = house.today()
  await story.bet(member, '1000')
  story.nextWeek()
  await count()
  expect((await preview(agent)).body.value.unpaid).toEqual([
    { scheme: 'weekly-dividend', due: '0.00', waiting: '100.00' },
  ])
  await close(agent)
  story.nextDay()
  await count()
  expect(await story.walletOf(agent)).toBe(0n)
  const body = { scheme: 'weekly-dividend', firstDay, denied: [] }
  const { proposal } = (await story.owner('POST', '/agent-money/bills', body)).body.value
  expect((await story.approve(proposal)).status).toBe(200)
  await count()
  expect(await story.walletOf(agent)).toBe(1_000_000n)
})

test('a closed agent’s part of a week is counted with the week and paid after it', async () => {
  await story.rules({ least: '50' })
  story.nextWeek()
  const agent = await story.signedAgent()
  await story.contract(agent, 100, { scheme: 'weekly-salary' })
  await story.bet(await story.join(agent), '1000')
  await close(agent)
  story.nextDay()
  await story.settle()
  expect(await story.walletOf(agent)).toBe(0n)
  story.nextWeek()
  await story.settle()
  expect(await story.walletOf(agent)).toBe(100_000n)
})

test('freezes go on below an agent above, who may lift them, and end where nobody stands above', async () => {
  const [top, alone] = [await story.signedAgent(), await story.signedAgent()]
  const agent = await story.signedAgent(top)
  const joined = async (above: Member) => {
    const { token } = await story.signIn(above)
    return story.member({ affiliateCode: (await links.made({ ...above, token })).code })
  }
  const ask = async (by: Member, what: string, body?: object) => {
    const [method = '', path = ''] = what.split(' ')
    const { token } = await story.signIn(by)
    return house.call({ method, path: `/wps/agent/members${path}`, token, ...(body && { body }) })
  }
  const [kept, lifted] = [await joined(agent), await joined(alone)]
  for (const [by, of] of [
    [agent, kept],
    [alone, lifted],
  ] as const)
    expect((await ask(by, `POST /${of.id}/freezes`, { kind: 'betting', reason: 'Shared account' })).status).toBe(200)
  expect((await preview(agent)).body.value.freezes).toEqual({ kept: 1, lifted: 0 })
  expect((await preview(alone)).body.value.freezes).toEqual({ kept: 0, lifted: 1 })
  await close(agent)
  await close(alone)
  const freezesOf = async (member: Member) => {
    const { token } = await story.signIn(member)
    return (await house.call({ method: 'GET', path: '/wps/member/freezes', token })).body.value.list.length
  }
  expect([await freezesOf(kept), await freezesOf(lifted)]).toEqual([1, 0])
  const { list } = (await story.owner('GET', `/members/${lifted.id}/freezes`)).body.value
  expect(list).toMatchObject([{ liftedBy: 'operator', liftedBecause: 'As agreed' }])
  story.nextDay()
  expect((await ask(top, `DELETE /${kept.id}/freezes/betting`)).status).toBe(200)
  expect(await freezesOf(kept)).toBe(0)
})

test('an agent with agents below cannot be closed, and a preview says so', async () => {
  const top = await story.signedAgent()
  await story.signedAgent(top)
  expect((await preview(top)).body.code).toBe('agent_has_agents')
  expect((await story.state(top, 'closed')).body.code).toBe('agent_has_agents')
})
