import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openBrowser } from '../browser.fixture.ts'
import { openHouse, PASSWORD, type TestHouse } from '../house.fixture.ts'

const PIN = '482915'
const DAY_MS = 24 * 60 * 60 * 1000

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

type Someone = { token: string; username: string; id: string; brand: string }

async function join(code?: string): Promise<Someone> {
  const username = `m${randomUUID().replaceAll('-', '').slice(0, 12)}`
  const answer = await house.register(username, code === undefined ? {} : { affiliateCode: code })
  const { rows } = await house.pool.query('select id, brand from members.member where username = $1', [username])
  return { token: answer.body.value.token, username, ...rows[0] }
}

let upline: Someone
let member: Someone
beforeEach(async () => {
  upline = await join()
  const { code } = (await house.call({ method: 'GET', path: '/wps/member/referral', token: upline.token })).body.value
  member = await join(code)
  await setPin(member)
})

/** The first payment password of an account needs the account's own. */
async function setPin({ token }: Someone) {
  const body = { paymentPassword: PIN, proof: { way: 'password', password: PASSWORD } }
  const path = '/wps/member/security/payment-password'
  const set = await openBrowser(house).send({ method: 'POST', path, token, body })
  expect(set.status).toBe(200)
}

const own = async (of = member) => house.call({ method: 'GET', path: '/wps/member/upline', token: of.token })
const send = (amount: string, more: object = {}, of = member) =>
  openBrowser(house).send({
    ...{ method: 'POST', path: '/wps/member/upline/transfers', token: of.token },
    body: { requestId: randomUUID(), amount, paymentPassword: PIN, ...more },
  })
const balance = async ({ token }: Someone) =>
  (await house.call({ method: 'GET', path: '/wps/v2/wallets/balance', token })).body.value.sumBalance

async function deposited({ token }: Someone, amount: string) {
  const body = { requestId: randomUUID(), method: 'promptpay', amount }
  const { reference } = (await house.call({ method: 'POST', path: '/wps/cashier/deposits', token, body })).body.value
  await house.pay({
    ...{ bankReference: randomUUID(), reference, amount, currency: 'THB', paidAt: house.clock().toISOString() },
  })
}

/** A settled round that gives back what was staked, so that all of it was played and none of it lost. */
async function played({ id, brand }: Someone, stake: number) {
  const [round, at] = [randomUUID(), house.clock().toISOString()]
  await house.pool.query(
    `insert into wagers.round (id, brand, member, vendor, vendor_round, game, game_type, currency, stake, win, state,
                               started_at, settled_at, account, first_change, last_change)
     values ($1::uuid, $2, $3, 'STUDIO', $1::uuid::text, 'test-slot', 'RNG', 'THB', $4, $4, 'settled', $5, $5, 0, 1, 2)`,
    [round, brand, id, stake * 10_000, at],
  )
  await house.followPlay()
}

test('money that was played is sent once, however often the same is asked, and is to be played by a member', async () => {
  expect((await own()).body.value).toMatchObject({ name: upline.username, hindrance: null, left: '50000.00' })
  await deposited(member, '1000.00')
  expect((await own()).body.value.hindrance).toBe('turnover_due')
  expect((await send('500')).body.code).toBe('turnover_due')
  await played(member, 1_000)
  const requestId = randomUUID()
  const answers = await Promise.all(Array.from({ length: 5 }, () => send('500', { requestId })))
  expect(new Set(answers.map(({ body }) => body.value?.transfer.id)).size).toBe(1)
  expect([await balance(member), await balance(upline)]).toEqual(['500.00', '500.00'])
  expect((await own()).body.value).toMatchObject({ left: '49500.00', list: [{ amount: '500.00' }] })
  const { rows } = await house.pool.query('select required from turnover.demand where member = $1', [upline.id])
  expect(rows.map(({ required }) => BigInt(required))).toEqual([5_000_000n])
})

test('what is refused: too little, too much, more than there is, a wrong password, and more than the day allows', async () => {
  await deposited(member, '60000.00')
  await played(member, 60_000)
  expect((await send('99.99')).body.code).toBe('amount_below_minimum')
  expect((await send('20000.01')).body.code).toBe('amount_above_maximum')
  expect((await send('500', { paymentPassword: '111222' })).body.code).toBe('payment_password_wrong')
  // Tries of a password count while they are under way: four at once are still within five.
  const many = await Promise.all(Array.from({ length: 4 }, () => send('20000')))
  expect(many.map(({ body }) => body.code ?? 'sent').toSorted()).toEqual([
    ...['sent', 'sent', 'upline_day_used', 'upline_day_used'],
  ])
  expect(await balance(upline)).toBe('40000.00')
  expect((await send('10000')).status).toBe(200)
  expect((await own()).body.value).toMatchObject({ hindrance: 'used_up', left: '0.00' })
  house.passTime(DAY_MS)
  member = { ...member, token: await house.tokenOf(member.username) }
  expect((await send('10000.01')).body.code).toBe('not_enough_money')
  expect((await send('10000')).status).toBe(200)
})

test('whom nobody invited has nobody to send to', async () => {
  const alone = await join()
  await setPin(alone)
  expect((await own(alone)).body.value).toMatchObject({ name: null, hindrance: 'nobody' })
  expect((await send('500', {}, alone)).body.code).toBe('upline_unknown')
})

test('other rules take two operators, and make sense', async () => {
  const ask = async (method: string, path: string, more: { body?: unknown; as?: 'operator' | 'supervisor' } = {}) =>
    house.call({
      ...{ method, path: `/ops${path}`, part: 'office' as const, body: more.body },
      token: await house.operatorToken(more.as),
    })
  const { today, list } = (await ask('GET', '/upline')).body.value
  expect(list.map(({ amount }: { amount: string }) => amount)).toContain('10000.00')
  const body = { open: true, least: '10', most: '5', dayMax: '100', effectiveFrom: today }
  expect((await ask('POST', '/upline', { body })).body.code).toBe('limits_senseless')
  const { proposal } = (await ask('POST', '/upline', { body: { ...body, most: '50' } })).body.value
  expect((await ask('POST', `/approvals/${proposal}/approve`, { as: 'supervisor' })).status).toBe(200)
})
