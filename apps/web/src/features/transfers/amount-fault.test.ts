import { expect, test } from 'vitest'
import { amountFault } from './amount-fault.ts'

test('a transfer of up to the available amount is accepted', () => {
  expect(amountFault('100.25', '100.25')).toBeNull()
  expect(amountFault('0.01', '100.25')).toBeNull()
})

test('a transfer of any amount is accepted if the available amount is unknown', () => {
  expect(amountFault('1000000', null)).toBeNull()
})

test.each([
  ['', '10', { word: 'field.required' }],
  // What stands for an amount that its field could not read.
  ['?', '10', { word: 'field.money' }],
  ['0', '10', { word: 'transfers.amount.zero' }],
  ['0.00', null, { word: 'transfers.amount.zero' }],
  ['10.01', '10', { word: 'transfers.amount.above', limit: '10' }],
])('a transfer of %j with %s available is refused', (amount, available, fault) => {
  expect(amountFault(amount, available)).toEqual(fault)
})
