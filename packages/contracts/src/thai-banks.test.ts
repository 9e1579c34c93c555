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
  ['truemoney', '081-234-5678', '081-234-5678'],
] as const)('%s %s is printed %s', (bank, typed, printed) => {
  const digits = readAccountNumber(bank, typed)
  expect(digits && groupAccountNumber(bank, digits)).toBe(printed)
})

test.each([
  ['004', '123456789'],
  ['004', '12345678901'],
  ['030', '0123456789'],
  ['014', '12345abc90'],
  ['014', '๑๒๓๔๕๖๗๘๙๐'],
  ['truemoney', '0212345678'],
  ['truemoney', '66812345678'],
] as const)('%s has no number %s', (bank, typed) => {
  expect(readAccountNumber(bank, typed)).toBeNull()
})

test('only the last four digits are shown', () => {
  expect(maskAccountNumber('004', { length: 10, lastFour: '6789' })).toBe('•••-•-••678-9')
  expect(maskAccountNumber('020', { length: 11, lastFour: '1234' })).toBe('•••••••1234')
})
