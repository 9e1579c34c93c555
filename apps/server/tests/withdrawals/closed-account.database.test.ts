import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HOLDER, newNumber, openPayingHouse, PAYMENT_PASSWORD, type PayingHouse } from './withdrawals.fixture.ts'

let house: PayingHouse
let desk: ReturnType<PayingHouse['newOperator']>
let colleague: typeof desk
beforeAll(async () => {
  house = await openPayingHouse()
  desk = house.newOperator()
  colleague = house.newOperator('supervisor')
})
afterAll(() => house.close())

/** A member with 10 000, and what operators do for them. */
async function newMember() {
  const member = await house.newMember()
  const { rows } = await house.pool.query('select id from members.member where username = $1', [member.username])
  const id = String(rows[0].id)
  const path = `/ops/members/${id}`
  return {
    ...member,
    id,
    path,
    close: () => desk.send('POST', `${path}/close`, { reason: 'Asked for it' }),
    read: async () => (await desk.send('GET', `${path}/closed-account`)).body.value,
    payOut: (account: object, requestId: string = randomUUID()) =>
      desk.send('POST', `${path}/closed-account/payout`, { requestId, account, reason: 'Asked for it by letter' }),
  }
}

const decide = async (id: string) => {
  const { list } = (await colleague.send('GET', '/ops/approvals')).body.value
  const proposal = list.find(({ subjectId }: { subjectId: string }) => subjectId === id)
  return colleague.send('POST', `/ops/approvals/${proposal.id}/approve`)
}

test('a closed account is paid out whole to its member’s bank account, once and by two operators', async () => {
  const member = await newMember()
  await member.close()
  const asked = { requestId: randomUUID(), account: member.account, amount: '1000', paymentPassword: PAYMENT_PASSWORD }
  const path = '/wps/cashier/withdrawals'
  const own = await member.browser.send({ method: 'POST', path, token: member.token, body: asked })
  expect(own.status).toBe(401)

  const { balance, accounts, payeeName } = await member.read()
  expect([balance, payeeName, accounts.map(({ id }: { id: string }) => id)]).toEqual([
    '10000.00',
    HOLDER,
    [member.account],
  ])
  const requestId = randomUUID()
  const { withdrawal } = (await member.payOut({ id: member.account }, requestId)).body.value
  expect((await member.payOut({ id: member.account }, requestId)).body.value).toEqual({ withdrawal })
  expect((await member.payOut({ id: member.account })).body.code).toBe('not_enough_money')
  const record = (await desk.send('GET', `/ops/withdrawals/${withdrawal}`)).body.value
  expect(record.withdrawal).toMatchObject({ state: 'waiting', amount: '10000.00', fee: '0.00', needsTwo: true })
  expect(record.log).toMatchObject([
    { state: 'waiting', by: 'operator' },
    { state: null, by: 'operator', note: 'Asked for it by letter' },
  ])
  expect((await desk.does(withdrawal, 'approve', { payBy: 'hand' })).body.value).toEqual({ result: 'proposed' })
  expect((await decide(withdrawal)).status).toBe(200)
  expect((await desk.pays(withdrawal, '10000')).status).toBe(200)
  const { list } = (await desk.send('GET', '/ops/withdrawals?view=under_way')).body.value
  expect(list.find(({ id }: { id: string }) => id === withdrawal)).toMatchObject({ state: 'paid', paid: '10000.00' })
  expect((await member.read()).balance).toBe('0.00')
  const audited = await house.pool.query(
    "select count(*)::int as rows from audit.deed where subject = 'withdrawals.withdrawal' and subject_id = $1",
    [withdrawal],
  )
  expect(audited.rows[0].rows).toBeGreaterThan(0)
})

test('of two operators who pay out a closed account at once, one does', async () => {
  const member = await newMember()
  await member.close()
  const answers = await Promise.all([1, 2, 3].map(() => member.payOut({ id: member.account })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
})

test('a bank account that an operator types must be in the member’s name', async () => {
  const member = await newMember()
  await member.close()
  const account = { bank: '014', number: newNumber(), holder: 'Someone Else' }
  expect((await member.payOut(account)).body).toMatchObject({
    code: 'payee_name_differs',
    fields: [{ field: 'holder' }],
  })
  expect((await member.payOut({ ...account, number: '12' })).body.fields[0]).toMatchObject({ field: 'number' })
  const { withdrawal } = (await member.payOut({ ...account, holder: HOLDER })).body.value
  const record = (await desk.send('GET', `/ops/withdrawals/${withdrawal}`)).body.value
  expect(record.withdrawal).toMatchObject({ bank: '014', holder: HOLDER })
  await desk.does(withdrawal, 'reject', { reason: 'Wrong account' })
  expect((await member.read()).balance).toBe('10000.00')
})

test('an open account is not paid out by operators, nor to another member’s bank account', async () => {
  const [member, other] = [await newMember(), await newMember()]
  expect((await member.payOut({ id: member.account })).body.code).toBe('member_open')
  expect((await desk.send('GET', `${member.path}/closed-account`)).body.code).toBe('member_open')
  await member.close()
  expect((await member.payOut({ id: other.account })).status).toBe(404)
  const gift = { direction: 'take', amount: '5', reason: 'Return it' }
  expect((await desk.send('POST', `${member.path}/adjustments`, gift)).body.code).toBe('member_closed')
})
