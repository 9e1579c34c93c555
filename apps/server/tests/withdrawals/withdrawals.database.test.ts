import { randomUUID } from 'node:crypto'
import { WITHDRAWAL_STEPS } from '@sanuk/contracts/withdrawals'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openPayingHouse, PAYMENT_PASSWORD, type PayingHouse } from './withdrawals.fixture.ts'

let house: PayingHouse
let desk: ReturnType<PayingHouse['newOperator']>
let colleague: typeof desk
beforeAll(async () => {
  house = await openPayingHouse()
  desk = house.newOperator()
  colleague = house.newOperator('supervisor')
})
afterAll(() => house.close())

/** Changes the brand's terms from today on; when the test ends they are the usual ones. */
async function setTerms(changes: object) {
  const { usual, today } = (await desk.send('GET', '/ops/withdrawal-terms')).body.value
  const put = (terms: object) =>
    house.pool.query(
      `insert into withdrawals.terms (id, brand, effective_from, details, decided_at)
       select gen_random_uuid(), id, $1, $2, clock_timestamp() from system.brand where 'localhost' = any (domains)`,
      [today, terms],
    )
  await put({ ...usual, ...changes })
  onTestFinished(async () => void (await put(usual)))
}

const stepsOf = ({ steps }: { steps: { state: string }[] }) => steps.map(({ state }) => state)

/** A withdrawal of 1000 that the bank has an order for. */
async function ordered(amount = '1000') {
  const member = await house.newMember()
  const asked = (await member.ask({ amount })).body.value
  expect((await desk.does(asked.id, 'approve', { payBy: 'bank' })).body.value).toEqual({ result: 'approved' })
  await house.afterAnswers()
  const order = house.orderFor(asked)?.order
  return { member, id: asked.id as string, order, reference: asked.reference as string }
}

/** One whose money left by hand, with nothing that proves it. */
async function paidByHand(...amounts: string[]) {
  const member = await house.newMember()
  const { id } = (await member.ask()).body.value
  await desk.does(id, 'approve', { payBy: 'hand' })
  for (const amount of amounts) expect((await desk.pays(id, amount)).body).toMatchObject({ success: true })
  return { member, id: id as string }
}

test('a withdrawal is debited at once, paid by the bank’s report and confirmed by the member', async () => {
  const { member, id, order } = await ordered()
  expect(await member.balance()).toBe('9000.00')
  expect(house.orders.find((one) => one.order === order)).toMatchObject({ amount: '1000.00', bank: '004' })
  const report = { order, state: 'done', payments: [house.payment('1000')] }
  const told = await Promise.all(Array.from({ length: 5 }, () => house.reports(report)))
  expect(told.map(({ body }) => body.value.result)).toEqual(Array(5).fill('taken'))
  expect(await member.read(id)).toMatchObject({ state: 'paid', paid: '1000.00', remaining: '0.00' })
  const received = (await member.answer(id, 'received')).body.value
  expect(stepsOf(received)).toEqual(['waiting', 'approved', 'paying', 'paid', 'received'])
  expect(await member.balance()).toBe('9000.00')
})

test('a withdrawal repeated with one request id is made once', async () => {
  const member = await house.newMember()
  const requestId = randomUUID()
  const answers = await Promise.all(Array.from({ length: 20 }, () => member.ask({ requestId })))
  expect(new Set(answers.map(({ body }) => body.value.id)).size).toBe(1)
  expect(await member.balance()).toBe('9000.00')
})

test('twenty parallel withdrawals stay within the balance and the daily number and lock nothing', async () => {
  const poor = await house.newMember('1500')
  const both = await Promise.all([poor.ask(), poor.ask()])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
  const member = await house.newMember()
  const twenty = await Promise.all(Array.from({ length: 20 }, () => member.ask({ amount: '300' })))
  expect(twenty.filter(({ status }) => status === 200)).toHaveLength(5)
  expect(twenty.filter(({ body }) => body.code === 'withdrawals_of_day_used')).toHaveLength(15)
  expect(await member.balance()).toBe('8500.00')
})

