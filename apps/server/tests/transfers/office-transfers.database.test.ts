import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTransferHouse, type TransferHouse } from './transfers.fixture.ts'

let house: TransferHouse
let operator: string
beforeAll(async () => {
  house = await openTransferHouse()
  operator = await house.operatorToken()
})
afterAll(() => house.close())

const ask = async (method: string, path = '') =>
  (await house.call({ method, path: `/ops/transfers${path}`, token: operator, part: 'office' })).body
const MINUTES = 60_000

/** A transfer of which nobody knows what became: neither the call nor its questions were answered. */
async function lostTransfer(amount: string, questions: number) {
  const member = await house.memberWith('100')
  await house.satang.goWrong({ call: 'deposit', kind: 'answer_lost' })
  await house.satang.goWrong({ call: 'status', kind: 'answer_lost', times: questions + 1 })
  const { id } = (await member.move('in', amount)).body.value
  return { id, member }
}

test('open transfers are listed with member, last fault and held sum until a query settles them', async () => {
  const { id, member } = await lostTransfer('40', 0)
  const { list, held } = (await ask('GET', '?state=under_way')).value
  expect(list).toMatchObject([
    {
      id,
      vendor: 'SATANG',
      vendorName: 'Satang Club',
      direction: 'in',
      amount: '40.00',
      currency: 'THB',
      questions: 0,
    },
  ])
  expect(list[0]).toMatchObject({ lastFault: 'NO_ANSWER', needsAttention: false, askable: false, reason: null })
  expect(held).toEqual([
    { vendor: 'SATANG', vendorName: 'Satang Club', currency: 'THB', transfers: 1, amount: '40.00' },
  ])
  const named = (await ask('GET', `?search=${list[0].username}`)).value.list
  expect(named.map((found: { id: string }) => found.id)).toEqual([id])
  expect((await ask('GET', '?search=nobody')).value.list).toEqual([])

  house.passTime(MINUTES)
  const { value } = await ask('POST', `/${id}/ask`)
  expect(value).toMatchObject({ id, state: 'done', amount: '40.00', questions: 1 })
  expect(await member.both()).toEqual(['60.00', '40.00'])
  expect((await ask('POST', `/${id}/ask`)).value).toEqual(value)
  expect((await ask('GET', '?state=under_way')).value).toEqual({ list: [], nextCursor: null, held: [] })
  const done = (await ask('GET', `?state=done&search=${list[0].username}`)).value.list
  expect(done.map((found: { id: string }) => found.id)).toEqual([id])
})

test('an operator’s query right after the call is not sent to the vendor, a minute later it is', async () => {
  const { id } = await lostTransfer('10', 0)
  expect((await ask('POST', `/${id}/ask`)).value).toMatchObject({ state: 'under_way', questions: 0 })
  house.passTime(MINUTES)
  expect((await ask('POST', `/${id}/ask`)).value).toMatchObject({ state: 'done' })
})

test('a transfer with six unanswered queries needs attention', async () => {
  const { id } = await lostTransfer('20', 6)
  for (let question = 0; question < 6; question += 1) {
    expect((await ask('GET', '?state=attention')).value.list).toEqual([])
    house.passTime(11 * MINUTES)
    await house.askAgain()
  }
  expect((await ask('GET', '?state=attention')).value.list).toMatchObject([
    { id, questions: 6, needsAttention: true, askable: true, lastFault: 'NO_ANSWER' },
  ])
  expect((await ask('POST', `/${id}/ask`)).value).toMatchObject({ state: 'done', needsAttention: false })
})

test('two simultaneous queries by operators give the same result and settle once', async () => {
  const { id, member } = await lostTransfer('30', 0)
  house.passTime(MINUTES)
  const answers = await Promise.all([ask('POST', `/${id}/ask`), ask('POST', `/${id}/ask`)])
  expect(answers.map(({ value }) => value.state)).toEqual(['done', 'done'])
  expect(await member.both()).toEqual(['70.00', '30.00'])
})

test('a query about an unknown transfer is answered not_found', async () => {
  expect((await ask('POST', '/00000000-0000-4000-8000-000000000000/ask')).code).toBe('not_found')
})
