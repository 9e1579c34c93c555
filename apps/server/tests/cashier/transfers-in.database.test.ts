import { randomUUID } from 'node:crypto'
import { DEPOSIT_STATES, DEPOSIT_STEPS } from '@sanuk/contracts/cashier'
import { parseAmount, writeAmount } from '@sanuk/money/amount'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type CashierHouse, newSlip, openCashierHouse } from './cashier.fixture.ts'

let house: CashierHouse
let member: Awaited<ReturnType<CashierHouse['newMember']>>
beforeAll(async () => {
  house = await openCashierHouse()
})
afterAll(() => house.close())
beforeEach(async () => {
  member = await house.newMember()
})

const digits = (number: string) => number.replaceAll('-', '')
const plus = (amount: string, more: string) => writeAmount((parseAmount(amount) + parseAmount(more)) as never)

test('the database allows the same deposit state transitions as the contract', async () => {
  const owner = new pg.Client({ connectionString: house.clones.ownerUrl })
  await owner.connect()
  const { rows } = await owner.query('select before, after from cashier.step')
  await owner.end()
  const told = DEPOSIT_STATES.flatMap((before) => DEPOSIT_STEPS[before].map((after) => `${before} ${after}`))
  expect(rows.map(({ before, after }) => `${before} ${after}`).toSorted()).toEqual(told.toSorted())
})

test('the database refuses every other deposit state transition', async () => {
  const { id } = (await member.ask('promptpay', '100')).body.value
  const owner = new pg.Client({ connectionString: house.clones.ownerUrl })
  await owner.connect()
  const tried = []
  for (const before of DEPOSIT_STATES) {
    for (const after of DEPOSIT_STATES.filter((state) => state !== before && !DEPOSIT_STEPS[before].includes(state))) {
      await owner.query('alter table cashier.deposit disable trigger only_known_steps')
      await owner.query('update cashier.deposit set state = $2, credited_at = $3 where id = $1', [
        ...[id, before, before === 'credited' ? new Date() : null],
      ])
      await owner.query('alter table cashier.deposit enable trigger only_known_steps')
      const sent = owner.query('update cashier.deposit set state = $2, credited_at = $3 where id = $1', [
        ...[id, after, after === 'credited' ? new Date() : null],
      ])
      tried.push(await sent.then(() => `${before} ${after}`).catch(() => null))
    }
  }
  await owner
    .query("update cashier.deposit set state = 'expired', credited_at = null where id = $1", [id])
    .catch(() => 0)
  await owner.query('delete from cashier.deposit where id = $1', [id])
  await owner.end()
  expect(tried.filter((one) => one !== null)).toEqual([])
})

test('bank transfers of one sum get distinct amounts, which identify them', async () => {
  const others = await Promise.all(Array.from({ length: 6 }, () => house.newMember()))
  const orders = await Promise.all(others.map(async (one) => (await one.ask('bank_transfer', '500')).body.value))
  expect(new Set(orders.map(({ amount, transfer }) => `${transfer.number} ${amount}`)).size).toBe(6)
  for (const [at, { amount, transfer }] of orders.entries()) {
    expect(await house.bankSays({ account: digits(transfer.number), amount })).toBe('credited')
    expect(await others[at]?.balance()).toBe(amount)
  }
})

test('a transfer for an expired order is credited for two hours, and held after that', async () => {
  const late = (await member.ask('bank_transfer', '700')).body.value
  const tooLate = (await member.ask('bank_transfer', '800')).body.value
  const pay = ({ amount, transfer }: typeof late) => house.bankSays({ account: digits(transfer.number), amount })
  house.passTime(45 * 60_000)
  await house.job('cashier-expire-deposits')
  const { rows } = await house.pool.query('select state from cashier.deposit where id = $1', [late.id])
  expect(rows).toEqual([{ state: 'expired' }])
  expect(await pay(late)).toBe('credited')
  house.passTime(3 * 60 * 60_000)
  await house.job('cashier-expire-deposits')
  expect(await pay(tooLate)).toBe('held_for_review')
  const paid = await house.pool.query('select amount from cashier.deposit where id = $1 and state = $2', [
    late.id,
    'credited',
  ])
  expect(paid.rows).toHaveLength(1)
})

test.each([
  ['an unknown reference', { reference: 'D00000000000', amount: '100' }, 'unknown'],
  ['an unknown account number', { account: '9999999999', amount: '100' }, 'wrong_account'],
  ['an amount that no order has', { account: '0000000991', amount: '123.45' }, 'unknown'],
])('a payment with %s is held', async (_, notice, because) => {
  const bankReference = randomUUID()
  expect(await house.bankSays({ bankReference, ...notice })).toBe('held_for_review')
  const operator = house.newOperator()
  const { list } = (await operator('GET', `payments?search=${bankReference}`)).body.value
  expect(list).toMatchObject([{ bankReference, heldBecause: because, result: 'held_for_review' }])
})

test('a payment of another sum is credited as paid within the limits, and held beyond them', async () => {
  const short = (await member.ask('promptpay', '100')).body.value
  const tiny = (await member.ask('promptpay', '100')).body.value
  expect(await house.bankSays({ reference: short.reference, amount: '60.50' })).toBe('credited')
  expect(await house.bankSays({ reference: tiny.reference, amount: '1' })).toBe('held_for_review')
  expect(await member.balance()).toBe('60.50')
  expect(await member.read(short.id)).toMatchObject({ amount: '60.50', asked: '100.00', state: 'credited' })
})

