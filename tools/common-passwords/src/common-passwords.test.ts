import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { COMMON_PASSWORDS_FILE, isCommonPassword } from '../../../apps/server/src/platform/common-passwords.ts'
import { buildCommonPasswords } from './common-passwords.ts'

test('the server’s list of common passwords equals the one built here', () => {
  expect(readFileSync(COMMON_PASSWORDS_FILE).equals(buildCommonPasswords())).toBe(true)
})

// Of every list that was published, and two of a Thai keyboard.
test.each([
  'password',
  '12345678',
  'PASSWORD1',
  'qwertyuiop',
  'iloveyou1',
  '1q2w3e4r5t',
  'ฟหกดเ้่าสวง',
  '๑๒๓๔๕๖๗๘',
  '246810',
])('%s is a common password', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

test.each(['correct horse battery', 'รักเมืองไทย 88', 'xk2-mango-river', ''])(
  '%s is not a common password',
  (password) => {
    expect(isCommonPassword(password)).toBe(false)
  },
)
