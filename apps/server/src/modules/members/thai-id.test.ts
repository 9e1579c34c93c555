import { expect, test } from 'vitest'
import { isThaiId } from './thai-id.ts'

// Numbers that official sample cards and forms show.
test.each(['1101700230708', '3120100123451', '1234567890121', '3100600123450'])('%s is a Thai ID', (number) => {
  expect(isThaiId(number)).toBe(true)
})

test.each(['1101700230707', '1234567890123', '0101700230708', '9101700230708', '110170023070', '11017002307080', ''])(
  '%s is none',
  (number) => expect(isThaiId(number)).toBe(false),
)
