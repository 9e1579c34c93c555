import { expect, test } from 'vitest'
import { amountFault } from './amount-fault.ts'

const limits = { minimum: '20.00', maximum: '200000.00' }

test.each(['20', '20.00', '99.99', '200000'])('the deposit amount %s is accepted', (amount) => {
  expect(amountFault(amount, limits)).toBeNull()
})

test.each([
  ['', { word: 'field.required' }],
  // What stands for an amount that its field could not read.
  ['?', { word: 'field.money' }],
  ['0', { word: 'cashier.amount.below', limit: '20.00' }],
  ['19.99', { word: 'cashier.amount.below', limit: '20.00' }],
  ['200000.01', { word: 'cashier.amount.above', limit: '200000.00' }],
])('the deposit amount %j is refused', (amount, fault) => {
  expect(amountFault(amount, limits)).toEqual(fault)
})
