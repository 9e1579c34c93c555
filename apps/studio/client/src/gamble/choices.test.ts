import { expect, test } from 'vitest'
import { COLOURS, moveOfKey, SUIT_CHOICES, timesOf } from './choices.ts'

test('every word about a card has a key of its own, and so has taking', () => {
  const keys = [...COLOURS, ...SUIT_CHOICES].map(({ key }) => key)
  expect(keys.map(moveOfKey)).toEqual(['red', 'black', 'clubs', 'diamonds', 'hearts', 'spades'])
  expect(['KeyH', 'KeyC', 'KeyZ'].map(moveOfKey)).toEqual(['half', 'collect', undefined])
  expect(new Set([...keys, 'KeyH', 'KeyC']).size).toBe(8)
})

test('what a word makes of it is the other share of the four suits that it names', () => {
  for (const { guess, suits } of [...COLOURS, ...SUIT_CHOICES]) expect(timesOf(guess) * suits.length).toBe(4)
})
