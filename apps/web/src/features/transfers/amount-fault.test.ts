import { expect, test } from 'vitest'
import { amountFault } from './amount-fault.ts'

test('takes what is there, to the last satang', () => {
  expect(amountFault('100.25', '100.25')).toBeNull()
  expect(amountFault('0.01', '100.25')).toBeNull()
})

test('takes any amount where nobody knows what is there', () => {
  expect(amountFault('1000000', null)).toBeNull()
})

test.each([
  ['', '10', { word: 'field.required' }],
  ['0', '10', { word: 'transfers.amount.zero' }],
  ['0.00', null, { word: 'transfers.amount.zero' }],
  ['10.01', '10', { word: 'transfers.amount.above', limit: '10' }],
])('says what is wrong with %j of %s', (amount, available, fault) => {
  expect(amountFault(amount, available)).toEqual(fault)
})
