import { expect, test } from 'vitest'
import { weakPassword } from './common-passwords.ts'

test.each([
  ['password', 'field.password_common'],
  ['iloveyou', 'field.password_common'],
  ['ＰＡＳＳＷＯＲＤ', 'field.password_common'],
  ['Somchai88', 'field.password_personal'],
  ['my SANUK place', 'field.password_personal'],
  ['รักเมืองไทย 88', null],
  ['correct horse battery', null],
])('password %s: weakness %s', (password, word) => {
  expect(weakPassword(password, ['somchai', 'Sanuk', 'bo', 'ไทย'])).toBe(word)
})
