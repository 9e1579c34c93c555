import { addDays } from '@sanuk/contracts/calendar-day'
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
beforeEach(() => story.rules())

/** The first day of the next half month of a business day. */
const nextHalfMonth = (day: string): string => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return date <= 15
    ? `${day.slice(0, 8)}16`
    : `${month === 12 ? year + 1 : year}-${String((month % 12) + 1).padStart(2, '0')}-01`
}

test('the terms of a link become contracts of whoever registers by it, from the next period on, and are paid', async () => {
  const giver = await story.giver(120)
  await story.contract(giver, 4000, { scheme: 'dividend' })
  const terms = [term(50), term(1500, 'dividend')]
  const link = await story.links.made(giver, { type: 2, terms })
  expect(link.terms).toMatchObject([
    { scheme: 'daily-salary', tiers: [{ rate: 50 }], holds: true },
    { scheme: 'dividend', tiers: [{ rate: 1500 }], holds: true },
  ])
  expect((await story.links.check(link.code)).terms).toEqual(terms)
  const friend = await story.byLink(link)
  expect(await story.contractsOf(friend)).toEqual([
    { scheme: 'daily-salary', from: addDays(house.today(), 1), rate: 50, reason: 'given' },
    { scheme: 'dividend', from: nextHalfMonth(house.today()), rate: 1500, reason: 'given' },
  ])
  await story.bet(friend, '10000')
  story.nextDay()
  await story.settle()
  // Nothing was agreed for the day of the registration: all of it is the inviter's.
  expect([await story.walletOf(giver), await story.walletOf(friend)]).toEqual([1_200_000n, 0n])
  await story.bet(friend, '10000')
  story.nextDay()
  await story.settle()
  expect([await story.walletOf(giver), await story.walletOf(friend)]).toEqual([1_900_000n, 500_000n])
  expect(await story.lettersOf(friend)).toEqual([])
})

test.each([
  ['in which the agent has no contract', [term(20, 'weekly-salary')], ['contract_missing', 'terms.0.scheme']],
  [
    'above the agent’s own rate',
    [{ scheme: 'daily-salary' as const, tiers: [...flat(40), { rate: 130, valid: '0', active: 5 }] }],
    ['salary_rate_above_upline', 'terms.0.tiers.1.rate'],
  ],
  ['above the brand’s most', [term(200)], ['salary_rate_above_most', 'terms.0.tiers.0.rate']],
  [
    'out of order',
    [{ scheme: 'daily-salary' as const, tiers: [...flat(40), ...flat(30)] }],
    ['tiers_out_of_order', 'terms.0.tiers.1.rate'],
  ],
  ['of a scheme named twice', [term(10), term(20)], ['invalid_request', 'terms']],
  ['without tiers', [{ scheme: 'daily-salary' as const, tiers: [] }], ['invalid_request', 'terms.0.tiers']],
])('refuses terms %s, beside the field', async (_, terms, [code, field]) => {
  const giver = await story.giver(120)
  const made = await story.links.make(giver, { type: 1, terms })
  const opened = await story.links.openAccount(giver, { type: 1, terms })
  for (const { body } of [made, opened]) expect([body.code, body.fields[0].field]).toEqual([code, field])
  expect(await story.links.list(giver)).toEqual([])
})

test('says what would be allowed, and refuses terms of members and of schemes that the brand closed', async () => {
  const giver = await story.giver(120)
  const [above] = (await story.links.make(giver, { type: 1, terms: [term(121)] })).body.fields
  expect(above.values).toEqual({ agent: giver.username, rate: '1.20%' })
  const ofMember = await story.links.make(giver, { type: 0, terms: [term(50)] })
  expect([ofMember.body.code, ofMember.body.fields[0].field]).toEqual(['invalid_request', 'terms'])
  expect((await story.links.page(giver)).offers).toMatchObject([
    { scheme: 'daily-salary', most: 150, tiers: [{ rate: 120 }] },
  ])
  await story.rules(mostDaily(0))
  const closed = await story.links.make(giver, { type: 1, terms: [term(50)] })
  expect([closed.body.code, closed.body.fields[0].field]).toEqual(['function_off', 'terms.0.scheme'])
  expect((await story.links.page(giver)).offers).toEqual([])
})

test('terms that a link can no longer give are left out, and both agents are told which', async () => {
  const giver = await story.giver(120)
  await story.contract(giver, 4000, { scheme: 'dividend' })
  await story.contract(giver, 100, { scheme: 'weekly-salary' })
  const terms = [term(110), term(4000, 'dividend'), term(60, 'weekly-salary')]
  const link = await story.links.made(giver, { type: 2, terms })
  const tomorrow = addDays(house.today(), 1)
  await story.contract(giver, 100, { from: tomorrow })
  await story.contract(giver, 0, { scheme: 'dividend', from: tomorrow })
  expect((await story.links.check(link.code)).terms).toEqual([term(60, 'weekly-salary')])
  expect((await story.links.read(giver, link))?.terms.map(({ holds }) => holds)).toEqual([false, false, true])
  const friend = await story.byLink(link)
  expect(await story.links.desk.read(friend)).toMatchObject({ type: 2, state: 'active' })
  expect(await story.contractsOf(friend)).toMatchObject([{ scheme: 'weekly-salary', rate: 60 }])
  const missing = 'Daily salary 1.10%, Half-monthly dividend 40.00%'
  await expect
    .poll(() => story.lettersOf(giver))
    .toMatchObject([{ about: 'given_terms_left_out', content: expect.stringContaining(missing) }])
  await expect
    .poll(() => story.lettersOf(friend))
    .toMatchObject([{ about: 'starting_terms_left_out', content: expect.stringContaining(giver.username) }])
})

test('an account that an agent opens starts with the given terms', async () => {
  const giver = await story.giver(90)
  const { status, body } = await story.links.openAccount(giver, { type: 1, terms: [term(40)] })
  expect(status).toBe(200)
  expect(await story.contractsOf(body.value.member)).toMatchObject([
    { scheme: 'daily-salary', from: addDays(house.today(), 1), rate: 40, reason: 'given' },
  ])
})

test('a contract stays above the terms that were given: the inviter cannot be lowered below', async () => {
  const giver = await story.giver(90)
  const friend = await story.byLink(await story.links.made(giver, { type: 1, terms: [term(80)] }))
  const from = addDays(house.today(), 1)
  await expect(story.contract(giver, 70, { from })).rejects.toThrow(`below`)
  expect(await story.contractsOf(friend)).toMatchObject([{ rate: 80 }])
})

test('an agent does not see the terms of strangers’ links', async () => {
  const [giver, stranger] = [await story.giver(90), await story.giver(90)]
  const link = await story.links.made(giver, { type: 1, terms: [term(80)] })
  expect(await story.links.list(stranger)).toEqual([])
  expect((await story.links.change(stranger, link, { open: true })).body.code).toBe('not_found')
  const client = await house.pool.connect()
  try {
    await client.query(`select set_config('sanuk.brand', $1, false), set_config('sanuk.branch', $2, false)`, [
      story.brand,
      stranger.id,
    ])
    const { rows } = await client.query(`select id from links.link where terms <> '[]'`)
    expect(rows).toEqual([])
  } finally {
    client.release(true)
  }
})
