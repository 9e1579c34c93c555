import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newUsername } from '../../../../tools/launcher/src/new-username.ts'
import { openHouse, type TestHouse } from '../house.fixture.ts'

let house: TestHouse
let token: string
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())
beforeEach(async () => {
  token = (await house.register(newUsername())).body.value.token
})

const ask = (more: object = {}) =>
  house.call({
    method: 'POST',
    path: '/wps/cashier/deposits',
    token,
    body: { requestId: randomUUID(), method: 'promptpay', amount: '100', ...more },
  })
const payment = (reference: string, more: object = {}) => ({
  bankReference: randomUUID(),
  reference,
  amount: '100.00',
  currency: 'THB',
  paidAt: '2026-11-21T05:00:00.000Z',
  ...more,
})
const balance = async () =>
  (await house.call({ method: 'GET', path: '/wps/v2/wallets/balance', token })).body.value.sumBalance
const state = async (id: string) =>
  (await house.call({ method: 'GET', path: `/wps/cashier/deposits/${id}`, token })).body.value.state

test('concurrent deposit requests with one request id create one deposit', async () => {
  const requestId = randomUUID()
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask({ requestId })))
  expect(new Set(answers.map(({ body }) => body.value.id)).size).toBe(1)
})

test('a payment that the bank reports twenty times is credited once', async () => {
  const { reference, id } = (await ask()).body.value
  const told = payment(reference)
  const answers = await Promise.all(Array.from({ length: 20 }, () => house.pay(told)))
  const results = answers.map(({ body }) => body.value.result)
  expect(results.filter((result) => result === 'credited')).toHaveLength(1)
  expect(results.filter((result) => result === 'already_credited')).toHaveLength(19)
  expect([await balance(), await state(id)]).toEqual(['100.00', 'credited'])
})

test('a second payment of one code is held', async () => {
  const { reference } = (await ask()).body.value
  const answers = await Promise.all([house.pay(payment(reference)), house.pay(payment(reference))])
  expect(answers.map(({ body }) => body.value.result).toSorted()).toEqual(['credited', 'held_for_review'])
  expect(await balance()).toBe('100.00')
})

test.each([
  ['below the brand’s minimum', { amount: '19.99' }],
  ['above the brand’s maximum', { amount: '200000.01' }],
  ['with an unknown reference', { reference: 'D00000000000' }],
])('a payment %s is held and credits nobody', async (_, change) => {
  const { reference, id } = (await ask()).body.value
  expect((await house.pay(payment(reference, change))).body.value.result).toBe('held_for_review')
  expect([await balance(), await state(id)]).toEqual(['0.00', 'waiting'])
})

test('a payment of an expired or cancelled code is still credited', async () => {
  const late = (await ask()).body.value
  const given = (await ask()).body.value
  await house.call({ method: 'DELETE', path: `/wps/cashier/deposits/${given.id}`, token })
  house.passTime(16 * 60_000)
  await house.jobs.find(({ name }) => name === 'cashier-expire-deposits')?.work()
  expect([await state(late.id), await state(given.id)]).toEqual(['expired', 'cancelled'])
  await house.pay(payment(late.reference))
  await house.pay(payment(given.reference))
  expect([await balance(), await state(late.id), await state(given.id)]).toEqual(['200.00', 'credited', 'credited'])
})

test.each([
  ['19.99', 'amount_below_minimum', 422],
  ['200000.01', 'amount_above_maximum', 422],
  ['20.005', 'invalid_request', 400],
  ['1e3', 'invalid_request', 400],
])('a deposit of %s baht is refused with %s beside its field', async (...[amount, code, status]) => {
  const reply = await ask({ amount })
  expect(reply).toMatchObject({ status, body: { success: false, code, fields: [{ field: 'amount' }] } })
})

test('a member cannot read or cancel the deposit of another member', async () => {
  const { id } = (await ask()).body.value
  const other = await house.tokenOf('demo')
  for (const method of ['GET', 'DELETE']) {
    const reply = await house.call({ method, path: `/wps/cashier/deposits/${id}`, token: other })
    expect(reply).toMatchObject({ status: 404, body: { code: 'not_found' } })
  }
})

test('a game vendor cannot report a payment', async () => {
  const { reference } = (await ask()).body.value
  const path = '/wps/cashier/promptpay/payments'
  const reply = await house.signedAsStudio(path, payment(reference))
  expect(reply).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  expect(await balance()).toBe('0.00')
})

test('deposits are listed newest first, without a gap between pages', async () => {
  const ids: string[] = []
  for (let count = 0; count < 23; count += 1) {
    const { id } = (await ask()).body.value
    await house.call({ method: 'DELETE', path: `/wps/cashier/deposits/${id}`, token })
    ids.unshift(id)
    house.passTime(1000)
  }
  const first = (await house.call({ method: 'GET', path: '/wps/cashier/deposits', token })).body.value
  const path = `/wps/cashier/deposits?cursor=${first.nextCursor}`
  const second = (await house.call({ method: 'GET', path, token })).body.value
  const listed = [...first.list, ...second.list].map(({ id }: { id: string }) => id)
  expect(listed).toEqual(ids)
  expect(second.nextCursor).toBeNull()
})
