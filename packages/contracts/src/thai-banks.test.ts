import { expect, test } from 'vitest'
import { groupAccountNumber, maskAccountNumber, readAccountNumber } from './thai-banks.ts'

// As the banks print them on passbooks and in their apps: xxx-x-xxxxx-x, 12 digits at the state's banks, TISCO's 14.
test.each([
  ['004', '0123456789', '012-3-45678-9'],
  ['002', '123-4-56789-0', '123-4-56789-0'],
  ['011', '123 456789 0', '123-456789-0'],
  ['024', '1234567890', '123-456-789-0'],
  ['030', '020012345678', '020-0-12345-678'],
  ['067', '12345671234561', '1234-567-123456-1'],
  ['014', '๑๒๓-๔-๕๖๗๘๙-๐', '123-4-56789-0'],
  ['truemoney', '081-234-5678', '081-234-5678'],
  ['truemoney', '+66 81 234 5678', '081-234-5678'],
] as const)('bank %s: account number %s is formatted as %s', (bank, typed, printed) => {
  const digits = readAccountNumber(bank, typed)
  expect(digits && groupAccountNumber(bank, digits)).toBe(printed)
})

test.each([
  ['004', '123456789'],
  ['004', '12345678901'],
  ['030', '0123456789'],
  ['014', '12345abc90'],
  ['truemoney', '0212345678'],
  ['truemoney', '66812345678'],
] as const)('bank %s: account number %s is rejected', (bank, typed) => {
  expect(readAccountNumber(bank, typed)).toBeNull()
})

test('masks an account number except for its last four digits', () => {
  expect(maskAccountNumber('004', { length: 10, lastFour: '6789' })).toBe('•••-•-••678-9')
  expect(maskAccountNumber('020', { length: 11, lastFour: '1234' })).toBe('•••••••1234')
})
