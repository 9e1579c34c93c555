import { randomUUID } from 'node:crypto'
import { openPool } from '@sanuk/host/database-pool'
import { createLog } from '@sanuk/host/log'
import { checkBooks } from '@sanuk/ledger/check'
import { generateSecret } from 'otplib'
import type pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { closingFaults } from '../closing.fixture.ts'
import { setTerms } from '../withdrawals/terms.fixture.ts'
import { asOwner, newMember, newOperator } from './killed-people.fixture.ts'
import { type KilledServer, type Moment, startKilledServer } from './killed-server.fixture.ts'

// A server is started anew up to four times in one of them.
vi.setConfig({ testTimeout: 120_000 })

const PASSWORD = 'correct horse battery'
const STAFF = { username: 'operator', password: PASSWORD, authenticator: generateSecret() }
const ACCOUNTS = {
  member: { username: 'demo', password: PASSWORD },
  agent: { username: 'agent', password: PASSWORD },
  operator: STAFF,
  supervisor: { username: 'supervisor', password: PASSWORD, authenticator: generateSecret() },
}
/** Until whatever was left undone has been done by the jobs and by the bank's repeating itself. */
const PATIENT = { timeout: 45_000, interval: 50 }

let house: KilledServer
let pool: pg.Pool
let member: Awaited<ReturnType<typeof newMember>>
let operator: Awaited<ReturnType<typeof newOperator>>
let account: string
/** What the member must have, in hundredths, counted by hand. */
let counted = 0
beforeAll(async () => {
  house = await startKilledServer(ACCOUNTS)
  const seen = { max: 2, name: 'sanuk test', role: 'sanuk_application', brand: '*' }
  pool = openPool({ url: house.clones.serverUrl, ...seen }, createLog('silent'))
  member = await newMember(house)
  operator = await newOperator(house, STAFF)
  account = await member.addAccount()
  const order = await member.ask('promptpay', { requestId: randomUUID(), amount: '20000' })
  await member.pay(order)
  counted = 2_000_000
  // How often a day somebody may ask is looked at elsewhere.
  await asOwner(house, (owner) => setTerms(owner, { ordersPerDay: 100, feeFixed: '10' }))
})
afterAll(async () => {
  await pool?.end()
  await house?.close()
})

const ended = (name: 'readDeposit' | 'readWithdrawal', id: string, states: readonly string[]) =>
  vi.waitUntil(async () => states.includes((await member[name](id)).state), PATIENT)

/** Has a job done at once for which a minute would be waited. */
const job = (name: string) => asOwner(house, (owner) => owner.query('select graphile_worker.add_job($1)', [name]))

const expectCounted = async () => expect(await member.balance()).toBe((counted / 100).toFixed(2))

const ASKED = /insert into "cashier"\."deposit"/
const TOLD = /insert into "cashier"\."payment"/
const before = (statement: RegExp): Moment => ({ statement, committed: false })
const after = (statement: RegExp): Moment => ({ statement, committed: true })

const WAYS = {
  promptpay: { method: 'promptpay', fee: 0 },
  transfer: { method: 'bank_transfer', fee: 0 },
  gateway: { method: 'gateway', fee: 750 },
} as const
type Way = (typeof WAYS)[keyof typeof WAYS]

/** Pays a deposit that nobody disturbs any more, and has it credited once. */
async function credited({ method, fee }: Way, wish: { requestId: string; amount: string }, paid = false) {
  const order = await member.ask(method, wish)
  if (!paid) await member.pay(order)
  await ended('readDeposit', order.id, ['credited'])
  counted += Math.round(Number(order.amount) * 100) - fee
  await expectCounted()
}

const wished = () => ({ requestId: randomUUID(), amount: '500' })

test.each([
  ['PromptPay, before the commit', WAYS.promptpay, before(ASKED)],
  ['PromptPay, after the commit', WAYS.promptpay, after(ASKED)],
  ['bank transfer, after the commit', WAYS.transfer, after(ASKED)],
])('a server killed during a deposit request leaves one deposit: %s', async (_, way, moment) => {
  const wish = wished()
  await house.killedAt(moment, () => member.ask(way.method, wish))
  await credited(way, wish)
})

test.each([
  ['PromptPay, before the commit', WAYS.promptpay, before(TOLD)],
  ['PromptPay, after the commit', WAYS.promptpay, after(TOLD)],
  ['bank transfer, before the commit', WAYS.transfer, before(TOLD)],
  ['gateway, after the commit', WAYS.gateway, after(TOLD)],
])('a server killed during a payment notice credits it once: %s', async (_, way, moment) => {
  const wish = wished()
  const order = await member.ask(way.method, wish)
  await house.killedAt(moment, () => member.pay(order))
  await credited(way, wish, true)
})

test('a deposit stays credited when the server is killed after answering the bank', async () => {
  const wish = wished()
  await credited(WAYS.promptpay, wish)
  await house.killed()
  await expectCounted()
  expect((await member.ask('promptpay', wish)).state).toBe('credited')
})

test('a server killed before the gateway’s answer arrives makes one payment, credited once', async () => {
  const wish = wished()
  await house.killedBeforeAnswer(/\/gateway\/payments/, () => member.ask('gateway', wish))
  await credited(WAYS.gateway, wish)
})

