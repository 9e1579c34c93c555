import { randomUUID } from 'node:crypto'
import { parseAmount, subtract, writeAmount } from '@sanuk/money/amount'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  atClock,
  HEAD,
  type Line,
  openStatementsHouse,
  type StatementsHouse,
  statementOf,
} from './statements.fixture.ts'

let house: StatementsHouse
let member: Awaited<ReturnType<StatementsHouse['newMember']>>
/** Each test has an hour of the day to itself. */
let hour = 0
const clock = (minutes: string) => `${String(hour).padStart(2, '0')}:${minutes}`
const minus = (one: string, other: string) => writeAmount(subtract(parseAmount(one), parseAmount(other)))

beforeAll(async () => {
  house = await openStatementsHouse()
  member = await house.newMember()
})
afterAll(() => house.close())
beforeEach(() => {
  hour += 1
})

test('columns of a bank statement are guessed, and corrections are remembered for the account', async () => {
  const file = statementOf(0, [[clock('10:00'), '3.00', 'guessed']])
  const own = await house.addAccount()
  const guessed = { date: 0, time: 1, debit: 2, credit: 3, balance: 4, reference: 5, description: 6 }
  expect((await house.read(file, own)).body.value).toMatchObject({ headLine: 1, columns: guessed, remembered: false })
  await house.compare(file, { account: own, reference: '6', description: '5', toleranceMinutes: '3' })
  const read = (await house.read(file, own)).body.value
  expect(read).toMatchObject({ remembered: true, toleranceMinutes: 3, columns: { reference: 6, description: 5 } })
  expect(read.samples).toEqual([['23/11/2569', clock('10:00'), '', '3.00', '3.00', 'guessed', 'โอนเงิน']])
})

test('a bank statement matches deposits and payouts and shows the book balance at its end', async () => {
  // Who has played for all that they paid in.
  const payee = await house.newMember()
  const { id } = (await payee.ask({ amount: '1000' })).body.value
  const deposit = await house.deposit(member.token, '500', { at: clock('10:00') })
  await house.operator.does(id, 'approve', { payBy: 'hand' })
  const bankReference = randomUUID()
  expect((await house.operator.pays(id, '600', { bankReference, paidAt: atClock(clock('20:00')) })).status).toBe(200)
  expect((await house.operator.pays(id, '400', { paidAt: atClock(clock('30:00')) })).status).toBe(200)
  const lines = [
    [clock('10:02'), '500.00', deposit.bankReference],
    [clock('20:00'), '-600.00', bankReference],
    [clock('31:00'), '-400.00'],
  ] as const
  // What moved at the bank later is in the ledger by now, and is none of the first file's.
  await house.deposit(member.token, '70', { at: clock('40:00') })
  await house.bankPays({
    bankReference: 'nobody-knows',
    amount: '30',
    currency: 'THB',
    paidAt: atClock(clock('41:00')),
  })
  const opening = await house.lastClosing()
  const fileOf = (some: readonly Line[]) => statementOf(Number(opening), some)
  const { status, body } = await house.compare(fileOf(lines))
  expect([status, body.value?.repeated]).toEqual([200, false])
  const { statement } = body.value
  expect(statement).toMatchObject({ lines: 3, fresh: 3, matched: 3, open: 0, linesIn: 1, linesOut: 2, gaps: 0 })
  expect(statement).toMatchObject({
    opening,
    closing: minus(opening, '500.00'),
    moneyIn: '500.00',
    moneyOut: '1000.00',
  })
  expect(await house.differences(statement.id)).toEqual([])

  const later = fileOf([...lines, [clock('40:00'), '70.00'], [clock('41:00'), '30.00', 'nobody-knows']])
  const next = (await house.compare(later)).body.value.statement
  expect(next).toMatchObject({ lines: 5, fresh: 2, matched: 2, open: 0, closing: minus(opening, '400.00') })
  expect(minus(next.books, statement.books)).toBe('70.00')
  expect(minus(next.held, statement.held)).toBe('30.00')
  expect(next.apartBefore).toBe(minus(minus(statement.closing, statement.books), statement.held))
  // Brought again behind it, the first file says the same.
  const again = (await house.compare(`${fileOf(lines)}\r\n`)).body.value.statement
  expect([again.fresh, again.books, again.held]).toEqual([0, statement.books, statement.held])
  const accounts = (await house.get('receiving-accounts')).list
  expect(next.books).toBe(accounts.find(({ kind }: { kind: string }) => kind === 'biller').balance)
})