test.each([
  ['299.99', 'amount_below_minimum', 422],
  ['200000.01', 'amount_above_maximum', 422],
  ['300.005', 'invalid_request', 400],
  ['9999999', 'amount_above_maximum', 422],
  ['10000.01', 'not_enough_money', 422],
])('a withdrawal of %s baht is refused with %s at the amount field', async (amount, code, status) => {
  const member = await house.newMember()
  const reply = await member.ask({ amount })
  expect(reply).toMatchObject({ status, body: { code, fields: [{ field: 'amount' }] } })
  expect(await member.balance()).toBe('10000.00')
})

test('a wrong payment password withdraws nothing', async () => {
  const member = await house.newMember()
  expect((await member.ask({ paymentPassword: '111111' })).body.code).toBe('payment_password_wrong')
  expect(await member.balance()).toBe('10000.00')
})

test('a withdrawal cancelled, approved and rejected at once ends in one consistent state', async () => {
  for (let turn = 0; turn < 4; turn += 1) {
    const member = await house.newMember()
    const { id } = (await member.ask()).body.value
    const tries = await Promise.all([
      ...[member.cancel(id), desk.does(id, 'approve', { payBy: 'hand' }), member.cancel(id)],
      ...[colleague.does(id, 'approve', { payBy: 'hand' }), desk.does(id, 'reject', { reason: 'no' })],
    ])
    const { state } = await member.read(id)
    // What is approved may still be rejected; nothing else comes after another.
    expect(['approved', 'cancelled', 'rejected']).toContain(state)
    expect(tries.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(state === 'rejected' ? 2 : 1)
    expect(await member.balance()).toBe(state === 'approved' ? '9000.00' : '10000.00')
  }
})

test('a rejected withdrawal shows its reason and is refunded', async () => {
  const member = await house.newMember()
  const { id } = (await member.ask()).body.value
  await desk.does(id, 'reject', { reason: 'The name differs' })
  const { state, steps, returned } = await member.read(id)
  expect([state, returned, steps.at(-1).reason]).toEqual(['rejected', '1000.00', 'The name differs'])
  expect(await member.balance()).toBe('10000.00')
  expect((await member.cancel(id)).body.code).toBe('withdrawal_went_on')
})

test('a withdrawal is paid in parts, and each bank reference counts once', async () => {
  const { member, id } = await paidByHand('400')
  const reference = randomUUID()
  const twice = await Promise.all([
    desk.pays(id, '100', { bankReference: reference }),
    desk.pays(id, '100', { bankReference: reference }),
  ])
  expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await member.read(id)).toMatchObject({ state: 'partly_paid', paid: '500.00', remaining: '500.00' })
  const more = await Promise.all([desk.pays(id, '300'), desk.pays(id, '300')])
  expect(more.map(({ status }) => status).toSorted()).toEqual([200, 422])
  await desk.pays(id, '200')
  expect(await member.read(id)).toMatchObject({ state: 'paid', paid: '1000.00', remaining: '0.00' })
})

test('returning the unpaid rest of a withdrawal refunds it and keeps the paid part', async () => {
  const { member, id } = await paidByHand('400')
  await desk.does(id, 'return', { reason: 'The account is closed' })
  expect(await member.read(id)).toMatchObject({ state: 'paid', paid: '400.00', returned: '600.00' })
  expect(await member.balance()).toBe('9600.00')
  expect((await desk.pays(id, '100')).body.code).toBe('withdrawal_went_on')
})

test('after a partial payout by the bank an operator can order the rest', async () => {
  const { member, id, order } = await ordered()
  expect((await desk.pays(id, '100')).body.code).toBe('payout_under_way')
  const first = house.payment('300')
  await house.reports({ order, state: 'open', payments: [first] })
  await house.reports({ order, state: 'failed', payments: [first, house.payment('200')], reason: 'limit' })
  expect(await member.read(id)).toMatchObject({ state: 'partly_paid', paid: '500.00' })
  await desk.does(id, 'order')
  await house.afterAnswers()
  const { order: second, amount } = house.orders.at(-1) ?? {}
  expect([second === order, amount]).toEqual([false, '500.00'])
  await house.reports({ order: second, state: 'done', payments: [house.payment('500')] })
  expect(await member.read(id)).toMatchObject({ state: 'paid', paid: '1000.00' })
})

