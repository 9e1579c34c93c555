import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openBrowser } from '../browser.fixture.ts'
import { openHouse, PASSWORD, type TestHouse } from '../house.fixture.ts'
import { type Member, openStory } from '../story.fixture.ts'

const PIN = '482915'
const DAY_MS = 24 * 60 * 60 * 1000

let house: TestHouse
let story: ReturnType<typeof openStory>
beforeAll(async () => {
  house = await openHouse()
  story = openStory(house)
})
afterAll(() => house.close())

let upline: Member
let member: Member
beforeEach(async () => {
  upline = await story.member()
  const { code } = (await house.call({ method: 'GET', path: '/wps/member/referral', token: upline.token })).body.value
  member = await story.member({ affiliateCode: code })
  await setPin(member)
})

/** The first payment password of an account needs the account's own. */
async function setPin({ token }: Member) {
  const body = { paymentPassword: PIN, proof: { way: 'password', password: PASSWORD } }
  const path = '/wps/member/security/payment-password'
  const set = await openBrowser(house).send({ method: 'POST', path, token, body })
  expect(set.status).toBe(200)
}

const own = async (of = member) => house.call({ method: 'GET', path: '/wps/member/upline', token: of.token })
const send = (amount: string, more: object = {}, of = member) =>
  openBrowser(house).send({
    method: 'POST',
    path: '/wps/member/upline/transfers',
    token: of.token,
    body: { requestId: randomUUID(), amount, paymentPassword: PIN, ...more },
  })
test('a transfer to the upline needs met turnover, moves once per request, and adds turnover there', async () => {
  expect((await own()).body.value).toMatchObject({ name: upline.username, hindrance: null, left: '50000.00' })
  await story.deposit(member, '1000')
  expect((await own()).body.value.hindrance).toBe('turnover_due')
  expect((await send('500')).body.code).toBe('turnover_due')
  await story.play(member, { stake: '1000', win: '1000' })
  const requestId = randomUUID()
  const answers = await Promise.all(Array.from({ length: 5 }, () => send('500', { requestId })))
  expect(new Set(answers.map(({ body }) => body.value?.transfer.id)).size).toBe(1)
  expect([await story.balance(member), await story.balance(upline)]).toEqual(['500.00', '500.00'])
  expect((await own()).body.value).toMatchObject({ left: '49500.00', list: [{ amount: '500.00' }] })
  const { rows } = await house.pool.query('select required from turnover.demand where member = $1', [upline.id])
  expect(rows.map(({ required }) => BigInt(required))).toEqual([5_000_000n])
})

test('a transfer to the upline is refused beyond its limits, the balance or with a wrong password', async () => {
  await story.deposit(member, '60000')
  await story.play(member, { stake: '60000', win: '60000' })
  expect((await send('99.99')).body.code).toBe('amount_below_minimum')
  expect((await send('20000.01')).body.code).toBe('amount_above_maximum')
  expect((await send('500', { paymentPassword: '111222' })).body.code).toBe('payment_password_wrong')
  // Tries of a password count while they are under way: four at once are still within five.
  const many = await Promise.all(Array.from({ length: 4 }, () => send('20000')))
  expect(many.map(({ body }) => body.code ?? 'sent').toSorted()).toEqual([
    ...['sent', 'sent', 'upline_day_used', 'upline_day_used'],
  ])
  expect(await story.balance(upline)).toBe('40000.00')
  expect((await send('10000')).status).toBe(200)
  expect((await own()).body.value).toMatchObject({ hindrance: 'used_up', left: '0.00' })
  house.passTime(DAY_MS)
  member = await story.signIn(member)
  expect((await send('10000.01')).body.code).toBe('not_enough_money')
  expect((await send('10000')).status).toBe(200)
})

test('a member without an inviter cannot transfer to an upline', async () => {
  const alone = await story.member()
  await setPin(alone)
  expect((await own(alone)).body.value).toMatchObject({ name: null, hindrance: 'nobody' })
  expect((await send('500', {}, alone)).body.code).toBe('upline_unknown')
})

test('operators see transfers to uplines', async () => {
  await story.deposit(member, '1000')
  await story.play(member, { stake: '1000', win: '1000' })
  const { transfer } = (await send('612.34')).body.value
  const { list } = (await story.operator()('GET', '/upline')).body.value
  expect(list).toContainEqual(expect.objectContaining({ id: transfer.id, amount: '612.34' }))
})

test('new rules for upline transfers are validated and need a second operator', async () => {
  const [ask, colleague] = [story.operator(), story.operator('supervisor')]
  // From a day on that no other test reaches.
  const body = { open: true, least: '10', most: '5', dayMax: '100', effectiveFrom: '2099-01-01' }
  expect((await ask('POST', '/upline', body)).body.code).toBe('limits_senseless')
  const { proposal } = (await ask('POST', '/upline', { ...body, most: '50' })).body.value
  expect((await colleague('POST', `/approvals/${proposal}/approve`)).status).toBe(200)
})
