import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import { collector, openDesk } from './mall.fixture.ts'

let house: TestHouse
let desk: Awaited<ReturnType<typeof openDesk>>
beforeAll(async () => {
  house = await openHouse()
  desk = await openDesk(house)
})
afterAll(() => house.close())

const codes = (answers: readonly { status: number; body: { code?: string } }[]) =>
  answers.map(({ status, body }) => (status === 200 ? 'done' : body.code)).sort()
const DELIVERY = { name: 'Somchai Jaidee', phone: '081-234-5678', address: '99 Rama IV, Bangkok 10500' }

test('a redemption holds its points, and one of five simultaneous decisions takes effect', async () => {
  const member = await collector(house, 2000)
  const reward = await desk.addReward({ category: 'credit', amount: '25', points: 600, stock: 9 })
  const { waiting } = await desk.queue()
  const asked = (await member.redeem(reward, { quantity: 2, points: 1200 })).body.value
  expect(asked).toMatchObject({ state: 'in_progress', title: 'A thing', quantity: 2, points: 1200, amount: '50.00' })
  expect(await member.balance()).toMatchObject({ points: 800, held: 1200, taken: { [reward.id]: 2 } })
  expect([await member.money(), (await desk.queue()).waiting]).toEqual(['0.00', waiting + 1])
  const answers = await Promise.all([
    ...['operator', 'supervisor', 'operator'].map((who) => desk.approve(asked.id, who as 'operator')),
    ...[desk.reject(asked.id, 'No', 'supervisor'), member.cancel(asked.id)],
  ])
  const done = answers.findIndex(({ status }) => status === 200)
  expect(codes(answers)).toEqual(['done', ...Array(4).fill('redemption_decided')])
  const isApproved = done < 3
  expect(await member.money()).toBe(isApproved ? '50.00' : '0.00')
  expect(await member.balance()).toMatchObject({ points: isApproved ? 800 : 2000, held: 0 })
  expect((await desk.rewards()).find(({ id }: { id: string }) => id === reward.id).stock).toBe(isApproved ? 7 : 9)
})

test('a rejected or cancelled redemption returns points and stock, a rejected one with its reason', async () => {
  const member = await collector(house, 1000)
  const reward = await desk.addReward({ stock: 2, limitPerMember: 1 })
  const first = (await member.redeem(reward)).body.value
  expect((await member.redeem(reward)).body.code).toBe('reward_limit_reached')
  expect((await desk.reject(first.id, 'Out of season')).status).toBe(200)
  expect(await member.history('rejected')).toMatchObject([{ id: first.id, reason: 'Out of season', points: 500 }])
  const second = (await member.redeem(reward)).body.value
  const stranger = await collector(house, 0)
  expect((await stranger.cancel(second.id)).body.code).toBe('not_found')
  expect((await member.cancel(second.id)).body.value).toMatchObject({ state: 'cancelled' })
  expect((await desk.approve(second.id)).body.code).toBe('redemption_decided')
  expect(await member.balance()).toMatchObject({ points: 1000, held: 0, taken: {} })
  expect((await desk.rewards()).find(({ id }: { id: string }) => id === reward.id)).toMatchObject({
    stock: 2,
    taken: 0,
  })
})

test('of eight simultaneous redemptions of the last three rewards three succeed', async () => {
  const reward = await desk.addReward({ stock: 3 })
  const members = await Promise.all(Array.from({ length: 8 }, () => collector(house, 600)))
  const answers = await Promise.all(members.map((member) => member.redeem(reward)))
  expect(codes(answers)).toEqual([...Array(3).fill('done'), ...Array(5).fill('reward_sold_out')])
  expect((await desk.rewards()).find(({ id }: { id: string }) => id === reward.id)).toMatchObject({
    stock: 0,
    taken: 3,
  })
  const balances = await Promise.all(members.map((member) => member.balance()))
  expect(balances.filter(({ held }) => held === 500)).toHaveLength(3)
})

