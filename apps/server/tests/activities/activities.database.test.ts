import { randomUUID } from 'node:crypto'
import type { ActivitySettings } from '@sanuk/contracts/office-activities'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newUsername } from '../../../../tools/launcher/src/new-username.ts'
import { openHouse, type Staff, type TestHouse } from '../house.fixture.ts'
import { openStory, operator } from '../story.fixture.ts'

/** One dot: the smallest picture there is. */
const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const DAY_MS = 24 * 60 * 60 * 1000

let house: TestHouse
let staff: Record<Staff, ReturnType<typeof operator>>
let brand = ''
beforeAll(async () => {
  house = await openHouse()
  staff = { operator: operator(house), supervisor: operator(house, 'supervisor') }
  brand = (await house.pool.query(`select id from system.brand where code = 'SANUK'`)).rows[0].id
})
afterAll(() => house.close())

let token = ''
let username = ''
beforeEach(async () => {
  username = newUsername()
  token = (await house.register(username)).body.value.token
})

const GIFT: ActivitySettings = {
  names: { th: 'ของขวัญ', en: 'Gift' },
  promotion: null,
  rule: {
    kind: 'deposit_bonus',
    percent: 50,
    most: '300',
    leastDeposit: '100',
    firstOnly: false,
    base: 'both',
  },
  period: 'once',
  leastLevel: 0,
  play: 1200,
  from: null,
  until: null,
  budget: '100000',
  open: true,
}
const FAVOUR: ActivitySettings = {
  ...GIFT,
  names: { th: 'อวดรูป', en: 'Show' },
  rule: { kind: 'application', most: '100', alone: '50', pictures: true },
  play: 100,
  period: 'weekly',
  budget: '150',
}

const ask = (method: string, path: string, more: { body?: unknown; as?: Staff } = {}) =>
  staff[more.as ?? 'operator'](method, `/activities${path}`, more.body)
const approve = (proposal: string, as: Staff = 'supervisor') => staff[as]('POST', `/approvals/${proposal}/approve`)

/** Two operators begin an activity; answers its id. */
async function begin(settings: ActivitySettings): Promise<string> {
  // The clock stands still: what was begun is found by its name.
  const names = { ...settings.names, en: randomUUID() }
  const { proposal } = (await ask('POST', '', { body: { ...settings, names } })).body.value
  expect((await approve(proposal)).status).toBe(200)
  const { list } = (await ask('GET', '')).body.value
  return list.find((activity: ActivitySettings) => activity.names.en === names.en).id
}

const does = (deed: string, activity: string, body?: unknown) =>
  house.call({ method: 'POST', path: `/wps/member/activities/${activity}/${deed}`, token, body })
const own = async (activity: string) =>
  (await house.call({ method: 'GET', path: '/wps/member/activities', token })).body.value.list.find(
    (part: { activity: string }) => part.activity === activity,
  )
const balance = async () =>
  (await house.call({ method: 'GET', path: '/wps/v2/wallets/balance', token })).body.value.sumBalance
const owed = async () =>
  (await house.call({ method: 'GET', path: '/wps/member/turnover', token })).body.value.list.map(
    ({ reason, required, state }: Record<string, string>) => [reason, required, state],
  )

const deposited = (amount: string) => openStory(house).deposit({ token }, amount)

test('a deposit pays the joined bonus once, and adds its turnover requirement', async () => {
  const gift = await begin(GIFT)
  expect(await own(gift)).toMatchObject({ state: 'join', amount: null })
  await deposited('1000.00')
  expect(await balance()).toBe('1000.00')
  const joined = await Promise.all(Array.from({ length: 6 }, () => does('join', gift)))
  expect(new Set(joined.map(({ body }) => body.value?.state))).toEqual(new Set(['joined']))
  await deposited('99.99')
  expect(await own(gift)).toMatchObject({ state: 'joined' })
  await deposited('1000.00')
  expect(await balance()).toBe('2399.99')
  expect(await own(gift)).toMatchObject({ state: 'claimed', amount: '300.00' })
  expect((await owed()).toSorted()).toEqual([
    ['bonus', '15600.00', 'open'],
    ['deposit', '1000.00', 'open'],
    ['deposit', '99.99', 'open'],
  ])
  await deposited('1000.00')
  expect(await balance()).toBe('3399.99')
  expect((await does('join', gift)).body.code).toBe('bonus_running')
})

test('a member joins one bonus at a time, and may join again after leaving', async () => {
  const [one, other] = [await begin(GIFT), await begin({ ...GIFT, period: 'daily' })]
  await does('join', one)
  expect((await does('join', other)).body.code).toBe('bonus_running')
  expect((await does('leave', one)).body.value.state).toBe('join')
  expect((await does('leave', one)).body.code).toBe('activity_done')
  expect((await does('join', other)).body.value.state).toBe('joined')
  await does('leave', other)
  expect((await does('join', one)).body.value.state).toBe('joined')
  await deposited('200.00')
  expect(await balance()).toBe('300.00')
  expect(await own(one)).toMatchObject({ state: 'claimed', amount: '100.00' })
  expect(await own(other)).toMatchObject({ state: 'join' })
})

