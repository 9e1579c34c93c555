import { REGISTRATION_FIELDS, type RegistrationFieldName } from '@sanuk/contracts/registration-rules'
import { expect, test } from 'vitest'
import type { BrandRules } from '../../system/index.ts'
import { type RegistrationWish, registrationFaults } from './registration-faults.ts'

type Rule = BrandRules[RegistrationFieldName]
const off: Rule = {
  ...{ enabled: false, required: false, acceptedPattern: '*', patternId: 'any', minLength: 1, maxLength: 64 },
  matches: () => true,
}
const asked = (more: Partial<Rule>): Rule => ({ ...off, enabled: true, required: true, ...more })
const rules: BrandRules = {
  ...(Object.fromEntries(REGISTRATION_FIELDS.map((name) => [name, off])) as Record<RegistrationFieldName, Rule>),
  username: asked({
    ...{ patternId: 'letterThenLettersAndDigits', minLength: 4, maxLength: 16 },
    matches: (text) => /^[A-Za-z][A-Za-z0-9_]*$/.test(text),
  }),
  password: asked({ minLength: 8 }),
  birthday: asked({ minLength: 10, maxLength: 10 }),
}
const ages = { today: '2026-11-21', minimum: 18 }
const good: RegistrationWish = {
  username: 'nok_88',
  password: 'รักเมืองไทย 88',
  confirmPassword: 'รักเมืองไทย 88',
  birthday: '2008-11-21',
  agree: true,
}
const faults = (change: Partial<RegistrationWish>) => registrationFaults({ ...good, ...change }, rules, ages)

test('accepts a Thai password with spaces and an eighteenth birthday', () => {
  expect(faults({})).toEqual([])
})

test.each<[string, Partial<RegistrationWish>, { field: string; word: string }]>([
  ['a day too young', { birthday: '2008-11-22' }, { field: 'birthday', word: 'field.under_age' }],
  [
    'born on 29 February and not yet of age',
    { birthday: '2012-02-29' },
    { field: 'birthday', word: 'field.under_age' },
  ],
  ['older than anybody', { birthday: '1899-12-31' }, { field: 'birthday', word: 'field.under_age' }],
  ['no birthday', { birthday: undefined }, { field: 'birthday', word: 'field.required' }],
  ['a short name', { username: 'nok' }, { field: 'username', word: 'field.length' }],
  [
    'a name that begins with a digit',
    { username: '8nok' },
    { field: 'username', word: 'field.pattern.letterThenLettersAndDigits' },
  ],
  ['a Thai name', { username: 'นกน้อย' }, { field: 'username', word: 'field.pattern.letterThenLettersAndDigits' }],
  ['another confirmation', { confirmPassword: 'รักเมืองไทย 89' }, { field: 'confirmPassword', word: 'field.must_match' }],
  ['no agreement', { agree: false }, { field: 'agree', word: 'field.must_agree' }],
  ['a field the brand does not ask for', { line: 'nok' }, { field: 'line', word: 'field.unknown' }],
])('refuses %s', (_, change, fault) => {
  expect(faults(change)).toMatchObject([fault])
})

test('lets the code of an invitation link go along where no field asks for it', () => {
  expect(faults({ affiliateCode: 'FRIEND' })).toEqual([])
})

test('counts code points, not the bytes or halves they are stored in', () => {
  expect(faults({ password: '🐯🐯🐯🐯🐯🐯🐯🐯', confirmPassword: '🐯🐯🐯🐯🐯🐯🐯🐯' })).toEqual([])
  expect(faults({ password: '🐯🐯🐯🐯🐯🐯🐯', confirmPassword: '🐯🐯🐯🐯🐯🐯🐯' })).toMatchObject([
    { field: 'password', word: 'field.length', values: { min: 8, max: 64 } },
  ])
})

test.each([
  ['the account’s own', '24681357', 'field.password_same'],
  ['one digit over and over', '777777', 'field.password_common'],
])('refuses a payment password that is %s', (_, paymentPassword, word) => {
  const wish = { ...good, password: '24681357', confirmPassword: '24681357', paymentPassword }
  const asking = { ...rules, paymentPassword: asked({ minLength: 6 }) }
  expect(registrationFaults(wish, asking, ages)).toMatchObject([{ field: 'paymentPassword', word }])
})
