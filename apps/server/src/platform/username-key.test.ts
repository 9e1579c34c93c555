import { expect, test } from 'vitest'
import { usernameKey } from './username-key.ts'

test.each([
  ['Somchai', 'somchai'],
  ['somchai ', 'somchai'],
  ['\u200bsomchai\u00a0', 'somchai'],
  ['ｓｏｍｃｈａｉ', 'somchai'],
  ['two words', 'two words'],
])('usernameKey: %j is %j', (typed, key) => {
  expect(usernameKey(typed)).toBe(key)
})