const FEE = 1_000
const wanted = () => ({ requestId: randomUUID(), amount: '300' })

/** Play is another room's business. */
const playedOff = () => asOwner(house, (owner) => owner.query('delete from turnover.demand'))

/** Asks for a withdrawal; what it takes is gone at once. */
async function asked(): Promise<string> {
  await playedOff()
  const { id } = await member.withdraw(account, wanted())
  counted -= 30_000 + FEE
  return id
}

/** Has one paid to its end, which its member confirms. */
async function received(id: string): Promise<void> {
  await ended('readWithdrawal', id, ['paid', 'received'])
  if ((await member.readWithdrawal(id)).state === 'paid') await member.answer(id)
  const { state, paid, parts } = await member.readWithdrawal(id)
  expect({ state, paid, parts: parts.length }).toEqual({ state: 'received', paid: '300.00', parts: 1 })
  await expectCounted()
}

test('a server killed during a withdrawal request or its cancellation holds the money once', async () => {
  const WISHED = /insert into "withdrawals"\."withdrawal"/
  const CHANGED = /update "withdrawals"\."withdrawal"/
  for (const moment of [before, after]) {
    await playedOff()
    const wish = wanted()
    await house.killedAt(moment(WISHED), () => member.withdraw(account, wish))
    const { id } = await member.withdraw(account, wish)
    counted -= 30_000 + FEE
    await expectCounted()
    await house.killedAt(moment(CHANGED), () => member.cancel(id))
    await member.cancel(id).catch(() => undefined)
    expect((await member.readWithdrawal(id)).state).toBe('cancelled')
    counted += 30_000 + FEE
    await expectCounted()
  }
})

test('a server killed during an approval pays the withdrawal once', async () => {
  const ORDERED = /insert into "withdrawals"\."payout"/
  for (const moment of [before, after]) {
    const id = await asked()
    await house.killedAt(moment(ORDERED), () => operator.approve(id))
    await operator.approve(id).catch(() => undefined)
    await job('withdrawals-ask-again')
    await received(id)
  }
})

test('a server killed before the bank’s answer arrives pays the withdrawal once', async () => {
  const id = await asked()
  await house.killedBeforeAnswer(/^\/payouts/, () => operator.approve(id))
  await job('withdrawals-ask-again')
  await received(id)
})

test('a server killed during the bank’s report counts the payout once', async () => {
  const PAID = /insert into "withdrawals"\."part"/
  for (const moment of [before, after]) {
    const id = await asked()
    await house.killedAt(moment(PAID), () => operator.approve(id))
    await received(id)
  }
})

test('a server killed during a member’s confirmation keeps the confirmation', async () => {
  const ANSWERED = /update "withdrawals"\."part"/
  for (const moment of [before, after]) {
    const id = await asked()
    await operator.approve(id)
    await ended('readWithdrawal', id, ['paid'])
    await house.killedAt(moment(ANSWERED), () => member.answer(id))
    await received(id)
  }
})

type BankPayment = { message: { bankReference: string; amount: string } }
type GatewayPayment = { state: string; gatewayReference?: string; order: { amount: string } }
type BankPayout = { report: { state: string; payments: { bankReference: string; amount: string }[] } }

// After each test, since tests run in any order.
afterEach(expectAgreement)

/** The books of bank and platform agree, no money is left held, and the ledger is consistent. */
async function expectAgreement(): Promise<void> {
  const line = (reference: string | undefined, amount: string) => `${reference} ${Number(amount).toFixed(2)}`
  const banked = (house.bankBook('bank-payments') as BankPayment[]).map(({ message }) =>
    line(message.bankReference, message.amount),
  )
  const atGateway = (house.bankBook('gateway-payments') as GatewayPayment[])
    .filter(({ state }) => state === 'paid')
    .map(({ gatewayReference, order }) => line(gatewayReference, order.amount))
  const paidOut = (house.bankBook('bank-payouts') as BankPayout[])
    .flatMap(({ report }) => report.payments)
    .map(({ bankReference, amount }) => line(bankReference, amount))
  const ours = async (table: string): Promise<string[]> => {
    const { rows } = await pool.query(`select bank_reference, (amount / 10000.0)::text as amount from ${table}`)
    return rows.map((row) => line(row.bank_reference, row.amount)).sort()
  }
  expect(await ours("cashier.payment where result = 'credited'")).toEqual([...banked, ...atGateway].sort())
  expect(await ours('withdrawals.part')).toEqual(paidOut.sort())
  const { rows } = await pool.query(`
    select (select count(*) from cashier.payment where result <> 'credited')::int as held_payments,
           (select count(*) from withdrawals.held_report)::int as held_reports,
           (select count(*) from ledger.hold join ledger.account on account.id = hold.account
             where ended is null and currency = 'THB')::int as holds,
           (select count(*) from ledger.account_balance
             where kind in ('held', 'payout') and currency = 'THB' and balance <> 0)::int as left_over,
           (select count(*) from withdrawals.withdrawal where state not in ('received', 'cancelled'))::int as open`)
  expect(rows).toEqual([{ held_payments: 0, held_reports: 0, holds: 0, left_over: 0, open: 0 }])
  expect((await checkBooks(pool)).filter(({ violations }) => violations > 0)).toEqual([])
  expect(await closingFaults(pool)).toEqual([])
}
