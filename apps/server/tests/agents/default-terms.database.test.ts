import { addDays } from '@sanuk/contracts/calendar-day'
import type { AgentDefaults } from '@sanuk/contracts/office-agent-defaults'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import { flat, mostDaily } from './salary.fixture.ts'
import { openTerms, type TermsStory, term } from './terms.fixture.ts'

let house: TestHouse
let story: TermsStory
beforeAll(async () => {
  house = await openHouse()
  story = await openTerms(house)
})
afterAll(async () => {
  await story.close()
  await house.close()
})
beforeEach(async () => {
  await story.rules()
  await story.defaults({ types: [] })
})

/** Agents of type 1 get 0.50 % of the daily and 0.30 % of the weekly salary, those of type 2 0.20 % of the daily one. */
const DEFAULTS: AgentDefaults = {
  types: [
    { type: 1, terms: [term(50), term(30, 'weekly-salary')] },
    { type: 2, terms: [term(20)] },
  ],
}

const given = (rate: number, scheme = 'daily-salary') => ({ scheme, rate, reason: 'default' })

test('an operator who appoints an agent gives the defaults of the type, which are paid from the next period on', async () => {
  await story.defaults(DEFAULTS)
  const [one, two, sub] = [await story.agent(), await story.agent(undefined, 2), await story.agent(undefined, 41)]
  expect(await story.contractsOf(one)).toMatchObject([
    { ...given(50), from: addDays(house.today(), 1) },
    given(30, 'weekly-salary'),
  ])
  expect(await story.contractsOf(two)).toMatchObject([given(20)])
  expect(await story.contractsOf(sub)).toEqual([])
  story.nextDay()
  await story.bet(one, '10000')
  story.nextDay()
  await story.settle()
  expect(await story.walletOf(one)).toBe(500_000n)
})

test('a default that pays more than the nearest contract above, or than the rules allow, is left out', async () => {
  await story.defaults(DEFAULTS)
  const top = await story.links.agent(undefined, 42)
  await story.links.desk.owner('PUT', `/agents/${top.id}/type`, { type: 1 })
  await story.contract(top, 40)
  const between = await story.agent(top, 42)
  const below = await story.agent(top)
  expect(await story.contractsOf(below)).toMatchObject([given(30, 'weekly-salary')])
  expect(await story.contractsOf(between)).toEqual([])
  await story.rules(mostDaily(30))
  expect(await story.contractsOf(await story.agent())).toMatchObject([given(30, 'weekly-salary')])
})

test('whoever registers by a link without terms gets the defaults; with terms only these', async () => {
  const giver = await story.giver(120)
  await story.defaults(DEFAULTS)
  const [plain, withTerms] = [
    await story.links.made(giver, { type: 1 }),
    await story.links.made(giver, { type: 1, terms: [term(10)] }),
  ]
  expect(await story.contractsOf(await story.byLink(plain))).toMatchObject([given(50), given(30, 'weekly-salary')])
  expect(await story.contractsOf(await story.byLink(withTerms))).toMatchObject([
    { scheme: 'daily-salary', rate: 10, reason: 'given' },
  ])
})

test('the defaults of an account that an agent opens keep to the nearest contract, also where it is above that agent', async () => {
  const top = await story.giver(40)
  const agent = await story.links.agent(top)
  await story.defaults(DEFAULTS)
  const { member } = (await story.links.openAccount(agent, { type: 1 })).body.value
  expect(await story.contractsOf(member)).toMatchObject([given(30, 'weekly-salary')])
})

test('an agent who is closed and appointed again gets the defaults', async () => {
  const agent = await story.agent()
  await story.contract(agent, 70)
  await story.defaults(DEFAULTS)
  await story.state(agent, 'closed')
  expect((await story.appoint(agent)).status).toBe(200)
  expect(await story.contractsOf(agent)).toContainEqual({ ...given(50), from: addDays(house.today(), 1) })
})

test('defaults are proposed by one operator and hold once another one approves', async () => {
  const before = (await story.owner('GET', '/agent-money/defaults')).body.value
  expect(before).toEqual({ list: [{ types: [], effectiveFrom: house.today() }], today: house.today(), proposal: null })
  const { proposal } = (await story.proposeDefaults(DEFAULTS)).body.value
  expect((await story.proposeDefaults(DEFAULTS)).body.code).toBe('proposal_waiting')
  expect((await story.owner('POST', `/approvals/${proposal}/approve`)).body.code).toBe('own_proposal')
  expect((await story.approve(proposal)).status).toBe(200)
  const { list } = (await story.owner('GET', '/agent-money/defaults')).body.value
  // For the day that has begun without them they do not hold.
  expect(list[0]).toEqual({ ...DEFAULTS, effectiveFrom: addDays(house.today(), 1) })
  expect(await story.contractsOf(await story.agent())).toEqual([])
  story.nextDay()
  expect(await story.contractsOf(await story.agent())).toMatchObject([given(50), given(30, 'weekly-salary')])
})

test.each([
  [
    'above the most of the rules',
    [{ type: 1 as const, terms: [term(10), { scheme: 'monthly-salary' as const, tiers: flat(160) }] }],
    ['salary_rate_above_most', 'types.0.terms.1.tiers.0.rate'],
  ],
  [
    'out of order',
    [{ type: 2 as const, terms: [{ scheme: 'daily-salary' as const, tiers: [...flat(20), ...flat(10)] }] }],
    ['tiers_out_of_order', 'types.0.terms.0.tiers.1.rate'],
  ],
  [
    'of a type named twice',
    [
      { type: 2 as const, terms: [] },
      { type: 2 as const, terms: [] },
    ],
    ['invalid_request', 'types'],
  ],
])('refuses defaults %s, beside the field', async (_, types, [code, field]) => {
  const { body } = await story.proposeDefaults({ types })
  expect([body.code, body.fields[0].field]).toEqual([code, field])
})

test('refuses defaults of a scheme that the brand does not pay by', async () => {
  await story.rules(mostDaily(0))
  const { body } = await story.proposeDefaults({ types: [{ type: 1, terms: [term(10)] }] })
  expect([body.code, body.fields[0].field]).toEqual(['function_off', 'types.0.terms.0.scheme'])
})
