import { expect, test } from 'vitest'
import { makeRecoveryCodes, plainRecoveryCode } from './recovery-codes.ts'

test('makes ten distinct recovery codes', () => {
  const codes = makeRecoveryCodes()
  expect(codes).toHaveLength(10)
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/)
  expect(new Set(codes).size).toBe(10)
})

// Decoding by the table on Crockford's own page: o is zero, i and l are one, dashes and case mean nothing.
test.each([
  ['7k2m-9qxa-bt4f', '7K2M9QXABT4F'],
  [' 7K2M 9QXA BT4F ', '7K2M9QXABT4F'],
  ['oil0-1234-5678', '011012345678'],
  ['7K2M–9QXA—BT4F', '7K2M9QXABT4F'],
  ['๗K๒M ๙QXA BT๔F', '7K2M9QXABT4F'],
])('recovery code %s is read as %s', (typed, plain) => {
  expect(plainRecoveryCode(typed)).toBe(plain)
})