test('a failed payout order leaves the withdrawal approved for an operator to decide', async () => {
  const { member, id, order } = await ordered()
  await house.reports({ order, state: 'failed', payments: [], reason: 'account closed' })
  expect((await member.read(id)).state).toBe('approved')
  await desk.does(id, 'reject', { reason: 'The bank knows no such account' })
  expect(await member.balance()).toBe('10000.00')
})

test('a payout report with a wrong amount, unknown order or used reference is held for review', async () => {
  const { member, id, order } = await ordered()
  const reports = [
    { order, state: 'done', payments: [house.payment('1000.01')] },
    { order, state: 'done', payments: [house.payment('600'), house.payment('600')] },
    { order: randomUUID(), state: 'done', payments: [house.payment('1000')] },
  ]
  for (const report of reports) expect((await house.reports(report)).body.value.result).toBe('held_for_review')
  expect(await member.read(id)).toMatchObject({ state: 'paying', paid: '0.00' })
  const used = house.payment('1000')
  const other = await ordered()
  await house.reports({ order: other.order, state: 'done', payments: [used] })
  expect((await house.reports({ order, state: 'done', payments: [used] })).body.value.result).toBe('held_for_review')
  expect((await member.read(id)).paid).toBe('0.00')
})

test('a payout order that the bank did not answer is sent again and arrives once', async () => {
  house.beSilent(true)
  const { id, order, reference, member } = await ordered()
  expect(order).toBeUndefined()
  expect((await member.read(id)).state).toBe('paying')
  house.beSilent(false)
  house.passTime(2 * 60_000)
  await house.job('withdrawals-ask-again')
  house.passTime(3 * 60_000)
  await house.job('withdrawals-ask-again')
  expect(house.orders.filter((one) => one.reference === reference)).toHaveLength(1)
})

test('a proved payout counts as received after its minutes and can still be disputed', async () => {
  const { member, id, order } = await ordered()
  await house.reports({ order, state: 'done', payments: [house.payment('1000')] })
  house.passTime(29 * 60_000)
  await house.job('withdrawals-run-out')
  expect((await member.read(id)).state).toBe('paid')
  house.passTime(2 * 60_000)
  await house.job('withdrawals-run-out')
  expect((await member.read(id)).state).toBe('received_automatically')
  expect((await member.answer(id, 'not_received')).body.value.state).toBe('disputed')
})

test('a payout without proof never counts as received automatically', async () => {
  const { member, id } = await paidByHand('1000')
  house.passTime(20 * 60_000)
  await member.read(id)
  house.passTime(20 * 60_000)
  await house.job('withdrawals-run-out')
  const { state, parts } = await member.read(id)
  expect([state, parts[0].proved, parts[0].answerBy]).toEqual(['paid', false, null])
  expect((await member.answer(id, 'received')).body.value.state).toBe('received')
})

test('a dispute is settled once, as received without a refund or with a refund of what did not arrive', async () => {
  const forced = await paidByHand('1000')
  await forced.member.answer(forced.id, 'not_received')
  await desk.does(forced.id, 'settle', { outcome: 'received', reason: 'The bank confirms it' })
  expect(await forced.member.read(forced.id)).toMatchObject({ state: 'resolved_received', returned: '0.00' })
  expect(await forced.member.balance()).toBe('9000.00')

  const partly = await paidByHand('300', '200')
  await partly.member.answer(partly.id, 'received', 1)
  await partly.member.answer(partly.id, 'not_received', 2)
  const settle = () => desk.does(partly.id, 'settle', { outcome: 'refunded', reason: 'It came back' })
  const both = await Promise.all([settle(), settle()])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const ended = { state: 'resolved_refunded', paid: '300.00', returned: '700.00', remaining: '0.00' }
  expect(await partly.member.read(partly.id)).toMatchObject(ended)
  expect(await partly.member.balance()).toBe('9700.00')
})

test('the fee is held, charged for the paid part and refunded with the rest', async () => {
  await setTerms({ feeFixed: '10', feePercent: '1' })
  const { member, id } = await paidByHand('400')
  expect(await member.balance()).toBe('8980.00')
  await desk.does(id, 'return', { reason: 'closed' })
  expect(await member.balance()).toBe('9592.00')
  await member.answer(id, 'not_received')
  await desk.does(id, 'settle', { outcome: 'refunded', reason: 'It came back' })
  expect(await member.balance()).toBe('10000.00')
})

