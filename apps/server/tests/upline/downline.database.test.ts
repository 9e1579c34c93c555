import { randomUUID } from 'node:crypto'
import { dayOf } from '@sanuk/contracts/calendar-day'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openLinks } from '../agents/links.fixture.ts'
import { openBrowser } from '../browser.fixture.ts'
import { type Answer, openHouse, PASSWORD, type TestHouse } from '../house.fixture.ts'
import { type Member, openStory } from '../story.fixture.ts'

const PIN = '482915'
const DAY_MS = 24 * 60 * 60 * 1000

let house: TestHouse
let story: ReturnType<typeof openStory>
let links: ReturnType<typeof openLinks>
beforeAll(async () => {
  house = await openHouse()
  story = openStory(house)
  links = openLinks(house)
})
afterAll(() => house.close())

/** The first payment password of an account needs the account's own. */
async function setPin({ token }: Member): Promise<void> {
  const body = { paymentPassword: PIN, proof: { way: 'password', password: PASSWORD } }
  const path = '/wps/member/security/payment-password'
  expect((await openBrowser(house).send({ method: 'POST', path, token, body })).status).toBe(200)
}

/** An agent who may send, with what is withdrawable, and a member who registered on one of the agent's links. */
async function pair(withdrawable: string): Promise<{ agent: Member; member: Member }> {
  const agent = await links.agent()
  const member = await story.member({ affiliateCode: (await links.made(agent)).code })
  await setPin(agent)
  await story.deposit(agent, withdrawable)
  await story.play(agent, { stake: withdrawable, win: withdrawable })
  return { agent, member }
}

const PATH = '/wps/agent/transfers'
const standing = (agent: Member, member: Pick<Member, 'id'>): Promise<Answer> =>
  house.call({ method: 'GET', path: `${PATH}?to=${member.id}`, token: agent.token })
const send = (agent: Member, member: Pick<Member, 'id'>, wish: object): Promise<Answer> =>
  openBrowser(house).send({
    method: 'POST',
    path: PATH,
    token: agent.token,
    body: { requestId: randomUUID(), to: member.id, paymentPassword: PIN, ...wish },
  })
/** The books are dated by the database's clock, which other tests of this file do not move. */
const record = async ({ token }: Member) => {
  const [yesterday, tomorrow] = [-DAY_MS, DAY_MS].map((ms) => dayOf(new Date(Date.now() + ms), 'Asia/Bangkok'))
  const path = `/wps/member/account-record?group=cash&from=${yesterday}&to=${tomorrow}`
  return (await house.call({ method: 'GET', path, token })).body.value.list
}
const demanded = async ({ id }: Member): Promise<bigint[]> => {
  const { rows } = await house.pool.query('select required from turnover.demand where member = $1', [id])
  return rows.map(({ required }) => BigInt(required))
}

test('an agent sends money to a member of their own once, however often at once it is asked for', async () => {
  const { agent, member } = await pair('1000')
  expect((await standing(agent, member)).body.value).toEqual({
    member: { id: member.id, username: member.username },
    hindrance: null,
    least: '100',
    most: '20000',
    left: '100000.00',
    receivers: [],
  })
  const requestId = randomUUID()
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(agent, member, { requestId, amount: '300' })))
  expect(new Set(answers.map(({ body }) => body.value?.transfer.id)).size).toBe(1)
  expect([await story.balance(agent), await story.balance(member)]).toEqual(['700.00', '300.00'])
  expect(await record(member)).toMatchObject([{ kind: 'downline', amount: '300.00', balanceAfter: '300.00' }])
  expect((await record(agent))[0]).toMatchObject({ kind: 'downline', amount: '-300.00', balanceAfter: '700.00' })
  // A member has to play it once.
  expect(await demanded(member)).toEqual([3_000_000n])
  expect((await standing(agent, member)).body.value).toMatchObject({
    left: '99700.00',
    receivers: [{ id: member.id, username: member.username }],
  })
})

test('the same request for another receiver is refused and moves nothing', async () => {
  const { agent, member } = await pair('1000')
  const other = await story.member({ affiliateCode: (await links.made(agent)).code })
  const wish = { requestId: randomUUID(), amount: '300' }
  expect((await send(agent, member, wish)).status).toBe(200)
  expect((await send(agent, other, wish)).body.code).toBe('invalid_request')
  expect(await story.balance(other)).toBe('0.00')
})

test('an agent right below receives money without having to play it', async () => {
  const { agent } = await pair('1000')
  const below = await links.agent(agent)
  expect((await send(agent, below, { amount: '250' })).status).toBe(200)
  expect(await story.balance(below)).toBe('250.00')
  expect(await demanded(below)).toEqual([])
})

test('nobody but those right below receives money, and plain members send none', async () => {
  const { agent, member } = await pair('1000')
  const below = await links.agent(agent)
  const deeper = await story.member({ affiliateCode: (await links.made(below)).code })
  const stranger = await story.member()
  const above = await links.agent()
  for (const receiver of [deeper, stranger, above, agent, { id: randomUUID() }]) {
    expect((await send(agent, receiver, { amount: '200' })).body.code).toBe('member_not_direct')
    expect((await standing(agent, receiver)).body.code).toBe('member_not_direct')
  }
  // Whom the agent invited and who invited them is no way upwards.
  expect((await send(below, agent, { amount: '200' })).body.code).toBe('member_not_direct')
  expect((await send(member, agent, { amount: '200' })).body.code).toBe('forbidden')
  expect(await story.balance(agent)).toBe('1000.00')
})

