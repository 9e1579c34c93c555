import { expect, test } from 'vitest'
import { type Bill, deniedBills, differenceOf, paidBills } from './bills.ts'

const BILL: Bill = {
  agent: { id: 'mali', username: 'mali' },
  scheme: 'dividend',
  firstDay: '2026-09-01',
  lastDay: '2026-09-15',
  state: 'waiting',
  tier: 1,
  rate: 300,
  valid: '800000.00',
  active: 5,
  net: '-25000.00',
  carried: '0.00',
  loss: '25000.00',
  amount: '750.00',
  below: '0.00',
  limited: false,
  earned: '750.00',
  paid: '0.00',
  paidAt: null,
  reason: null,
  before: null,
}
const of = (id: string, more: Partial<Bill> = {}): Bill => ({ ...BILL, ...more, agent: { id, username: id } })
const PERIOD = { bills: 12, due: '5000.00' }

test('all bills of a period are paid, those that are not shown as well', () => {
  expect(paidBills(PERIOD, { bills: [BILL], denials: new Map() })).toEqual({ bills: 12, due: '5000.00' })
})

test('denied bills are left out with what is still due of them', () => {
  const bills = [of('mali'), of('niran', { earned: '300.50', paid: '100.25' }), of('nok')]
  const denials = new Map([
    ['mali', 'Fraud'],
    ['niran', ''],
  ])
  expect(paidBills(PERIOD, { bills, denials })).toEqual({ bills: 10, due: '4049.75' })
})

test('a denial of a bill that is no longer there counts for nothing', () => {
  const denials = new Map([['gone', 'Fraud']])
  expect(paidBills(PERIOD, { bills: [BILL], denials })).toEqual({ bills: 12, due: '5000.00' })
  expect(deniedBills([BILL], denials)).toEqual([])
})

test('denied bills are sent by their agents with trimmed reasons', () => {
  const denials = new Map([
    ['nok', '  '],
    ['mali', ' Fraud '],
  ])
  expect(deniedBills([of('mali'), of('niran'), of('nok')], denials)).toEqual([
    { agent: 'mali', reason: 'Fraud' },
    { agent: 'nok', reason: '' },
  ])
})

test('the difference to the period before has a sign, and there is none without a bill before', () => {
  expect(differenceOf({ earned: '750.00', before: '800.50' })).toBe('-50.50')
  expect(differenceOf({ earned: '750.00', before: '0.00' })).toBe('750.00')
  expect(differenceOf({ earned: '750.00', before: null })).toBeNull()
})
