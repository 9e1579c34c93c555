import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CashierHouse, openCashierHouse } from './cashier.fixture.ts'

let house: CashierHouse
beforeAll(async () => {
  house = await openCashierHouse()
})
afterAll(() => house.close())

/** Of all there were: the real thing is 10 000, which takes minutes; nightly runs may ask for it. */
const ATTEMPTS = Number(process.env.DEPOSIT_ATTEMPTS ?? 600)
const AT_ONCE = 12

test(`${ATTEMPTS} concurrent attempts by five operations exceed no limit and credit nothing twice`, async () => {
  const operator = house.newOperator()
  const members = await Promise.all(Array.from({ length: 6 }, () => house.newMember()))
  await house.pool.query("update cashier.method set sum_per_day = 7000000 where code = 'promptpay'")

  const open: { reference: string; amount: string; account: string | null; id: string }[] = []
  const used: object[] = []
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)]
  const ask = async (method: string): Promise<void> => {
    const answer = await pick(members)?.ask(method, '100')
    if (!answer?.body.success) return
    const { reference, amount, transfer, id } = answer.body.value
    open.push({ reference, amount, account: transfer?.number.replaceAll('-', '') ?? null, id })
  }
  const ways: (() => Promise<unknown>)[] = [
    () => ask('promptpay'),
    () => ask('bank_transfer'),
    () => {
      const order = pick(open)
      const notice = { bankReference: randomUUID(), reference: order?.reference ?? 'D0', amount: order?.amount ?? '1' }
      used.push(notice)
      return house.bankSays(notice)
    },
    () => house.bankSays(pick(used) ?? { reference: 'D0', amount: '1' }),
    async () => {
      const order = pick(open)
      if (!order) return
      const credit = { amount: order.amount, bankReference: randomUUID(), reason: 'seen at the bank' }
      await operator('POST', `deposits/${order.id}/credit`, credit)
    },
  ]
  let made = 0
  const worker = async (): Promise<void> => {
    while (made < ATTEMPTS) {
      made += 1
      await pick(ways)?.()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))

  const { rows } = await house.pool.query(`
    select (select count(*) from cashier.payment where result = 'credited' group by deposit having count(*) > 1) as twice,
           (select count(*) from cashier.deposit where state = 'credited')::int as credited,
           (select count(*) from cashier.payment where result = 'credited')::int as payments,
           (select sum(amount) from cashier.deposit where state = 'credited')::text as money,
           (select -sum(balance) from ledger.account_balance join system.brand on brand.id = account_balance.brand
             where kind = 'bank' and code = 'SANUK')::text as banked,
           (select max(sum) from (select sum(amount) from cashier.deposit
             where method = 'promptpay' and state in ('credited', 'waiting') group by member) sums)::text as most`)
  const [{ twice, credited, payments, money, banked, most }] = rows
  expect(twice).toBeNull()
  expect(payments).toBe(credited)
  expect(credited).toBeGreaterThan(10)
  // What the seed gave the demo people came from the bank, too.
  expect(BigInt(banked) - BigInt(money)).toBe(350_000_000n)
  expect(BigInt(most)).toBeLessThanOrEqual(7_000_000n)
})