test('equal amounts are matched as often as they were booked, and the rest is only at the bank', async () => {
  for (const minute of ['10:00', '11:00', '12:00']) await house.deposit(member.token, '100', { at: clock(minute) })
  const minutes = ['10:01', '11:01', '11:30', '12:01']
  const lines = minutes.map((minute) => [clock(minute), '100.00'] as const)
  const { statement } = (await house.compare(statementOf(0, lines))).body.value
  expect(statement).toMatchObject({ matched: 3, open: 1 })
  const [left] = await house.differences(statement.id)
  expect(left).toMatchObject({ kind: 'only_at_bank', state: 'open', books: null, bank: { line: 4, amount: '100.00' } })
})

test('overlapping statements count a line once, and a later one clears a missing payment', async () => {
  const known = await house.deposit(member.token, '210', { at: clock('10:00') })
  const late = await house.deposit(member.token, '220', { at: clock('20:00') })
  const first = [
    [clock('10:00'), '210.00', known.bankReference],
    [clock('20:30'), '1.00', 'own money'],
  ] as const
  const one = (await house.compare(statementOf(0, first))).body.value.statement
  expect((await house.differences(one.id)).map(({ kind }: { kind: string }) => kind)).toEqual([
    ...['only_in_books', 'only_at_bank'],
  ])
  const second = [...first, [clock('21:00'), '220.00', late.bankReference], [clock('22:00'), '9.00', 'new']] as const
  const two = (await house.compare(statementOf(0, second))).body.value.statement
  expect(two).toMatchObject({ lines: 4, fresh: 2, open: 1 })
  const states = (await house.differences(one.id)).map(({ kind, state }: Record<string, string>) => `${kind} ${state}`)
  expect(states).toEqual(['only_in_books cleared', 'only_at_bank open'])
  expect(await house.differences(two.id)).toMatchObject([{ kind: 'only_at_bank', bank: { amount: '9.00' } }])
})

