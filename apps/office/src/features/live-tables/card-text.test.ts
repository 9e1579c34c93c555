import { expect, test } from 'vitest'
import { cardText } from './card-text.ts'

test.each([
  ['Td', '10♦'],
  ['As', 'A♠'],
  ['2c', '2♣'],
  ['Qh', 'Q♥'],
  ['17', null],
  ['fish', null],
  ['1h', null],
])('cardText writes %s as %s', (name, text) => {
  expect(cardText(name)).toBe(text)
})
