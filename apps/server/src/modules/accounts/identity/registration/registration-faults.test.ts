import { REGISTRATION_FIELDS, type RegistrationFieldName } from '@sanuk/contracts/registration-rules'
import { expect, test } from 'vitest'
import type { BrandRules } from '#platform/capabilities/registration-rule'
import { type RegistrationWish, registrationFaults } from './registration-faults.ts'

type Rule = BrandRules[RegistrationFieldName]
const off: Rule = {
  enabled: false,
  required: false,
  acceptedPattern: '*',
  patternId: 'any',
  minLength: 1,
  maxLength: 64,
  matches: () => true,
}
const asked = (more: Partial<Rule>): Rule => ({ ...off, enabled: true, required: true, ...more })
const rules: BrandRules = {
  ...(Object.fromEntries(REGISTRATION_FIELDS.map((name) => [name, off])) as Record<RegistrationFieldName, Rule>),
  username: asked({
    patternId: 'letterThenLettersAndDigits',
    minLength: 4,
    maxLength: 16,
    matches: (text) => /^[A-Za-z][A-Za-z0-9_]*$/.test(text),
  }),
  password: asked({ minLength: 8 }),
  birthday: asked({ minLength: 10, maxLength: 10 }),
  email: asked({
    required: false,
    patternId: 'mailbox',
    minLength: 6,
    maxLength: 100,
    matches: (text) => /^.+@.+\..+$/.test(text),
  }),
}
const standards = { today: '2026-11-21', ageMinimum: 18, brandName: 'Sanuk' }
const good: RegistrationWish = {
  username: 'nok_88',
  password: 'รักเมืองไทย 88',
  confirmPassword: 'รักเมืองไทย 88',
  birthday: '2008-11-21',
  agree: true,
}
const faults = (change: Partial<RegistrationWish>) => registrationFaults({ ...good, ...change }, rules, standards)

test('accepts a Thai password with spaces and an eighteenth birthday', () => {
  expect(faults({})).toEqual([])
})

test.each<[string, Partial<RegistrationWish>, { field: string; word: string }]>([
  [
    'a password with the username in it',
    { password: 'nok_88_mango', confirmPassword: 'nok_88_mango' },
    { field: 'password', word: 'field.password_personal' },
  ],
  ['a birthday one day under age', { birthday: '2008-11-22' }, { field: 'birthday', word: 'field.under_age' }],
  ['a birthday on 29 February under age', { birthday: '2012-02-29' }, { field: 'birthday', word: 'field.under_age' }],
  ['a birthday in 1899', { birthday: '1899-12-31' }, { field: 'birthday', word: 'field.under_age' }],
  ['a missing birthday', { birthday: undefined }, { field: 'birthday', word: 'field.required' }],
  ['a username that is too short', { username: 'nok' }, { field: 'username', word: 'field.length' }],
  [
    'a username that begins with a digit',
    { username: '8nok' },
    { field: 'username', word: 'field.pattern.letterThenLettersAndDigits' },
  ],
  ['an incomplete email address', { email: 'foo@' }, { field: 'email', word: 'field.pattern.mailbox' }],
  ['a Thai username', { username: 'นกน้อย' }, { field: 'username', word: 'field.pattern.letterThenLettersAndDigits' }],
  [
    'a confirmation that differs from the password',
    { confirmPassword: 'รักเมืองไทย 89' },
    { field: 'confirmPassword', word: 'field.must_match' },
  ],
  ['a missing agreement', { agree: false }, { field: 'agree', word: 'field.must_agree' }],
  ['a field the brand does not ask for', { line: 'nok' }, { field: 'line', word: 'field.unknown' }],
])('refuses %s', (_, change, fault) => {
  expect(faults(change)).toMatchObject([fault])
})

test('accepts an affiliate code although no field asks for it', () => {
  expect(faults({ affiliateCode: 'FRIEND' })).toEqual([])
})

test('password length is counted in code points', () => {
  expect(faults({ password: '🐯🦊🐻🐼🐨🦁🐮🐷', confirmPassword: '🐯🦊🐻🐼🐨🦁🐮🐷' })).toEqual([])
  expect(faults({ password: '🐯🦊🐻🐼🐨🦁🐮', confirmPassword: '🐯🦊🐻🐼🐨🦁🐮' })).toMatchObject([
    { field: 'password', word: 'field.length', values: { min: 8, max: 64 } },
  ])
})

test.each([
  ['the same as the account’s password', '90418357', 'field.password_same'],
  ['one repeated digit', '777777', 'field.password_repeated'],
  ['the birthday in the Buddhist era', '211151', 'field.password_birthday'],
])('refuses a payment password that is %s', (_, paymentPassword, word) => {
  const wish = { ...good, password: '90418357', confirmPassword: '90418357', paymentPassword }
  const asking = { ...rules, paymentPassword: asked({ minLength: 6 }) }
  expect(registrationFaults(wish, asking, standards)).toMatchObject([{ field: 'paymentPassword', word }])
})
