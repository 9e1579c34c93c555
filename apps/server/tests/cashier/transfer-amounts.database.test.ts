import { parseAmount, amount as toAmount, writeAmount } from '@sanuk/money/amount'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CashierHouse, openCashierHouse } from './cashier.fixture.ts'

type Member = Awaited<ReturnType<CashierHouse['newMember']>>

let house: CashierHouse
beforeAll(async () => {
  house = await openCashierHouse()
})
afterAll(() => house.close())

const MINUTE = 60_000
const cancel = (member: Member, id: string) => member.call('DELETE', `/wps/cashier/deposits/${id}`)
const codeOf = ({ body }: Awaited<ReturnType<Member['ask']>>) => body.code ?? 'asked'

/** Orders of as many other members as there are amounts left for a sum, at both of the brand's accounts. */
async function useUp(sum: string): Promise<void> {
  await house.pool.query(
    `insert into cashier.deposit (id, brand, member, request_id, reference, method, kind, account, asked, amount,
                                  currency, state, requested_at, expires_at, keeps_amount)
     select gen_random_uuid(), brand.id, gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'bank_transfer',
            'bank_transfer', account.id, $1::bigint, $1::bigint + satang * 100, 'THB', 'waiting', $2::timestamptz, $3::timestamptz, true
       from system.brand join cashier.account on account.brand = brand.id, generate_series(1, 99) satang
      where 'localhost' = any (brand.domains) and account.kind = 'bank'
     on conflict do nothing`,
    [parseAmount(sum), house.clock(), new Date(house.clock().getTime() + 30 * MINUTE)],
  )
}

/** Ends some orders of a sum, as cancelling or expiry does; answers their amounts. */
async function end(sum: string, count: number, state: 'cancelled' | 'expired'): Promise<string[]> {
  const { rows } = await house.pool.query(
    `update cashier.deposit set state = $3
      where id in (select id from cashier.deposit where asked = $1 and state = 'waiting' limit $2) returning amount`,
    [parseAmount(sum), count, state],
  )
  return rows.map(({ amount }) => writeAmount(toAmount(BigInt(amount)))).toSorted()
}

test('a fourth open deposit is refused until one is cancelled, paid or expired', async () => {
  const member = await house.newMember()
  const asked = [
    await member.ask('promptpay', '100'),
    await member.ask('bank_transfer', '100'),
    await member.ask('bank_transfer', '200'),
  ]
  const [first, second] = asked.map(({ body }) => body.value)
  const refused = await member.ask('gateway', '100')
  expect(refused).toMatchObject({ status: 409, body: { code: 'open_deposits_full' } })
  expect(refused.body.fields).toMatchObject([
    { field: 'amount', message: expect.stringContaining('3 unpaid deposits') },
  ])
  expect(codeOf(await (await house.newMember()).ask('bank_transfer', '100'))).toBe('asked')
  await cancel(member, second.id)
  expect(codeOf(await member.ask('gateway', '100'))).toBe('asked')
  expect(codeOf(await member.ask('promptpay', '100'))).toBe('open_deposits_full')
  await house.bankSays({ reference: first.reference, amount: '100' })
  expect(codeOf(await member.ask('promptpay', '100'))).toBe('asked')
  expect(codeOf(await member.ask('promptpay', '100'))).toBe('open_deposits_full')
  house.passTime(16 * MINUTE)
  expect(codeOf(await member.ask('promptpay', '100'))).toBe('asked')
})

test('concurrent requests of one member open three deposits', async () => {
  const member = await house.newMember()
  const answers = await Promise.all(Array.from({ length: 8 }, () => member.ask('bank_transfer', '150')))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
})

test('a member who asks and cancels again and again holds one amount', async () => {
  const member = await house.newMember()
  const amounts = new Set<string>()
  for (let turn = 0; turn < 6; turn += 1) {
    const { id, amount } = (await member.ask('bank_transfer', '250')).body.value
    amounts.add(amount)
    await cancel(member, id)
  }
  expect(amounts.size).toBe(1)
})

test('a sum of which every amount waits to be paid is refused with another one that is free', async () => {
  await useUp('300')
  await useUp('301')
  const member = await house.newMember()
  const refused = await member.ask('bank_transfer', '300')
  expect(refused).toMatchObject({ status: 409, body: { code: 'deposit_amount_busy' } })
  expect(refused.body.fields).toMatchObject([{ field: 'amount', message: expect.stringContaining('299.00') }])
  expect(codeOf(await member.ask('bank_transfer', '299'))).toBe('asked')
})

test('amounts of cancelled and expired orders go to the next members, each to one', async () => {
  await useUp('400')
  const ended = [...(await end('400', 2, 'cancelled')), ...(await end('400', 1, 'expired'))].toSorted()
  const members = await Promise.all(Array.from({ length: 4 }, () => house.newMember()))
  const answers = await Promise.all(members.map((one) => one.ask('bank_transfer', '400')))
  expect(answers.flatMap(({ body }) => body.value?.amount ?? []).toSorted()).toEqual(ended)
  expect(answers.map(codeOf)).toContain('deposit_amount_busy')
})

test('money paid before its amount was given to another order is credited to the earlier one', async () => {
  const [early, late] = [await house.newMember(), await house.newMember()]
  const first = (await early.ask('bank_transfer', '500')).body.value
  await useUp('500')
  await cancel(early, first.id)
  const paidAt = new Date(house.clock().getTime() + MINUTE).toISOString()
  house.passTime(10 * MINUTE)
  const second = (await late.ask('bank_transfer', '500')).body.value
  expect([second.amount, second.transfer]).toEqual([first.amount, expect.objectContaining(first.transfer)])
  const account = first.transfer.number.replaceAll('-', '')
  const pay = (at: string) => house.bankSays({ account, amount: first.amount, paidAt: at })
  expect(await pay(paidAt)).toBe('credited')
  expect([await early.balance(), await late.balance()]).toEqual([first.amount, '0.00'])
  expect(await pay(house.clock().toISOString())).toBe('credited')
  expect([await early.balance(), await late.balance()]).toEqual([first.amount, second.amount])
})

test('an order paid by its reference with the amount of another leaves that one payable', async () => {
  const [one, other] = [await house.newMember(), await house.newMember()]
  const first = (await one.ask('bank_transfer', '600')).body.value
  house.passTime(MINUTE)
  const second = (await other.ask('bank_transfer', '600')).body.value
  const account = second.transfer.number.replaceAll('-', '')
  expect(await house.bankSays({ account, reference: first.reference, amount: second.amount })).toBe('credited')
  const paidAt = house.clock().toISOString()
  expect(await house.bankSays({ account, amount: second.amount, paidAt })).toBe('credited')
  expect(await one.balance()).toBe(second.amount)
  expect(await other.balance()).toBe(second.amount)
})