test('a first-deposit bonus is closed to members who deposited before', async () => {
  const first = await begin({ ...GIFT, rule: { ...GIFT.rule, firstOnly: true } as ActivitySettings['rule'] })
  await does('join', first)
  await does('leave', first)
  await deposited('500.00')
  expect((await own(first)).state).toBe('first_only')
  expect((await does('join', first)).body.code).toBe('activity_closed')
  // Whoever joined while a deposit was under way gets nothing for the next one.
  await house.pool.query(`update activities.participation set state = 'joined' where activity = $1`, [first])
  await deposited('500.00')
  expect(await balance()).toBe('1000.00')
  const newcomer = newUsername()
  token = (await house.register(newcomer)).body.value.token
  await does('join', first)
  await deposited('500.00')
  expect(await balance()).toBe('750.00')
})

test('concurrent deposits never give more bonus than the budget', async () => {
  const gift = await begin({ ...GIFT, period: 'daily', budget: '500' })
  const tokens = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const name = newUsername()
      return (await house.register(name)).body.value.token as string
    }),
  )
  for (const one of tokens) {
    token = one
    await does('join', gift)
  }
  const references = await Promise.all(
    tokens.map(async (one) => {
      const body = { requestId: randomUUID(), method: 'promptpay', amount: '400.00' }
      const asked = await house.call({ method: 'POST', path: '/wps/cashier/deposits', token: one, body })
      return asked.body.value.reference as string
    }),
  )
  await Promise.all(
    references.map((reference) =>
      house.pay({
        bankReference: randomUUID(),
        reference,
        amount: '400.00',
        currency: 'THB',
        paidAt: house.clock().toISOString(),
      }),
    ),
  )
  const sums = []
  for (const one of tokens) {
    token = one
    sums.push(await balance())
  }
  expect(sums.toSorted()).toEqual(['400.00', '400.00', '600.00', '600.00'])
  const found = (await ask('GET', '')).body.value.list.find(({ id }: { id: string }) => id === gift)
  expect(found).toMatchObject({ given: '400.00', joined: 4 })
})