test('limits, the balance and the payment password are refused beside what would be allowed', async () => {
  const { agent, member } = await pair('60000')
  const refused = async (wish: object) => {
    const { body } = await send(agent, member, wish)
    return [body.code, body.fields?.[0]?.field, body.fields?.[0]?.message]
  }
  expect(await refused({ amount: '99.99' })).toEqual(['amount_below_minimum', 'amount', 'Minimum 100.00.'])
  expect(await refused({ amount: '20000.01' })).toEqual(['amount_above_maximum', 'amount', 'Maximum 20000.00.'])
  expect((await refused({ amount: '200', paymentPassword: '111222' }))[0]).toBe('payment_password_wrong')
  for (let sent = 0; sent < 3; sent++) expect((await send(agent, member, { amount: '20000' })).status).toBe(200)
  expect((await refused({ amount: '100' })).slice(0, 2)).toEqual(['not_enough_money', 'amount'])
  await story.deposit(agent, '50000')
  expect((await refused({ amount: '100' }))[0]).toBe('turnover_due')
  await story.play(agent, { stake: '50000', win: '50000' })
  const last = await Promise.all(Array.from({ length: 3 }, () => send(agent, member, { amount: '20000' })))
  expect(last.map(({ body }) => body.code ?? 'sent').toSorted()).toEqual(['sent', 'sent', 'upline_day_used'])
  expect(await refused({ amount: '100' })).toEqual(['upline_day_used', 'amount', 'Maximum 0.00.'])
  expect((await standing(agent, member)).body.value).toMatchObject({ hindrance: 'used_up', left: '0.00' })
  house.passTime(DAY_MS)
  expect((await send(await story.signIn(agent), member, { amount: '100' })).status).toBe(200)
})

test('an agent without a payment password, a suspended one, and a closed receiver are told before', async () => {
  const agent = await links.agent()
  const member = await story.member({ affiliateCode: (await links.made(agent)).code })
  expect((await standing(agent, member)).body.value.hindrance).toBe('no_password')
  expect((await send(agent, member, { amount: '200' })).body.code).toBe('payment_password_missing')
  await house.pool.query('update members.member set closed_at = $2 where id = $1', [member.id, house.clock()])
  expect((await standing(agent, member)).body.value.hindrance).toBe('closed')
  expect((await send(agent, member, { amount: '200' })).body.code).toBe('account_closed')
  const other = await story.member({ affiliateCode: (await links.made(agent)).code })
  expect((await links.desk.state(agent, 'suspended')).status).toBe(200)
  expect((await standing(agent, other)).body.value.hindrance).toBe('suspended')
  expect((await send(agent, other, { amount: '200' })).body.code).toBe('agency_suspended')
})

test('upward and downward transfers have limits of their own, and operators see both with their direction', async () => {
  const { agent, member } = await pair('1000')
  await setPin(member)
  const { transfer: down } = (await send(agent, member, { amount: '300' })).body.value
  await story.play(member, { stake: '300', win: '300' })
  // A moment later, so that the list by time has one order.
  house.passTime(1)
  const up = await openBrowser(house).send({
    method: 'POST',
    path: '/wps/member/upline/transfers',
    token: member.token,
    body: { requestId: randomUUID(), amount: '100', paymentPassword: PIN },
  })
  expect(up.status).toBe(200)
  const { list } = (await story.operator()('GET', `/upline?search=${member.username}`)).body.value
  expect(list).toMatchObject([
    { id: up.body.value.transfer.id, direction: 'up', from: { id: member.id }, to: { id: agent.id } },
    { id: down.id, direction: 'down', from: { id: agent.id }, to: { id: member.id } },
  ])
  expect((await standing(agent, member)).body.value.left).toBe('99700.00')
  const own = await house.call({ method: 'GET', path: '/wps/member/upline', token: member.token })
  expect(own.body.value).toMatchObject({ left: '49900.00', list: [{ amount: '100.00' }] })
})

test('a brand whose rules say nothing of downward transfers has none', async () => {
  const upward = { open: true, least: '100', most: '20000', dayMax: '50000' }
  const downline = { open: true, least: '100', most: '20000', dayMax: '100000' }
  const { agent, member } = await pair('1000')
  const senseless = { ...upward, downline: { ...downline, most: '5' }, effectiveFrom: house.today() }
  expect((await story.operator()('POST', '/upline', senseless)).body.code).toBe('limits_senseless')
  await fromTomorrow(upward)
  // The other tests have the rules of the demo brand, whichever runs first.
  onTestFinished(() => fromTomorrow({ ...upward, downline }))
  const later = await story.signIn(agent)
  expect((await standing(later, member)).body.code).toBe('function_off')
  expect((await send(later, member, { amount: '200' })).body.code).toBe('function_off')
})

/** One operator proposes the rules and another approves them; then a day passes. */
async function fromTomorrow(rules: object): Promise<void> {
  const body = { ...rules, effectiveFrom: house.today() }
  const { proposal } = (await story.operator()('POST', '/upline', body)).body.value
  expect((await story.operator('supervisor')('POST', `/approvals/${proposal}/approve`)).status).toBe(200)
  house.passTime(DAY_MS)
}