test('the free withdrawals of a day have no fee, the next one has', async () => {
  await setTerms({ feeFixed: '10', freePerDay: 1 })
  const member = await house.newMember()
  const fees = []
  for (let asked = 0; asked < 2; asked += 1) fees.push((await member.ask({ amount: '1000' })).body.value.fee)
  expect(fees).toEqual(['0.00', '10.00'])
  expect(await member.balance()).toBe('7990.00')
})

test('a withdrawal above the threshold needs approval by a second operator', async () => {
  const member = await house.newMember('100000')
  const { id } = (await member.ask({ amount: '60000' })).body.value
  expect((await desk.does(id, 'approve', { payBy: 'hand' })).body.value).toEqual({ result: 'proposed' })
  expect((await desk.does(id, 'approve', { payBy: 'hand' })).body.code).toBe('proposal_waiting')
  expect((await member.read(id)).state).toBe('waiting')
  const { list } = (await desk.send('GET', '/ops/approvals')).body.value
  const { id: proposal } = list.find(({ subjectId }: { subjectId: string }) => subjectId === id)
  expect((await desk.send('POST', `/ops/approvals/${proposal}/approve`)).body.code).toBe('own_proposal')
  expect((await colleague.send('POST', `/ops/approvals/${proposal}/approve`)).status).toBe(200)
  expect((await member.read(id)).state).toBe('approved')
})

test('a withdrawal claimed by one operator cannot be decided by another', async () => {
  const member = await house.newMember()
  const { id } = (await member.ask()).body.value
  await desk.does(id, 'claim', { claimed: true })
  expect((await colleague.does(id, 'reject', { reason: 'no' })).body.code).toBe('withdrawal_claimed')
  const { list } = (await colleague.send('GET', '/ops/withdrawals')).body.value
  const row = list.find((one: { id: string }) => one.id === id)
  expect([row.claimedBy.username, row.overdue]).toEqual(['operator', false])
  await desk.does(id, 'notes', { note: 'Asked the bank' })
  const record = (await colleague.send('GET', `/ops/withdrawals/${id}`)).body.value
  expect(record.log.at(-1)).toMatchObject({ by: 'operator', note: 'Asked the bank' })
  expect(record.member).toMatchObject({ balance: '9000.00', deposits: { sum: '10000.00', count: 1 } })
})

test('withdrawal states change only by the known steps, which the database enforces', async () => {
  const owner = new pg.Client({ connectionString: house.clones.ownerUrl })
  await owner.connect()
  try {
    const { rows } = await owner.query('select before, after from withdrawals.step')
    const known = Object.entries(WITHDRAWAL_STEPS).flatMap(([before, after]) => after.map((to) => `${before} ${to}`))
    expect(rows.map(({ before, after }) => `${before} ${after}`).toSorted()).toEqual(known.toSorted())
    const { id } = (await (await house.newMember()).ask()).body.value
    const jump = owner.query("update withdrawals.withdrawal set state = 'received', paid = amount where id = $1", [id])
    await expect(jump).rejects.toThrow('does not go from waiting to received')
  } finally {
    await owner.end()
  }
})

test('a member cannot read, cancel or answer another member’s withdrawal', async () => {
  const { id } = await paidByHand('1000')
  const stranger = await house.newMember()
  const tries = [stranger.cancel(id), stranger.answer(id, 'received')]
  for (const reply of await Promise.all(tries)) expect(reply).toMatchObject({ status: 404 })
  expect((await stranger.call('GET', `/wps/cashier/withdrawals/${id}`)).status).toBe(404)
})

test('a withdrawal to another member’s bank account is refused', async () => {
  const stranger = await house.newMember()
  const member = await house.newMember()
  expect((await member.ask({ account: stranger.account, paymentPassword: PAYMENT_PASSWORD })).status).toBe(404)
})

test('an unmet turnover requirement blocks a withdrawal and is shown with its reason', async () => {
  const member = await house.newMember()
  await member.deposit()
  expect((await member.ask()).body.code).toBe('turnover_due')
  const { owed, available } = (await member.call('GET', '/wps/cashier/withdrawals/terms')).body.value
  expect(owed).toMatchObject([{ reason: 'deposit', required: '100.00', done: '0.00' }])
  expect([available, await member.balance()]).toEqual(['0.00', '10100.00'])
})
