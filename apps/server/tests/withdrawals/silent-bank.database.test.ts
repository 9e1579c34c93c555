import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openPayingHouse, type PayingHouse } from './withdrawals.fixture.ts'

const MINUTE_MS = 60_000

let house: PayingHouse
let desk: ReturnType<PayingHouse['newOperator']>
let colleague: typeof desk
beforeAll(async () => {
  house = await openPayingHouse()
  desk = house.newOperator()
  colleague = house.newOperator('supervisor')
})
afterEach(() => house.beSilent(false))
afterAll(() => house.close())

/** A withdrawal of 1000 that the bank has an order for. */
async function ordered() {
  const member = await house.newMember()
  const asked = (await member.ask()).body.value
  await desk.does(asked.id, 'approve', { payBy: 'bank' })
  await house.afterAnswers()
  const order = house.orderFor(asked)?.order ?? ''
  const id = String(asked.id)
  return {
    member,
    id,
    order,
    record: async () => (await desk.send('GET', `/ops/withdrawals/${id}`)).body.value,
    state: async () => (await member.read(id)).state,
    payments: async () => (await member.read(id)).parts.length,
  }
}

const decide = async (id: string) => {
  const { list } = (await colleague.send('GET', '/ops/approvals')).body.value
  const proposal = list.find(({ subjectId }: { subjectId: string }) => subjectId === id)
  return colleague.send('POST', `/ops/approvals/${proposal.id}/approve`)
}
const notPaid = { outcome: 'not_paid', reason: 'The bank’s desk says it has no such order' }

test('an operator asks a silent bank again, and the order still goes out once', async () => {
  const { id, order, record } = await ordered()
  house.beSilent(true)
  expect((await desk.does(id, 'payout/ask')).body.value).toEqual({ result: 'no_answer' })
  house.beSilent(false)
  expect((await desk.does(id, 'payout/ask')).body.value).toEqual({ result: 'under_way' })
  expect(house.orders.filter((one) => one.order === order)).toHaveLength(1)
  expect((await record()).log.at(-1)).toMatchObject({ action: 'asked', by: 'operator', state: null })
})

test('an order that is cancelled at the bank lets the money come back, and a late payment is held for review', async () => {
  const { id, order, member, record, state } = await ordered()
  house.beSilent(true)
  expect((await desk.does(id, 'payout/cancel')).body.value).toEqual({ result: 'no_answer' })
  expect(await state()).toBe('paying')
  expect((await desk.does(id, 'reject', { reason: 'no' })).body.code).toBe('payout_under_way')
  house.beSilent(false)
  expect((await desk.does(id, 'payout/cancel')).body.value).toEqual({ result: 'ended' })
  expect(await state()).toBe('approved')
  expect((await desk.does(id, 'reject', { reason: 'Account closed at the bank' })).status).toBe(200)
  expect(await member.balance()).toBe('10000.00')
  const late = { order, state: 'done', payments: [house.payment('1000')] }
  expect((await house.reports(late)).body.value.result).toBe('held_for_review')
  expect(await member.balance()).toBe('10000.00')
  expect((await record()).heldReports).toMatchObject([{ report: { order, state: 'done' } }])
  expect((await desk.does(id, 'payout/cancel')).body.code).toBe('withdrawal_went_on')
})

