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
])('%j is answered with %s', (value, word) => {
  expect(registrationHint(value, rule)?.word).toBe(word)
})

test('a good value needs no hint', () => {
  expect(registrationHint('nok_88', rule)).toBeNull()
})

test('what is optional may be empty', () => {
  expect(registrationHint('', { ...rule, required: false })).toBeNull()
})

test('length counts what a person sees as characters, not their halves', () => {
  expect(registrationHint('🐯🐯', { ...rule, acceptedPattern: '*', minLength: 2, maxLength: 2 })).toBeNull()
})

test('a pattern this browser cannot read is left to the server', () => {
  expect(registrationHint('nok_88', { ...rule, acceptedPattern: '(?P<name>x)' })).toBeNull()
})

test('the rules stand in words from the start', () => {
  expect(rulesInWords(rule)).toEqual([
    { word: 'field.length', values: { min: 4, max: 16 } },
    { word: 'field.pattern.letterThenLettersAndDigits' },
  ])
})
