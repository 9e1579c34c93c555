import { randomUUID } from 'node:crypto'
import { addDays } from '@sanuk/contracts/calendar-day'
import type { AgentMoneyRules, CategoryMargin } from '@sanuk/contracts/office-agent-money'
import type { RebateRates } from '@sanuk/contracts/rebates'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import { openSalary, RULES, type SalaryStory } from './salary.fixture.ts'

let house: TestHouse
let story: SalaryStory
beforeAll(async () => {
  house = await openHouse()
  story = await openSalary(house)
  // The only game whose vendor states its return: a slot with 96.12 %.
  await story.job('catalogue-synchronise')
})
afterAll(async () => {
  await story.close()
  await house.close()
})
beforeEach(async () => {
  await story.rules()
  await story.sql.query('delete from rebates.plan where brand = $1', [story.brand])
})

/** Rebates from a day on: everybody's, and higher ones for upper ranks. */
const putRebates = (from: string, steps: readonly RebateRates[], open = true) => {
  const details = {
    open,
    steps: steps.map((rates, at) => ({ fromLevel: at * 3, rates })),
    least: '1',
    dayMax: '1000',
    claimDays: 7,
    play: 100,
    automatic: false,
  }
  return story.sql.query(
    'insert into rebates.plan (id, brand, effective_from, details, decided_at) values ($1, $2, $3, $4, $5)',
    [randomUUID(), story.brand, from, JSON.stringify(details), house.clock()],
  )
}

/** Salaries of 2.50 % in all. */
const MOST: AgentMoneyRules['most'] = {
  ...RULES.most,
  'daily-salary': 150,
  'weekly-salary': 0,
  'half-monthly-salary': 0,
  'monthly-salary': 100,
  'hourly-salary': 0,
  'realtime-salary': 0,
}

const propose = (rules: Partial<AgentMoneyRules>) =>
  story.owner('POST', '/agent-money', {
    ...RULES,
    most: MOST,
    effectiveFrom: addDays(house.today(), 1),
    ...rules,
  })

/** Proposes rules that are allowed and takes the proposal back. */
async function expectAllowed(rules: Partial<AgentMoneyRules>): Promise<void> {
  const { status, body } = await propose(rules)
  expect({ status, fields: body.fields }).toEqual({ status: 200, fields: undefined })
  expect((await story.owner('POST', `/approvals/${body.value.proposal}/withdraw`)).status).toBe(200)
}

const slots = (margins: readonly CategoryMargin[]) => margins.find(({ gameType }) => gameType === 'RNG')

test('rules that leave exactly the least margin are allowed, and with a weight of one per cent more refused', async () => {
  await putRebates(house.today(), [{ RNG: 50, LIVE: 200 }, { RNG: 88 }])
  // 3.88 − 0.88 − 2.50 × 80 % = 1.00 %.
  await expectAllowed({ leastMargin: 100, weights: { RNG: 80 } })
  const { status, body } = await propose({ leastMargin: 100, weights: { RNG: 81 } })
  const message =
    'Slots: the brand would keep 0.975%, less than the minimum margin of 1.00%. Allowed: a weight of at most 80%, or salary rates of at most 2.46% in total.'
  expect({ status, code: body.code, message: body.message }).toEqual({
    status: 422,
    code: 'salary_margin_too_low',
    message,
  })
  expect(body.fields).toMatchObject([{ field: 'weights.RNG', message }])
})

test('where the rebates alone leave too little, the least margin that is allowed is said beside it', async () => {
  await putRebates(house.today(), [{ RNG: 88 }])
  const { body } = await propose({ leastMargin: 301, most: { ...MOST, 'monthly-salary': 0 } })
  expect(body.fields).toMatchObject([{ field: 'leastMargin', message: expect.stringContaining('at most 3.00%') }])
})

test('rules without a least margin are not checked, nor are categories whose edge is unknown', async () => {
  await putRebates(house.today(), [{ RNG: 200, LIVE: 200 }])
  const proposed = { most: { ...MOST, 'weekly-salary': 200, 'daily-salary': 200 } }
  await expectAllowed({ ...proposed, leastMargin: null })
  // Nothing of slots counts.
  await expectAllowed({ ...proposed, leastMargin: 0, weights: { RNG: 0 } })
})

test('rebates that are decided for later count, closed ones do not', async () => {
  await putRebates(house.today(), [{ RNG: 200 }], false)
  await expectAllowed({ leastMargin: 138 })
  await putRebates(addDays(house.today(), 5), [{ RNG: 10 }])
  const { body } = await propose({ leastMargin: 138 })
  expect(body.fields).toMatchObject([{ field: 'weights.RNG' }])
  await expectAllowed({ leastMargin: 128 })
})

test('a proposal is outdated where rebates were raised before it is approved', async () => {
  await putRebates(house.today(), [{ RNG: 38 }])
  const { body } = await propose({ leastMargin: 100 })
  await putRebates(addDays(house.today(), 1), [{ RNG: 39 }])
  expect((await story.approve(body.value.proposal)).body.code).toBe('proposal_outdated')
  expect((await story.owner('GET', '/agent-money')).body.value).toMatchObject({ proposal: null, list: [RULES] })
})

test('shows what the rules of today and those that are typed leave by category', async () => {
  await story.rules({ most: MOST, weights: { RNG: 40 }, leastMargin: 200 })
  await putRebates(house.today(), [{ RNG: 80, FISH: 60 }])
  const { margins } = (await story.owner('GET', '/agent-money')).body.value
  const edge = { gameType: 'RNG', games: 1, edge: 38_800, rebate: 8_000 }
  expect(slots(margins)).toEqual({ ...edge, salary: 10_000, left: 20_800, isBelow: false })
  expect(margins).toContainEqual({
    gameType: 'FISH',
    games: 0,
    edge: null,
    rebate: 6_000,
    salary: 25_000,
    left: null,
    isBelow: false,
  })
  const typed = { ...RULES, most: MOST, weights: { RNG: 44 }, leastMargin: 200 }
  const previewed = (await story.owner('POST', '/agent-money/preview', typed)).body.value
  expect(slots(previewed.margins)).toEqual({ ...edge, salary: 11_000, left: 19_800, isBelow: true })
})
