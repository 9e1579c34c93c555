import { REGISTRATION_FIELDS } from '@sanuk/contracts/registration-rules'
import { expect, test } from 'vitest'
import { publishedRules, readRules } from './registration-rules.ts'

const judge = (
  pattern: 'own' | 'thai' | 'thaiOrEnglish' | 'korean' | 'chineseAndDigits' | 'mailbox',
  expression = '',
) => readRules({ payeeName: { enabled: true, pattern, expression } }).payeeName

test.each([
  ['thai', 'สมชาย', true],
  ['thai', 'Somchai', false],
  ['thai', 'น้ำ', true],
  ['thaiOrEnglish', 'สมชาย Jaidee', true],
  ['thaiOrEnglish', 'สมชาย 2', false],
  ['korean', '김민수', true],
  ['korean', 'Kim', false],
  ['chineseAndDigits', '王小明88', true],
  ['chineseAndDigits', '王 小明', false],
  ['mailbox', 'nok@example.com', true],
  ['mailbox', 'nok@example', false],
] as const)('pattern %s matches %s: %s', (pattern, value, right) => {
  const rule = judge(pattern)
  expect(rule.matches(value)).toBe(right)
  // The browser says the same beforehand.
  expect(new RegExp(rule.acceptedPattern, 'u').test(value)).toBe(right)
})

test('a brand’s own expression must match the whole text, and takes linear time', () => {
  const rule = judge('own', '(a+)+')
  expect(rule.matches('aaaa')).toBe(true)
  expect(rule.matches('xaaaa')).toBe(false)
  // A backtracking engine needs years for it.
  expect(rule.matches(`${'a'.repeat(50_000)}!`)).toBe(false)
})

test('refuses an expression with look-around, back-references or invalid syntax', () => {
  for (const expression of ['(?=a)b', '(a)\\1', '(']) expect(() => judge('own', expression)).toThrow()
})

test('published rules name every field and are plain JSON', () => {
  const published = publishedRules(readRules({}))
  expect(Object.keys(published)).toEqual([...REGISTRATION_FIELDS])
  expect(JSON.parse(JSON.stringify(published))).toEqual(published)
})

test('by default username, password and birthday are required, and email is optional', () => {
  const rules = readRules({})
  const asked = REGISTRATION_FIELDS.filter((name) => rules[name].enabled)
  expect(asked).toEqual(['username', 'password', 'birthday', 'email'])
  expect(asked.filter((name) => rules[name].required)).toEqual(['username', 'password', 'birthday'])
})
