import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CashierHouse, openCashierHouse } from './cashier.fixture.ts'

let house: CashierHouse
let desk: ReturnType<CashierHouse['newOperator']>
let colleague: typeof desk
beforeAll(async () => {
  house = await openCashierHouse()
  desk = house.newOperator()
  colleague = house.newOperator('supervisor')
})
afterAll(() => house.close())

const methods = async () => (await desk('GET', 'deposit-methods')).body.value.list

async function settingsOf(code: string) {
  const found = (await methods()).find((one: { code: string }) => one.code === code)
  const { code: _code, enabled: _enabled, proposed: _proposed, ...settings } = found
  return settings
}

/** What waits about one thing. */
async function waiting(kind: string) {
  const { list } = (await desk('GET', 'approvals')).body.value
  return list.find((one: { kind: string }) => one.kind === kind)
}

async function approve(kind: string) {
  const { id } = await waiting(kind)
  expect((await desk('POST', `approvals/${id}/approve`)).body.code).toBe('own_proposal')
  return (await colleague('POST', `approvals/${id}/approve`)).status
}

const faultsOf = (answer: { body: { fields?: { field: string; word: string }[] } }) =>
  Object.fromEntries((answer.body.fields ?? []).map(({ field, word }) => [field, word]))

test('a new deposit method is offered last, once approved, and uses the named account', async () => {
  const member = await house.newMember()
  const accounts = (await desk('GET', 'receiving-accounts')).body.value.list
  const second = accounts.filter(({ kind }: { kind: string }) => kind === 'bank')[1]
  const wish = {
    ...(await settingsOf('bank_transfer')),
    names: { th: 'โอนเข้าบัญชี VIP', en: 'VIP account' },
    account: second.id,
    minimum: '1000',
    maximum: '50000',
    quickAmounts: ['1000'],
    sumPerDay: null,
  }
  const { code } = (await desk('POST', 'deposit-methods', wish)).body.value
  expect(code).toBe('bank_transfer-2')
  const codes = async () => (await member.methods()).map(({ method }: { method: string }) => method)
  expect(await codes()).not.toContain(code)
  expect((await waiting('cashier.method')).details).toMatchObject({ before: null, after: { enabled: true } })
  expect(await approve('cashier.method')).toBe(200)
  expect((await codes()).at(-1)).toBe(code)
  const { transfer } = (await member.ask(code, '1000')).body.value
  expect(transfer.number.replaceAll('-', '')).toBe(second.number.replaceAll('-', ''))
  const { rows } = await house.pool.query(
    "select verb from audit.deed where subject = 'cashier.method' and subject_id like '%' || $1",
    [code],
  )
  expect(rows).toMatchObject([{ verb: 'added' }])
})

test('changed terms need two operators; switching off and reordering apply at once', async () => {
  const member = await house.newMember()
  const before = await settingsOf('gateway')
  expect((await desk('PUT', 'deposit-methods/gateway', { ...before, minimum: '70' })).status).toBe(200)
  expect((await desk('PUT', 'deposit-methods/gateway', before)).body.code).toBe('proposal_waiting')
  const shown = async () => (await member.methods()).find((one: { method: string }) => one.method === 'gateway')
  expect((await shown()).minimum).toBe('50.00')
  const { details } = await waiting('cashier.method')
  expect([details.before.settings.minimum, details.after.settings.minimum]).toEqual(['50.00', '70.00'])
  expect((await desk('POST', 'deposit-methods/gateway/switch', { enabled: false })).body.value.result).toBe('done')
  expect(await shown()).toBeUndefined()
  expect(await approve('cashier.method')).toBe(200)
  // Whoever switched it off meanwhile is not overruled by a change of its limits.
  expect(await shown()).toBeUndefined()
  expect((await desk('POST', 'deposit-methods/gateway/switch', { enabled: true })).body.value.result).toBe('proposed')
  expect(await shown()).toBeUndefined()
  expect(await approve('cashier.method')).toBe(200)
  expect((await shown()).minimum).toBe('70.00')
  await desk('POST', 'deposit-methods/order', { codes: ['gateway'] })
  expect((await methods())[0].code).toBe('gateway')
})

test('contradictory deposit and withdrawal terms are reported per field', async () => {
  const settings = await settingsOf('promptpay')
  const wrong = {
    ...settings,
    minimum: '100',
    maximum: '50',
    sumPerDay: '10',
    quickAmounts: ['500'],
    fee: { fixed: '100', percent: '1', by: 'member' },
    hours: { opens: '09:00', closes: '09:00' },
    account: (await desk('GET', 'receiving-accounts')).body.value.list.find(
      (one: { kind: string }) => one.kind === 'bank',
    ).id,
  }
  expect(faultsOf(await desk('POST', 'deposit-methods', wrong))).toEqual({
    maximum: 'field.below_least',
    sumPerDay: 'field.day_below_least',
    quickAmounts: 'field.quick_outside',
    'fee.fixed': 'field.fee_above_least',
    hours: 'field.hours_same',
    account: 'field.account_kind',
  })
  const { usual, today } = (await desk('GET', 'withdrawal-terms')).body.value
  const terms = { ...usual, minimum: '300.005', maximum: '1', freePerDay: 9, effectiveFrom: today }
  expect(faultsOf(await desk('PUT', 'withdrawal-terms', terms))).toEqual({
    minimum: 'field.satang',
    maximum: 'field.below_least',
    freePerDay: 'field.free_above_orders',
  })
  expect(await waiting('withdrawals.terms')).toBeUndefined()
})

test('cashier thresholds apply as soon as a second operator approved them', async () => {
  const rules = { twoFrom: '100.00', targetMinutes: 5 }
  expect((await desk('PUT', 'cashier-rules', rules)).status).toBe(200)
  expect((await waiting('cashier.rules')).details.before).toEqual({ twoFrom: '50000.00', targetMinutes: 10 })
  const credited = async () => {
    const { id } = (await (await house.newMember()).ask('promptpay', '500')).body.value
    const seen = { amount: '500', bankReference: `by hand ${id}`, reason: 'seen at the bank' }
    return (await desk('POST', `deposits/${id}/credit`, seen)).body.value.result
  }
  expect(await credited()).toBe('credited')
  expect(await approve('cashier.rules')).toBe(200)
  expect((await desk('GET', 'cashier-rules')).body.value).toEqual({ rules, proposed: false })
  expect(await credited()).toBe('proposed')
})

test('approved withdrawal terms apply from their day, a later change from the next', async () => {
  const { usual, today, list } = (await desk('GET', 'withdrawal-terms')).body.value
  expect(list).toEqual([])
  const terms = { ...usual, minimum: '500', feeFixed: '20', freePerDay: 1, effectiveFrom: today }
  expect((await desk('PUT', 'withdrawal-terms', terms)).status).toBe(200)
  const member = await house.newMember()
  const own = async () => (await member.call('GET', '/wps/cashier/withdrawals/terms')).body.value
  expect(await own()).toMatchObject({ minimum: '300.00', freeLeft: 0 })
  expect(await approve('withdrawals.terms')).toBe(200)
  expect(await own()).toMatchObject({ minimum: '500.00', freeLeft: 1, fee: { fixed: '0.00' } })
  // A day that has begun keeps its terms.
  expect((await desk('PUT', 'withdrawal-terms', { ...terms, minimum: '900' })).status).toBe(200)
  expect(await approve('withdrawals.terms')).toBe(200)
  expect(await own()).toMatchObject({ minimum: '500.00' })
  house.passTime(24 * 60 * 60_000)
  expect((await desk('GET', 'withdrawal-terms')).body.value.list[0].minimum).toBe('900')
})
