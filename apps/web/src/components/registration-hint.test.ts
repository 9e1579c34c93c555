import type { RegistrationField } from '@sanuk/contracts/registration-rules'
import { expect, test } from 'vitest'
import { registrationHint, rulesInWords } from './registration-hint.ts'

const rule: RegistrationField = {
  enabled: true,
  required: true,
  acceptedPattern: '^[A-Za-z][A-Za-z0-9_]*$',
  patternId: 'letterThenLettersAndDigits',
  minLength: 4,
  maxLength: 16,
}

test.each([
  ['', 'field.required'],
  ['nok', 'field.length'],
  ['nok_88_nok_88_nok', 'field.length'],
  ['8nok', 'field.pattern.letterThenLettersAndDigits'],
  ['นกน้อย', 'field.pattern.letterThenLettersAndDigits'],
])('the value %j gets the hint %s', (value, word) => {
  expect(registrationHint(value, rule)?.word).toBe(word)
})

test('a valid value gets no hint', () => {
  expect(registrationHint('nok_88', rule)).toBeNull()
})

test('an optional field may be empty', () => {
  expect(registrationHint('', { ...rule, required: false })).toBeNull()
})

test('the length of a value counts characters, not UTF-16 units', () => {
  expect(registrationHint('🐯🐯', { ...rule, acceptedPattern: '*', minLength: 2, maxLength: 2 })).toBeNull()
})

test('a pattern that the browser cannot parse gives no hint', () => {
  expect(registrationHint('nok_88', { ...rule, acceptedPattern: '(?P<name>x)' })).toBeNull()
})

test('an incomplete email address gets the format, not the length', () => {
  const email = {
    ...rule,
    patternId: 'mailbox',
    acceptedPattern: '^.+@.+\\..+$',
    minLength: 6,
    maxLength: 100,
  } as const
  expect(registrationHint('foo@', email)?.word).toBe('field.pattern.mailbox')
  expect(registrationHint(`${'a'.repeat(100)}@example.com`, email)?.word).toBe('field.length')
  expect(rulesInWords(email)).toEqual([{ word: 'field.pattern.mailbox' }])
})

test('the length and pattern rules of a field are written as words', () => {
  expect(rulesInWords(rule)).toEqual([
    { word: 'field.length', values: { min: 4, max: 16 } },
    { word: 'field.pattern.letterThenLettersAndDigits' },
  ])
})