test('an operator credits a slip once, and the bank’s later notice adds nothing', async () => {
  const order = (await member.ask('bank_transfer', '900')).body.value
  const slip = (await newSlip()).toString('base64')
  const send = (picture: string) => member.call('POST', `/wps/cashier/deposits/${order.id}/slip`, { picture })
  expect((await send(slip)).body.value.slip.state).toBe('waiting')
  expect((await send(slip)).body.code).toBe('slip_used')
  const operator = house.newOperator()
  const { list } = (await operator('GET', 'deposits?view=slips')).body.value
  expect(list.filter(({ id }: { id: string }) => id === order.id)).toHaveLength(1)
  expect((await operator('GET', `deposits/${order.id}/slips`)).body.value.list).toHaveLength(1)
  const bankReference = randomUUID()
  const credit = { amount: order.amount, bankReference, reason: 'seen at the bank' }
  const done = await Promise.all(
    Array.from({ length: 8 }, () => operator('POST', `deposits/${order.id}/credit`, credit)),
  )
  expect(done.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await house.bankSays({ bankReference, account: digits(order.transfer.number), amount: order.amount })).toBe(
    'already_credited',
  )
  expect(await member.balance()).toBe(order.amount)
  expect((await member.read(order.id)).slip.state).toBe('accepted')
})

test('a slip is rejected with a reason, and another one may follow', async () => {
  const order = (await member.ask('bank_transfer', '900')).body.value
  const send = async () => {
    const picture = (await newSlip()).toString('base64')
    return member.call('POST', `/wps/cashier/deposits/${order.id}/slip`, { picture })
  }
  await send()
  const operator = house.newOperator()
  await operator('POST', `deposits/${order.id}/reject-slip`, { reason: 'of another day' })
  expect((await member.read(order.id)).slip).toMatchObject({ state: 'rejected', reason: 'of another day' })
  expect((await send()).body.value.slip.state).toBe('waiting')
})

test('a large deposit is credited by two operators, and only once', async () => {
  const order = (await member.ask('bank_transfer', '60000')).body.value
  const [operator, supervisor] = [house.newOperator(), house.newOperator('supervisor')]
  const credit = { amount: order.amount, bankReference: randomUUID(), reason: 'seen at the bank' }
  const proposed = await operator('POST', `deposits/${order.id}/credit`, credit)
  expect(proposed.body.value).toEqual({ result: 'proposed' })
  expect(await member.balance()).toBe('0.00')
  const { list } = (await supervisor('GET', 'approvals')).body.value
  const { id } = list.find(({ subjectId }: { subjectId: string }) => subjectId === order.id)
  expect((await operator('POST', `approvals/${id}/approve`)).body.code).toBe('own_proposal')
  expect((await supervisor('POST', `approvals/${id}/approve`)).status).toBe(200)
  expect((await supervisor('POST', `approvals/${id}/approve`)).body.code).toBe('proposal_decided')
  expect(await member.balance()).toBe(order.amount)
})

test('held money goes to an order, to a member or back to the bank, and only to one of them', async () => {
  const operator = house.newOperator()
  const hold = async (amount: string) => {
    const bankReference = randomUUID()
    await house.bankSays({ bankReference, amount, account: '0000000991' })
    return (await operator('GET', `payments?search=${bankReference}`)).body.value.list[0].id
  }
  const order = (await member.ask('bank_transfer', '250')).body.value
  const first = await hold('251.50')
  const found = (await operator('GET', `payments/${first}`)).body.value.candidates
  expect(found[0].id).toBe(order.id)
  const reason = 'the member showed the slip'
  const done = await Promise.all([
    operator('POST', `payments/${first}/credit`, { to: { deposit: order.id }, reason }),
    operator('POST', `payments/${first}/credit`, { to: { username: member.username }, reason }),
    operator('POST', `payments/${first}/return`, { reason }),
  ])
  expect(done.filter(({ status }) => status === 200)).toHaveLength(1)
  await house.afterAnswers()
  const second = await hold('33.25')
  await operator('POST', `payments/${second}/credit`, { to: { username: member.username }, reason })
  const third = await hold('44.25')
  await operator('POST', `payments/${third}/return`, { reason: 'nobody’s' })
  await house.afterAnswers()
  expect((await operator('GET', `payments/${third}`)).body.value.payment).toMatchObject({
    result: 'returned',
    returnReference: `back ${third}`,
  })
  const toFirst = done[2]?.status === 200 ? '0' : '251.50'
  expect(await member.balance()).toBe(plus(toFirst, '33.25'))
})

test('a refund is retried where the bank is silent, and the money stays held where it refuses', async () => {
  const operator = house.newOperator()
  const bankReference = randomUUID()
  await house.bankSays({ bankReference, amount: '77', account: '0000000992' })
  const { id } = (await operator('GET', `payments?search=${bankReference}`)).body.value.list[0]
  const payment = async () => (await operator('GET', `payments/${id}`)).body.value.payment
  house.outside.answers(() => null)
  await operator('POST', `payments/${id}/return`, { reason: 'nobody’s' })
  await house.afterAnswers()
  expect(await payment()).toMatchObject({ result: 'returning', fault: 'NO_ANSWER' })
  house.outside.answers(({ body }) => ({ refund: body.refund, state: 'refused', reason: 'account closed' }))
  house.passTime(2 * 60_000)
  await house.job('cashier-send-back')
  expect(await payment()).toMatchObject({ result: 'held_for_review', fault: 'account closed' })
  house.outside.answers(null)
  await operator('POST', `payments/${id}/return`, { reason: 'nobody’s' })
  await house.afterAnswers()
  expect((await payment()).result).toBe('returned')
})
