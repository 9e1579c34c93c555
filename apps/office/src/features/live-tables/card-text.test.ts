import { expect, test } from 'vitest'
import { cardText, isCardBegun, readTypedCards } from './card-text.ts'

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

test.each([
  ['7h', ['7h'], ''],
  ['7H 10d,Qs', ['7h', 'Td', 'Qs'], ''],
  ['tcas', ['Tc', 'As'], ''],
  ['7h 1', ['7h'], '1'],
  ['7h x', ['7h'], 'x'],
  ['', [], ''],
])('readTypedCards reads %j', (text, cards, rest) => {
  expect(readTypedCards(text)).toEqual({ cards, rest })
})

test('what was typed may become a card as long as it is a rank', () => {
  expect(['', '1', '10', 'q'].every(isCardBegun)).toBe(true)
  expect(['x', '11', '7x'].some(isCardBegun)).toBe(false)
})
