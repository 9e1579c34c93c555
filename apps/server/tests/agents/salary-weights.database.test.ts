import { randomUUID } from 'node:crypto'
import type { SalaryTier } from '@sanuk/contracts/agent-schemes'
import type { AgentMoneyRules } from '@sanuk/contracts/office-agent-money'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import type { Member } from '../story.fixture.ts'
import type { Played } from './agents.fixture.ts'
import { openSalary, RULES, type SalaryStory } from './salary.fixture.ts'

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
beforeEach(async () => {
  await story.rules()
  story.nextDay()
})

/** Slots count half, live games a third, sports nothing; all others in full. */
const WEIGHTS: AgentMoneyRules['weights'] = { RNG: 50, LIVE: 33, SPORTS: 0 }

/** The second tier is reached by what counts, the third one only by all valid stake. */
const TIERS: SalaryTier[] = [
  { rate: 10, valid: '0.00', active: 0 },
  { rate: 50, valid: '700.00', active: 2 },
  { rate: 80, valid: '1000.00', active: 2 },
]

const ask = async (agent: Member, path: string) =>
  (await house.call({ method: 'GET', path: `/wps/relay/agent/${path}`, token: (await story.signIn(agent)).token })).body
    .value

/** A lost round of a game of its own category: what is played is added up by game. */
const record = ({ id }: Played, gameType: string, stake: string) =>
  story.recordRound({ id, brand: story.brand }, { gameType, game: `a ${gameType} game`, stake })

/**
 * One account plays in four categories, one only what counts half, and one only what counts nothing:
 * (1 000.0001 × 50 + 200.0002 × 33 + 500 × 0 + 100 × 100) / 100 = 666.000116, rounded down once 666.0001, where each category
 * rounded down would be 666.0000; 99.99 × 50 / 100 = 49.995; 0.
 */
async function playWeighed(agent: Member) {
  const [mixed, half, none] = [await story.join(agent), await story.join(agent), await story.join(agent)]
  await record(mixed, 'RNG', '1000.0001')
  await record(mixed, 'LIVE', '200.0002')
  await record(mixed, 'SPORTS', '500')
  await record(mixed, 'PVP', '100')
  await record(half, 'RNG', '99.99')
  await record(none, 'SPORTS', '100')
  await house.followPlay()
  return { mixed, half, none }
}

test('stakes count by the weight of their category, rounded down once for each member and day', async () => {
  await story.rules({ weights: WEIGHTS })
  const agent = await story.signedAgent()
  await story.contract(agent, TIERS)
  const day = house.today()
  await playWeighed(agent)
  // Who played sports only is active, too: 100.00 is the threshold. 715.9951 reaches the second tier.
  expect((await ask(agent, 'daily-salary')).running).toMatchObject({ valid: '715.9951', active: 2, tier: 2 })
  story.nextDay()
  await story.settle()
  // 666.0001 × 0.50 % = 3.3300005 and 49.995 × 0.50 % = 0.249975, rounded down 3.33 and 0.2499: 3.5799 together.
  expect(await story.walletOf(agent)).toBe(35_700n)
  expect((await ask(agent, 'daily-salary')).list).toMatchObject([{ firstDay: day, valid: '715.9951', earned: '3.57' }])
})

test('a salary is explained with the weights of what does not count in full, and adds up', async () => {
  await story.rules({ weights: WEIGHTS })
  const agent = await story.signedAgent()
  await story.contract(agent, TIERS)
  const { mixed, half, none } = await playWeighed(agent)
  const whole = await story.join(agent)
  await record(whole, 'FISH', '50')
  await house.followPlay()
  const explained = await ask(agent, `daily-salary/${house.today()}`)
  expect(explained.parts).toEqual([
    { through: null, staked: '2049.9903', valid: '765.9951', rate: 50, deducted: 0, amount: '3.8299' },
  ])
  expect(explained).toMatchObject({ exact: '3.8299', cut: '0.0099', period: { earned: '3.82' } })
  const shown = explained.members.map(({ id, staked, valid, kinds }: { id: string } & Record<string, unknown>) => {
    return { id, staked, valid, kinds }
  })
  expect(shown).toEqual([
    {
      id: mixed.id,
      staked: '1800.0003',
      valid: '666.0001',
      kinds: expect.toSatisfy((kinds: readonly { gameType: string }[]) => {
        const inOrder = kinds.toSorted((one, other) => one.gameType.localeCompare(other.gameType))
        expect(inOrder).toEqual([
          { gameType: 'LIVE', valid: '200.0002', weight: 33 },
          { gameType: 'PVP', valid: '100.00', weight: 100 },
          { gameType: 'RNG', valid: '1000.0001', weight: 50 },
          { gameType: 'SPORTS', valid: '500.00', weight: 0 },
        ])
        return true
      }),
    },
    // What counts in full names no weights.
    { id: whole.id, staked: '50.00', valid: '50.00', kinds: [] },
    { id: half.id, staked: '99.99', valid: '49.995', kinds: [{ gameType: 'RNG', valid: '99.99', weight: 50 }] },
    { id: none.id, staked: '100.00', valid: '0.00', kinds: [{ gameType: 'SPORTS', valid: '100.00', weight: 0 }] },
  ])
})