test('the same statement uploaded in parallel is compared once', async () => {
  const file = statementOf(0, [[clock('10:00'), '5.00', 'twice-brought']])
  const answers = await Promise.all([house.compare(file), house.compare(file), house.compare(file)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(answers.map(({ body }) => body.value.statement.id)).size).toBe(1)
  expect(answers.filter(({ body }) => !body.value.repeated)).toHaveLength(1)
  const lines = `select count(*)::int from statements.line where reference = 'twice-brought'`
  expect((await house.pool.query(lines)).rows).toEqual([{ count: 1 }])
  const again = await house.compare(`${file}\r\n`)
  expect(again.body.value).toMatchObject({ repeated: false, statement: { fresh: 0, open: 0 } })
})

test('two overlapping statements uploaded in parallel count each line once', async () => {
  const lines = Array.from({ length: 20 }, (_, at) => [clock(`${10 + at}:00`), `${at + 1}.00`, `both-${at}`] as const)
  const files = [lines, [...lines, [clock('50:00'), '99.00', 'both-end'] as const]].map((some) => statementOf(0, some))
  const answers = await Promise.all(files.map((file) => house.compare(file)))
  const fresh = answers.map(({ body }) => body.value.statement.fresh)
  expect(fresh.reduce((sum, number) => sum + number, 0)).toBe(21)
})

test('another amount under the same reference is a difference with both amounts', async () => {
  const { bankReference } = await house.deposit(member.token, '300', { at: clock('10:00') })
  const { statement } = (await house.compare(statementOf(0, [[clock('10:00'), '290.00', bankReference]]))).body.value
  expect(await house.differences(statement.id)).toMatchObject([
    { kind: 'other_amount', bank: { amount: '290.00' }, books: { kind: 'payment', amount: '300.00' } },
  ])
})

test('a missing line is shown as a gap, within a statement and between two', async () => {
  const lines = ['10', '20', '30', '40'].map(
    (minute, at) => [clock(`${minute}:00`), `${at + 1}.00`, `gap-${hour}-${at}`] as const,
  )
  const account = await house.addAccount()
  const compare = async (file: string) => (await house.compare(file, { account })).body.value.statement
  const statement = await compare(statementOf(1000, lines, [1]))
  expect(statement.gapsNamed).toEqual([{ line: 3, amount: '2.00' }])
  const after = await compare(statementOf(1015, [[clock('50:00'), '1.00', 'gap-after']]))
  expect(after.gapsNamed).toEqual([{ line: 0, amount: '5.00' }])
  const joined = await compare(statementOf(1016, [[clock('55:00'), '1.00', 'gap-none']]))
  expect(joined).toMatchObject({ gaps: 0, coversFrom: after.until })
})

test('a difference is settled once, with an audited note', async () => {
  const { statement } = (await house.compare(statementOf(0, [[clock('10:00'), '-12.00', 'bank-fee-1']]))).body.value
  const [{ id }] = await house.differences(statement.id)
  const settle = (note: string) => house.operator.send('POST', `/ops/statement-differences/${id}/settle`, { note })
  const both = await Promise.all([settle('the bank’s fee'), settle('the bank’s fee')])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)?.body.code).toBe('difference_settled')
  expect(await house.differences(statement.id, { state: 'settled' })).toMatchObject([
    { note: 'the bank’s fee', settledBy: 'operator', payment: null },
  ])
  expect((await house.get(`statements/${statement.id}`)).open).toBe(0)
  const { rows } = await house.pool.query(
    `select count(*)::int from audit.deed where subject = 'statements.settlement' and subject_id = $1`,
    [id],
  )
  expect(rows).toEqual([{ count: 1 }])
  // Money that left is no payment, and what is settled is over.
  expect((await house.operator.send('POST', `/ops/statement-differences/${id}/hold`, { note: 'x' })).status).toBe(409)
})

test('an unknown payment on a statement is held once and can be credited once', async () => {
  const ask = { requestId: randomUUID(), method: 'promptpay', amount: '640' }
  const { id: deposit } = (await member.call('POST', '/wps/cashier/deposits', ask)).body.value
  const { statement } = (await house.compare(statementOf(0, [[clock('10:00'), '640.00', 'lost-notice-1']]))).body.value
  const [{ id }] = await house.differences(statement.id)
  const hold = () => house.operator.send('POST', `/ops/statement-differences/${id}/hold`, { note: 'seen at the bank' })
  const held = await Promise.all([hold(), hold(), hold()])
  expect(held.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(held.map(({ body }) => body.value.payment)).size).toBe(1)
  const { payment } = held[0]?.body.value ?? {}
  const before = await member.balance()
  const record = await house.get(`payments/${payment}`)
  expect(record).toMatchObject({
    payment: { bankReference: 'lost-notice-1', amount: '640.00', result: 'held_for_review' },
  })
  expect(record.candidates.map(({ id: candidate }: { id: string }) => candidate)).toContain(deposit)
  const credit = { to: { deposit }, reason: 'it was on the statement' }
  expect((await house.operator.send('POST', `/ops/payments/${payment}/credit`, credit)).status).toBe(200)
  expect(minus(await member.balance(), before)).toBe('640.00')
  // The bank's own word comes late: it is the same payment.
  await house.bankPays({
    bankReference: 'lost-notice-1',
    amount: '640',
    currency: 'THB',
    paidAt: atClock(clock('10:00')),
  })
  expect(minus(await member.balance(), before)).toBe('640.00')
})

