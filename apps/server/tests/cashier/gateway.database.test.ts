import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type CashierHouse, openCashierHouse } from './cashier.fixture.ts'

let house: CashierHouse
let member: Awaited<ReturnType<CashierHouse['newMember']>>
beforeAll(async () => {
  house = await openCashierHouse()
})
afterAll(() => house.close())
beforeEach(async () => {
  house.outside.answers(null)
  member = await house.newMember()
})

const paid = (payment: string, more: object = {}) => ({
  payment,
  state: 'paid',
  gatewayReference: randomUUID(),
  amount: '1000',
  paidAt: '2026-11-23T05:00:00.000Z',
  ...more,
})

/** What deposits have cost their members so far, in 1/10 000 baht. */
async function feesTaken(): Promise<bigint> {
  const { rows } = await house.pool.query(
    `select coalesce(sum(balance), 0)::text as sum
       from ledger.account_balance where kind = 'house' and owner = 'deposit-fees'`,
  )
  return BigInt(rows[0].sum)
}

test('a member is sent to the gateway’s page, and its notice credits once, less the fee', async () => {
  const takenBefore = await feesTaken()
  const { id, redirect, fee } = (await member.ask('gateway', '1000')).body.value
  expect([redirect, fee]).toEqual([`${house.outside.address}/gateway/pay/${id}`, '15.00'])
  const word = paid(id)
  const told = await Promise.all(Array.from({ length: 10 }, () => house.gatewaySays(word)))
  expect(told.filter((result) => result === 'credited')).toHaveLength(1)
  expect(told.filter((result) => result === 'already_credited')).toHaveLength(9)
  expect(await member.balance()).toBe('985.00')
  expect((await feesTaken()) - takenBefore).toBe(150_000n)
})

test('a silent gateway is asked again with the order as first stored', async () => {
  house.outside.answers(() => null)
  const { id, redirect, state } = (await member.ask('gateway', '1000')).body.value
  expect([redirect, state]).toEqual([null, 'waiting'])
  house.outside.answers(null)
  house.passTime(60_000)
  await house.job('cashier-ask-gateway')
  expect((await member.read(id)).redirect).toContain(id)
  const asked = house.outside.asked.filter(({ body }) => body.payment === id)
  expect(new Set(asked.map(({ body }) => body.reference)).size).toBe(1)
})

test('a payment without notice is found by polling, and a later notice credits nothing', async () => {
  const { id } = (await member.ask('gateway', '1000')).body.value
  const word = paid(id)
  // Orders of earlier tests are asked for as well.
  house.outside.answers(({ body }) => (body.payment === id ? word : { payment: body.payment, state: 'open' }))
  house.passTime(60_000)
  await house.job('cashier-ask-gateway')
  expect(await member.balance()).toBe('985.00')
  expect(await house.gatewaySays(word)).toBe('already_credited')
  expect(await house.gatewaySays(paid(id))).toBe('held_for_review')
})

test('money that comes after a failed gateway payment is still credited', async () => {
  const { id } = (await member.ask('gateway', '1000')).body.value
  expect(await house.gatewaySays({ payment: id, state: 'failed' })).toBe('noted')
  expect((await member.read(id)).state).toBe('failed')
  expect(await house.gatewaySays(paid(id))).toBe('credited')
})

test('a redirect to another site than the gateway’s is dropped', async () => {
  house.outside.answers(({ body }) => ({ payment: body.payment, state: 'open', location: 'https://elsewhere.test/' }))
  expect((await member.ask('gateway', '1000')).body.value.redirect).toBeNull()
})

test('a bank cannot pay a gateway order, and a gateway cannot pay a PromptPay order', async () => {
  const atGateway = (await member.ask('gateway', '1000')).body.value
  const code = (await member.ask('promptpay', '1000')).body.value
  expect(await house.bankSays({ reference: atGateway.reference, amount: '1000' })).toBe('held_for_review')
  expect(await house.gatewaySays(paid(code.id))).toBe('noted')
  expect(await member.balance()).toBe('0.00')
})