test('simultaneous redemptions and conversions never spend more points than the member has', async () => {
  const member = await collector(house, 1100)
  const reward = await desk.addReward({ points: 1000 })
  const answers = await Promise.all([
    ...[member.redeem(reward), member.redeem(reward), member.convert(1000), member.convert(1000)],
  ])
  expect(codes(answers)).toEqual(['done', ...Array(3).fill('not_enough_points')])
  expect((await member.balance()).points).toBe(100)
})

test('a redemption or conversion repeated with one request id takes effect once', async () => {
  const member = await collector(house, 5000)
  const reward = await desk.addReward()
  const twice = { requestId: randomUUID() }
  const redeemed = await Promise.all([member.redeem(reward, twice), member.redeem(reward, twice)])
  expect(new Set(redeemed.map(({ body }) => body.value.id)).size).toBe(1)
  const once = { requestId: randomUUID() }
  const converted = await Promise.all([member.convert(2000, once), member.convert(2000, once)])
  expect(new Set(converted.map(({ body }) => body.value.id)).size).toBe(1)
  expect(await member.balance()).toMatchObject({ points: 2500, held: 500 })
  expect(await member.money()).toBe('20.00')
})

test('conversion takes whole lots up to a daily limit, and the database refuses an overpaid one', async () => {
  const member = await collector(house, 130_000)
  expect((await member.convert(1500)).body.code).toBe('points_in_whole_lots')
  expect((await member.convert(101_000)).body.code).toBe('conversion_limit_reached')
  expect((await member.convert(99_000)).body.value).toMatchObject({
    kind: 'conversion',
    state: 'approved',
    amount: '990.00',
  })
  expect(await member.balance()).toMatchObject({ points: 31_000, convertibleToday: '10.00' })
  expect((await member.convert(2000)).body.code).toBe('conversion_limit_reached')
  house.passTime(24 * 60 * 60 * 1000)
  const { token } = (await member.browser.login(member.username)).body.value
  const balance = await member.browser.get('/wps/relay/points/balance', token)
  expect(balance.body.value).toMatchObject({ points: 31_000, convertibleToday: '1000.00', earnedToday: 0 })
  desk = await openDesk(house)
  const overpaid = house.pool.query(
    `insert into points.conversion select gen_random_uuid(), brand, member, gen_random_uuid(), day, points,
            points_per_unit, amount + 100, asked_at from points.conversion limit 1`,
  )
  await expect(overpaid).rejects.toThrow(/worth_its_points/)
})

test('a redemption needs the payment password and the current price', async () => {
  const member = await collector(house, 2000)
  const reward = await desk.addReward()
  const wrong = await Promise.all([
    ...[member.redeem(reward, { paymentPassword: '000000' }), member.convert(1000, { paymentPassword: '000000' })],
  ])
  expect(codes(wrong)).toEqual(['payment_password_wrong', 'payment_password_wrong'])
  const withoutAny = await house.tokenOf('agent')
  const sent = { requestId: randomUUID(), points: 1000, paymentPassword: '246813' }
  const path = '/wps/relay/points/convert'
  const missing = await member.browser.send({ method: 'POST', path, body: sent, token: withoutAny })
  expect(missing.body.code).toBe('payment_password_missing')
  const [shown] = (await desk.rewards()).filter(({ id }: { id: string }) => id === reward.id)
  const { id, shown: _shown, taken: _taken, ...seen } = shown
  const settings = { ...seen, stockSeen: seen.stock }
  expect((await desk.ask(`PUT /points/rewards/${id}`, { ...settings, points: 700 })).status).toBe(200)
  expect((await desk.ask(`PUT /points/rewards/${id}`, { ...settings, points: 1 })).body.code).toBe('changed_meanwhile')
  expect((await member.redeem(reward)).body.code).toBe('reward_changed')
  expect((await member.redeem({ id, points: 700 })).body.value.state).toBe('in_progress')
})

