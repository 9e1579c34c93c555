import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HOLDER, newNumber, openPayingHouse, PAYMENT_PASSWORD, type PayingHouse } from './withdrawals.fixture.ts'

let house: PayingHouse
beforeAll(async () => {
  house = await openPayingHouse()
})
afterAll(() => house.close())

const DAY_MS = 24 * 60 * 60 * 1000

test('a bank account added later waits a day before withdrawals, even after the first is removed', async () => {
  const member = await house.newMember()
  await member.call('DELETE', `/wps/member/bank-accounts/${member.account}`)
  const { id } = (await member.add()).body.value
  expect((await member.ask({ account: id })).body.code).toBe('bank_account_waits')
  expect((await member.ask()).status).toBe(404)
  house.passTime(DAY_MS)
  const token = (await member.browser.login(member.username)).body.value.token
  const wish = { requestId: randomUUID(), account: id, amount: '1000', paymentPassword: PAYMENT_PASSWORD }
  const path = '/wps/cashier/withdrawals'
  expect((await member.browser.send({ method: 'POST', path, token, body: wish })).body.value.state).toBe('waiting')
})

test('all bank accounts of a member have one holder name, whatever its case and spaces', async () => {
  const member = await house.newMember()
  expect((await member.add({ holder: ' SOMCHAI  jaidee ' })).body.value.holder).toBe(HOLDER)
  expect((await member.add({ holder: 'Somchai\u00a0\u200bJaidee' })).body.value.holder).toBe(HOLDER)
  const other = await member.add({ holder: 'Somying Jaidee' })
  expect(other).toMatchObject({ status: 422, body: { code: 'payee_name_differs', fields: [{ field: 'holder' }] } })
})

test('a bank account number belongs to one member and is free again after removal', async () => {
  const [one, other] = [await house.newMember(), await house.newMember()]
  const number = newNumber()
  const replies = await Promise.all([one.add({ number }), other.add({ number })])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const [winner, loser] = replies[0]?.status === 200 ? [one, other] : [other, one]
  const { accounts } = (await winner.call('GET', '/wps/member/bank-accounts')).body.value
  await winner.call('DELETE', `/wps/member/bank-accounts/${accounts.at(-1).id}`)
  expect((await loser.add({ number })).status).toBe(200)
})

test('a member has at most five bank accounts', async () => {
  const member = await house.newMember()
  const more = await Promise.all(Array.from({ length: 6 }, () => member.add()))
  expect(more.filter(({ status }) => status === 200)).toHaveLength(4)
  expect(more.filter(({ body }) => body.code === 'bank_accounts_full')).toHaveLength(2)
})

test.each([
  ['number', { bank: '030', number: '1234567890' }],
  ['number', { bank: 'truemoney', number: '0212345678' }],
  ['holder', { holder: '12345' }],
])('an invalid bank account is refused with an error at the field %s', async (field, wish) => {
  const member = await house.newMember()
  expect(await member.add(wish)).toMatchObject({ status: 400, body: { fields: [{ field }] } })
})

test('bank account numbers are masked and not stored in plain text', async () => {
  const member = await house.newMember()
  const number = newNumber()
  const { masked } = (await member.add({ number })).body.value
  expect(masked.replaceAll('-', '')).toBe(`${'•'.repeat(6)}${number.slice(-4)}`)
  const { rows } = await house.pool.query('select account::text as text from payees.account')
  const hex = Buffer.from(number).toString('hex')
  expect(rows.some(({ text }) => text.includes(number) || text.includes(hex))).toBe(false)
})