test('two operators give up an order; the bank is told until it hears it, and the order is not sent again', async () => {
  const { id, order, record, state } = await ordered()
  house.beSilent(true)
  expect((await desk.does(id, 'payout/resolve', notPaid)).status).toBe(200)
  expect((await desk.does(id, 'payout/resolve', notPaid)).body.code).toBe('proposal_waiting')
  const { list } = (await desk.send('GET', '/ops/approvals')).body.value
  const own = list.find(({ subjectId }: { subjectId: string }) => subjectId === id)
  expect((await desk.send('POST', `/ops/approvals/${own.id}/approve`)).body.code).toBe('own_proposal')
  expect(await state()).toBe('paying')
  expect((await decide(id)).status).toBe(200)
  await house.afterAnswers()
  expect(await state()).toBe('approved')
  house.beSilent(false)
  expect(house.cancelled).not.toContain(order)
  const sent = house.orders.length
  house.passTime(20 * MINUTE_MS)
  await house.job('withdrawals-ask-again')
  expect(house.cancelled.filter((one) => one === order)).toHaveLength(1)
  house.passTime(20 * MINUTE_MS)
  await house.job('withdrawals-ask-again')
  expect(house.cancelled.filter((one) => one === order)).toHaveLength(1)
  expect(house.orders).toHaveLength(sent)
  expect((await desk.pays(id, '1000')).status).toBe(200)
  expect((await record()).withdrawal).toMatchObject({ state: 'paid', paid: '1000.00' })
})

test('two operators write down what the bank paid; its own word on it afterwards pays nothing twice', async () => {
  const { id, order, member, payments, record } = await ordered()
  house.beSilent(true)
  const paid = house.payment('1000')
  const { bankReference, paidAt } = paid
  await desk.does(id, 'payout/resolve', {
    outcome: 'paid',
    reason: 'Seen in the bank’s own list',
    bankReference,
    paidAt,
  })
  expect((await decide(id)).status).toBe(200)
  expect(await member.read(id)).toMatchObject({ state: 'paid', paid: '1000.00', remaining: '0.00' })
  expect((await record()).log.at(-1)).toMatchObject({ action: 'resolved', note: 'Seen in the bank’s own list' })
  const report = { order, state: 'done', payments: [paid] }
  expect((await house.reports(report)).body.value.result).toBe('taken')
  const other = { order, state: 'done', payments: [house.payment('1000')] }
  expect((await house.reports(other)).body.value.result).toBe('held_for_review')
  expect(await payments()).toBe(1)
  expect(await member.balance()).toBe('9000.00')
})

test('what two operators agreed on is outdated once the bank has said how the order ended', async () => {
  const { id, order, member, state } = await ordered()
  await desk.does(id, 'payout/resolve', notPaid)
  await house.reports({ order, state: 'done', payments: [house.payment('1000')] })
  expect((await decide(id)).body.code).toBe('proposal_outdated')
  expect(await state()).toBe('paid')
  expect(await member.balance()).toBe('9000.00')
})

test.each([
  ['as it was reported', (reference: string) => reference],
  ['copied with what pages put around it', (reference: string) => `\u200b${reference}\u00a0`],
])('a bank reference that counted already resolves nothing: %s', async (_, copied) => {
  const first = await ordered()
  const payment = house.payment('1000')
  await house.reports({ order: first.order, state: 'done', payments: [payment] })
  const { id } = await ordered()
  const { paidAt } = payment
  const bankReference = copied(payment.bankReference)
  const refused = await desk.does(id, 'payout/resolve', { outcome: 'paid', reason: 'Seen', bankReference, paidAt })
  expect(refused.body).toMatchObject({ code: 'bank_reference_used', fields: [{ field: 'bankReference' }] })
})

test('an order that a bank has had for half an hour is in the operators’ queue', async () => {
  const { id } = await ordered()
  const inQueue = async () => {
    const { list } = (await desk.send('GET', '/ops/withdrawals')).body.value
    return list.find((one: { id: string }) => one.id === id)
  }
  expect(await inQueue()).toBeUndefined()
  house.passTime(31 * MINUTE_MS)
  expect(await inQueue()).toMatchObject({ state: 'paying', bankSilent: true })
})

test('only the operator who claimed a withdrawal acts on its order, and another brand’s is not found', async () => {
  const { id } = await ordered()
  await desk.does(id, 'claim', { claimed: true })
  for (const path of ['payout/ask', 'payout/cancel']) {
    expect((await colleague.does(id, path)).body.code).toBe('withdrawal_claimed')
  }
  expect((await colleague.does(id, 'payout/resolve', notPaid)).body.code).toBe('withdrawal_claimed')
  expect((await desk.does(randomUUID(), 'payout/cancel')).status).toBe(404)
})
