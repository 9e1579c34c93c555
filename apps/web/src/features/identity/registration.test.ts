import type { RegistrationField } from '@sanuk/contracts/system'
import { expect, test } from 'vitest'
import { registrationBody } from './registration.ts'

const rule: RegistrationField = {
  enabled: true,
  required: false,
  acceptedPattern: '*',
  patternId: 'any',
  minLength: 1,
  maxLength: 64,
}
const rules = { username: rule, password: rule, birthday: rule, affiliateCode: rule }
const filled = {
  username: ' nok_88 ',
  password: ' with blanks ',
  confirmPassword: ' with blanks ',
  birthday: { day: '12', month: '3', year: '2545' },
  affiliateCode: 'FRIEND',
  agree: true,
}

test('blanks around a username are no part of it, those of a password are', () => {
  expect(registrationBody(filled, rules)).toEqual({
    username: 'nok_88',
    password: ' with blanks ',
    confirmPassword: ' with blanks ',
    birthday: '2002-03-12',
    affiliateCode: 'FRIEND',
    agree: true,
  })
})

test('what the brand does not ask for is not sent', () => {
  const off = { ...rule, enabled: false }
  const body = registrationBody(filled, { ...rules, birthday: off, affiliateCode: off })
  expect(Object.keys(body)).toEqual(['username', 'password', 'confirmPassword', 'agree'])
})

test('what was left empty is not sent', () => {
  const body = registrationBody({ ...filled, affiliateCode: ' ', birthday: { day: '', month: '', year: '' } }, rules)
  expect(Object.keys(body)).toEqual(['username', 'password', 'confirmPassword', 'agree'])
})