test('an application is granted by one operator or two, and claimed once', async () => {
  const favour = await begin(FAVOUR)
  expect((await does('apply', favour, { remark: 'look', images: [] })).body.code).toBe('picture_needed')
  expect((await does('apply', favour, { remark: 'x'.repeat(141), images: [DOT] })).status).toBe(400)
  expect((await does('apply', favour, { remark: 'look', images: [DOT, DOT, DOT, DOT] })).status).toBe(400)
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => does('apply', favour, { remark: 'ดู', images: [DOT] })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  expect(await own(favour)).toMatchObject({ state: 'applying', remark: 'ดู' })
  const { list } = (await ask('GET', '/applications')).body.value
  const application = list.find(({ member }: { member: { username: string } }) => member.username === username)
  expect(application).toMatchObject({ state: 'applying', pictures: 1, activity: { most: '100', alone: '50' } })
  expect((await ask('GET', `/applications/${application.id}/pictures`)).body.value.list).toHaveLength(1)

  expect((await ask('POST', `/applications/${application.id}/take`)).status).toBe(200)
  expect(await own(favour)).toMatchObject({ state: 'processing' })
  const grant = (amount: string) => ask('POST', `/applications/${application.id}/grant`, { body: { amount } })
  expect((await grant('100.01')).body.code).toBe('amount_above_maximum')
  const { proposal } = (await grant('80')).body.value
  expect(proposal).not.toBeNull()
  expect((await approve(proposal, 'operator')).body.code).toBe('own_proposal')
  expect((await approve(proposal)).status).toBe(200)
  expect(await own(favour)).toMatchObject({ state: 'claim', amount: '80.00' })
  expect((await grant('10')).body.code).toBe('application_went_on')
  expect((await ask('POST', `/applications/${application.id}/reject`, { body: { reason: 'no' } })).body.code).toBe(
    'application_went_on',
  )

  const claims = await Promise.all(Array.from({ length: 6 }, () => does('claim', favour)))
  expect(claims.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
  expect(await balance()).toBe('80.00')
  expect(await owed()).toEqual([['bonus', '80.00', 'open']])
  expect(await own(favour)).toMatchObject({ state: 'claimed', amount: '80.00' })
  // A new week begins: it can be asked for again.
  house.passTime(7 * DAY_MS)
  token = await house.tokenOf(username)
  expect(await own(favour)).toMatchObject({ state: 'apply' })
  expect((await does('apply', favour, { remark: '', images: [DOT] })).status).toBe(200)
  const again = (await ask('GET', '/applications')).body.value.list.find(
    ({ member }: { member: { username: string } }) => member.username === username,
  )
  // Of a budget of 150, 80 are spent.
  expect((await ask('POST', `/applications/${again.id}/grant`, { body: { amount: '50' } })).body.value.proposal).toBe(
    null,
  )
  expect((await does('claim', favour)).body.value.amount).toBe('50.00')
})

test('of a concurrent grant and rejection one wins, and the member cannot apply again', async () => {
  const favour = await begin({ ...FAVOUR, budget: '100', rule: { ...FAVOUR.rule, alone: '100' } as never })
  await does('apply', favour, { remark: 'one', images: [DOT] })
  const find = async () =>
    (await ask('GET', '/applications')).body.value.list.find(
      ({ member }: { member: { username: string } }) => member.username === username,
    )
  const first = await find()
  const reason = 'รูปไม่ชัด'
  const both = await Promise.all([
    ask('POST', `/applications/${first.id}/reject`, { body: { reason } }),
    ask('POST', `/applications/${first.id}/grant`, { body: { amount: '60' }, as: 'supervisor' }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const state = (await own(favour)).state
  expect(['rejected', 'claim']).toContain(state)
  if (state === 'rejected') expect((await own(favour)).reason).toBe(reason)
  expect((await does('apply', favour, { remark: 'two', images: [DOT] })).body.code).toBe('activity_done')
})

test('concurrent grants approve each application once and stay within the budget', async () => {
  const rule = { ...FAVOUR.rule, alone: '100', pictures: false } as ActivitySettings['rule']
  const favour = await begin({ ...FAVOUR, budget: '100', rule })
  for (let applicant = 0; applicant < 4; applicant += 1) {
    token = (await house.register(newUsername())).body.value.token
    expect((await does('apply', favour, { remark: 'please', images: [] })).status).toBe(200)
  }
  const { list } = (await ask('GET', '/applications')).body.value
  const applications = list.filter(({ activity }: { activity: { id: string } }) => activity.id === favour)
  const staff = [await house.operatorToken(), await house.operatorToken('supervisor')]
  const answers = await Promise.all(
    applications.flatMap(({ id }: { id: string }) =>
      staff.map(async (by) => {
        const path = `/ops/activities/applications/${id}/grant`
        const call = { method: 'POST', path, part: 'office' as const, token: by, body: { amount: '30' } }
        return { id, code: (await house.call(call)).body.code ?? 'granted' }
      }),
    ),
  )
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['granted', 'application_went_on', 'budget_spent']))
  const granted = answers.filter(({ code }) => code === 'granted').map(({ id }) => id)
  expect([granted.length, new Set(granted).size]).toEqual([3, 3])
  const found = (await ask('GET', '')).body.value.list.find(({ id }: { id: string }) => id === favour)
  expect(found.given).toBe('90.00')
})

test('a deposit pays no bonus that was stopped after it was joined', async () => {
  const gift = await begin(GIFT)
  await does('join', gift)
  await ask('POST', `/${gift}/stop`)
  await deposited('1000.00')
  expect(await balance()).toBe('1000.00')
  expect((await own(gift)).state).toBe('close')
})

test('stopped, ended, future and higher-rank activities cannot be joined', async () => {
  const now = house.clock().getTime()
  const day = (days: number) => new Date(now + days * DAY_MS).toISOString()
  const coming = await begin({ ...GIFT, from: day(1) })
  const over = await begin({ ...GIFT, until: day(-1) })
  const high = await begin({ ...GIFT, leastLevel: 3 })
  const stopped = await begin(GIFT)
  await ask('POST', `/${stopped}/stop`)
  expect((await does('join', coming)).body.code).toBe('activity_closed')
  expect((await does('join', over)).body.code).toBe('activity_closed')
  expect((await does('join', high)).body.code).toBe('rank_too_low')
  expect((await does('join', stopped)).body.code).toBe('activity_closed')
  expect((await does('join', randomUUID())).body.code).toBe('not_found')
  expect((await own(coming)).state).toBe('coming')
  expect((await own(over)).state).toBe('close')
  const shown = (await house.call({ method: 'GET', path: '/wps/relay/activities' })).body.value.list
  expect(shown.find(({ id }: { id: string }) => id === coming)).toMatchObject({
    state: 'coming',
    name: expect.any(String),
  })
  expect(shown.some(({ id }: { id: string }) => id === stopped)).toBe(false)
})

test('contradictory activity settings are refused, and a preview tells the cost', async () => {
  await deposited('400.00')
  const previewed = (await ask('POST', '/preview', { body: GIFT })).body.value
  expect(previewed.deposits).toBeGreaterThan(0)
  const { rows } = await house.pool.query(
    `select sum(least(amount / 2, 3000000))::bigint as given from cashier.deposit
      where brand = $1 and state = 'credited' and amount >= 1000000`,
    [brand],
  )
  // Odd amounts are cut to the coin, one by one.
  expect(Number(rows[0].given) / 10_000 - Number(previewed.given)).toBeLessThan(1)
  const day = house.clock().toISOString()
  expect((await ask('POST', '', { body: { ...GIFT, from: day, until: day } })).body.code).toBe('activity_senseless')
  expect((await ask('POST', '', { body: { ...GIFT, budget: '1' } })).body.code).toBe('activity_senseless')
  const before = { ...FAVOUR, rule: { ...FAVOUR.rule, alone: '101' } }
  expect((await ask('POST', '', { body: before })).body.code).toBe('activity_senseless')
  expect((await ask('PUT', `/${randomUUID()}`, { body: GIFT })).body.code).toBe('not_found')
})
