import { expect, test } from 'vitest'
import { idNumberFault, isThaiId } from './thai-id.ts'

// Numbers that official sample cards and forms show.
test.each(['1101700230708', '3120100123451', '1234567890121', '3100600123450'])('%s is a Thai ID', (number) => {
  expect(isThaiId(number)).toBe(true)
})

test.each(['1101700230707', '1234567890123', '0101700230708', '9101700230708', '110170023070', '11017002307080', ''])(
  '%j is not a Thai ID',
  (number) => expect(isThaiId(number)).toBe(false),
)

test('thirteen digits are checked as a Thai ID, also while no nationality is known', () => {
  expect(idNumberFault('1101700230708', null)).toBeNull()
  expect(idNumberFault('1101700230707', null)).toBe('field.thai_id')
  expect(idNumberFault('AA1234567', null)).toBeNull()
  expect(idNumberFault('AA1234567', 'TH')).toBe('field.thai_id')
  expect(idNumberFault('1101700230707', 'ZA')).toBeNull()
})