/** Puts details in force from a day on as they stand, such as those of rules that were decided before there were weights. */
const putRules = (from: string, details: object) =>
  story.sql.query(
    `insert into salary.rules (id, brand, effective_from, details, decided_at) values ($1, $2, $3, $4, now())`,
    [randomUUID(), story.brand, from, JSON.stringify(details)],
  )

test('each day of a longer period counts by its own rules; those without weights count everything', async () => {
  story.nextWeek()
  const { weights: _weights, leastMargin: _leastMargin, ...old } = RULES
  await story.sql.query('delete from salary.rules where brand = $1', [story.brand])
  await putRules(house.today(), old)
  const agent = await story.signedAgent()
  const member = await story.join(agent)
  await story.contract(agent, [{ rate: 100, valid: '0.00', active: 0 }], { scheme: 'weekly-salary' })
  await story.bet(member, '1000')
  expect((await ask(agent, 'weekly-salary')).running).toMatchObject({ valid: '1000.00', earned: '10.00' })
  story.nextDay()
  await putRules(house.today(), { ...RULES, weights: { RNG: 25 } })
  await story.bet(member, '1000')
  expect((await ask(agent, 'weekly-salary')).running).toMatchObject({ valid: '1250.00', earned: '12.50' })
  const { list } = (await story.owner('GET', '/agent-money')).body.value
  expect(list).toMatchObject([
    { weights: { RNG: 25 }, leastMargin: null },
    { weights: {}, leastMargin: null },
  ])
})

test('where nothing of what was played counts there is no salary, and accounts are active', async () => {
  await story.rules({ weights: WEIGHTS })
  const agent = await story.signedAgent()
  await story.contract(agent, TIERS)
  await record(await story.join(agent), 'SPORTS', '100')
  await house.followPlay()
  expect((await ask(agent, 'daily-salary')).running).toMatchObject({ valid: '0.00', active: 1, earned: '0.00' })
  story.nextDay()
  await story.settle()
  expect(await story.daysOf(agent)).toEqual([])
})

test('dividends count losses, stakes and their tiers in full', async () => {
  story.nextWeek()
  await story.rules({ weights: { RNG: 0 } })
  const agent = await story.signedAgent()
  const tiers = [{ rate: 1000, valid: '500.00', active: 1, loss: '0.00' }]
  await story.contract(agent, tiers, { scheme: 'weekly-dividend' })
  await story.bet(await story.join(agent), '500')
  expect((await ask(agent, 'dividend?scheme=weekly-dividend')).running).toMatchObject({
    valid: '500.00',
    loss: '500.00',
    tier: 1,
  })
})

test('a preview weighs by the rules that are proposed, and says what all valid stake was', async () => {
  const agent = await story.signedAgent()
  await story.contract(agent, [{ rate: 100, valid: '0.00', active: 0 }])
  await story.bet(await story.join(agent), '300')
  story.nextDay()
  const daily = async (weights: AgentMoneyRules['weights']) => {
    const { body } = await story.owner('POST', '/agent-money/preview', { ...RULES, weights })
    return body.value.schemes.find(({ scheme }: { scheme: string }) => scheme === 'daily-salary')
  }
  const [whole, weighed] = [await daily({}), await daily({ RNG: 50 })]
  expect(whole.valid).toBe(whole.staked)
  expect(weighed.staked).toBe(whole.staked)
  // All play of this house but that of other tests is in slots.
  expect(Number(weighed.valid)).toBeLessThanOrEqual(Number(whole.valid) - 150)
  expect(Number(weighed.earned)).toBeLessThanOrEqual(Number(whole.earned) - 1.5)
})
