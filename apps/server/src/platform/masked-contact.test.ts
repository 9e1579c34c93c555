import { expect, test } from 'vitest'
import { maskAddress, maskNumber } from './masked-contact.ts'

test('a masked number shows its country code and its last three digits', () => {
  expect(maskNumber('+66812345678')).toBe('+66••••••678')
})

test.each([
  ['nok@example.com', 'n••@example.com'],
  ['a@example.com', 'a••@example.com'],
  ['somchai.jaidee@example.com', 's•••••@example.com'],
  ['"b@c"@example.com', '"••••@example.com'],
])('%s is masked as %s', (address, masked) => {
  expect(maskAddress(address)).toBe(masked)
})
