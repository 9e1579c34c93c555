import { expect, test } from 'vitest'
import { onOtherKeyboard } from './other-keyboard.ts'

// Typed on a keyboard with both layouts printed on it.
test.each([
  ['ะรเำพ', 'tiger'],
  ['glnv', 'เสือ'],
  ['lvl]Nv9', 'สอสล์อต'],
  ['้ำสสน', 'hello'],
])('%s typed on the wrong keyboard layout means %s', (typed, meant) => {
  expect(onOtherKeyboard(typed)).toBe(meant)
})