test('a redemption of goods needs a delivery address, which is not copied to the audit', async () => {
  const member = await collector(house, 1000)
  const reward = await desk.addReward({ category: 'goods', points: 300 })
  const without = await member.redeem(reward)
  expect(without.body).toMatchObject({ code: 'invalid_request' })
  expect(without.body.fields.map(({ field }: { field: string }) => field)).toEqual([
    ...['delivery.name', 'delivery.phone', 'delivery.address'],
  ])
  const asked = (await member.redeem(reward, { delivery: DELIVERY })).body.value
  const waiting = (await desk.queue()).list.find(({ id }: { id: string }) => id === asked.id)
  expect(waiting).toMatchObject({
    delivery: { ...DELIVERY, phone: '0812345678' },
    member: { username: member.username },
  })
  await desk.approve(asked.id)
  const { rows } = await house.pool.query(`select before, after from audit.deed where subject_id = $1`, [asked.id])
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain('Rama')
})

test('a reward with a missing translation, a needless amount or an unknown picture is refused', async () => {
  const reward = {
    category: 'voucher',
    title: { th: 'ของ' },
    description: { th: 'ดี', en: 'Good' },
    art: null,
    picture: null,
    points: 5,
    amount: '10',
    stock: null,
    limitPerMember: null,
    open: true,
  }
  const refused = await desk.ask('POST /points/rewards', reward)
  expect(refused.body.code).toBe('content_incomplete')
  expect(refused.body.fields.map(({ field }: { field: string }) => field)).toEqual(['title.en', 'amount'])
  const strange = { ...reward, title: { th: 'ของ', en: 'It' }, amount: null, picture: randomUUID() }
  expect((await desk.ask('POST /points/rewards', strange)).body.code).toBe('picture_unknown')
})

test('a change of stock keeps the redemptions made meanwhile', async () => {
  const member = await collector(house, 1000)
  const { id } = await desk.addReward({ stock: 10 })
  const stockOf = async () => (await desk.rewards()).find((reward: { id: string }) => reward.id === id).stock
  const {
    id: _id,
    shown: _shown,
    taken: _taken,
    ...seen
  } = (await desk.rewards()).find((reward: { id: string }) => reward.id === id)
  await member.redeem({ id, points: 500 })
  const changed = await desk.ask(`PUT /points/rewards/${id}`, { ...seen, stock: 15, stockSeen: 10 })
  expect(changed.status).toBe(200)
  expect(await stockOf()).toBe(14)
  await desk.ask(`PUT /points/rewards/${id}`, { ...seen, revision: 2, stock: null, stockSeen: 14 })
  expect(await stockOf()).toBeNull()
})

test('visitors see the open rewards in their order, and no closed ones', async () => {
  const closed = await desk.addReward({ open: false })
  const first = await desk.addReward({ title: { th: 'แรก', en: 'First' } })
  expect((await desk.ask('PUT /points/order', { ids: [first.id, closed.id] })).status).toBe(200)
  const list = async () =>
    (await house.call({ method: 'GET', path: '/wps/relay/points/rewards?language=en' })).body.value.list
  await expect.poll(async () => (await list())[0].title).toBe('First')
  expect((await list()).map(({ id }: { id: string }) => id)).not.toContain(closed.id)
})

test('only a waiting redemption keeps its hold in the ledger', async () => {
  const member = await collector(house, 2000)
  const reward = await desk.addReward()
  const asked: string[] = []
  for (let at = 0; at < 4; at += 1) asked.push((await member.redeem(reward)).body.value.id)
  const [approved = '', rejected = '', cancelled = '', waiting] = asked
  await desk.approve(approved)
  await desk.reject(rejected)
  await member.cancel(cancelled)
  const { rows } = await house.pool.query(
    'select reference, amount::int from ledger.hold where ended is null and reference = any ($1)',
    [asked],
  )
  expect(rows).toEqual([{ reference: waiting, amount: 500 * 10_000 }])
})