test('a payment reported meanwhile clears its difference instead of being held', async () => {
  const lines = [
    [clock('10:00'), '710.00', 'slow-notice-1'],
    [clock('20:00'), '720.00', 'slow-notice-2'],
  ] as const
  const { statement } = (await house.compare(statementOf(0, lines))).body.value
  const [first, second] = await house.differences(statement.id)
  await house.deposit(member.token, '710', { at: clock('10:00'), bankReference: 'slow-notice-1' })
  const held = await house.operator.send('POST', `/ops/statement-differences/${first.id}/hold`, { note: 'x' })
  expect([held.status, held.body.code]).toEqual([409, 'difference_settled'])
  await house.deposit(member.token, '720', { at: clock('20:00'), bankReference: 'slow-notice-2' })
  const looked = await house.operator.send('POST', `/ops/statements/${statement.id}/look-again`, undefined)
  expect(looked.body.value).toEqual({ cleared: 1 })
  expect((await house.differences(statement.id)).map(({ state }: { state: string }) => state)).toEqual([
    'cleared',
    'cleared',
  ])
  expect(second.state).toBe('open')
})

test('a statement of another account matches only that account’s payments', async () => {
  const { amount, transfer } = (
    await member.call('POST', '/wps/cashier/deposits', {
      requestId: randomUUID(),
      method: 'bank_transfer',
      amount: '800',
    })
  ).body.value
  const account = transfer.number.replaceAll('-', '')
  const paidAt = atClock(clock('10:00'))
  await house.bankPays({ bankReference: 'transfer-1', account, amount, currency: 'THB', paidAt })
  const { list } = await house.get('statement-accounts')
  const own = list.find(({ number }: { number: string }) => number === account)
  const file = statementOf(0, [[clock('10:00'), amount, 'transfer-1']])
  expect((await house.compare(file, { account: own.account })).body.value.statement).toMatchObject({
    matched: 1,
    open: 0,
  })
  // The same lines on another account are other lines, and nothing there is ours.
  expect((await house.compare(file)).body.value.statement).toMatchObject({ matched: 0, open: 1 })
})

test('an unreadable statement is refused with the line and stores nothing', async () => {
  const count = async () => (await house.pool.query('select count(*)::int from statements.statement')).rows[0].count
  const before = await count()
  const file = statementOf(0, [
    [clock('10:00'), '3.00'],
    ['25:61', '4.00'],
  ])
  const wrong = await house.compare(file)
  expect(wrong).toMatchObject({
    status: 400,
    body: { fields: [{ field: 'file', message: 'บรรทัดที่ 3 คอลัมน์ “เวลา”: “25:61” ไม่ใช่เวลา เช่น 14:05' }] },
  })
  expect((await house.compare(file, { account: randomUUID() })).body.fields[0].field).toBe('account')
  expect((await house.compare(Buffer.alloc(6 * 1024 * 1024, 'a'))).status).toBe(413)
  const long = Array.from({ length: 50_002 }, () => '23/11/2569,10:00,,1.00,,,')
  expect((await house.compare([HEAD, ...long].join('\n'))).body.fields[0].message).toContain('50,000')
  expect((await house.read('')).status).toBe(400)
  expect(await count()).toBe(before)
})

test('a UTF-16 statement is compared and kept under a plain, shortened file name', async () => {
  const file = Buffer.from(`\uFEFF${statementOf(0, [[clock('10:00'), '5.00', 'in UTF-16']])}`, 'utf16le')
  const fileName = `C:\\fakepath\\${'ก'.repeat(300)}.csv`
  const { status, body } = await house.compare(file, { account: await house.addAccount(), fileName })
  expect([status, body.value?.statement.fresh]).toEqual([200, 1])
  expect(body.value.statement.fileName).toBe(`${'ก'.repeat(250)}….csv`)
})
