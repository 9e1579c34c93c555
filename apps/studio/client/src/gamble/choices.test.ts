import { expect, test } from 'vitest'
import { COLOURS, moveOfKey, SUIT_CHOICES, timesOf } from './choices.ts'

test('every gamble guess and collecting move has its own key', () => {
  const keys = [...COLOURS, ...SUIT_CHOICES].map(({ key }) => key)
  expect(keys.map(moveOfKey)).toEqual(['red', 'black', 'clubs', 'diamonds', 'hearts', 'spades'])
  expect(['KeyH', 'KeyC', 'KeyZ'].map(moveOfKey)).toEqual(['half', 'collect', undefined])
  expect(new Set([...keys, 'KeyH', 'KeyC']).size).toBe(8)
})

test('a gamble guess multiplies by four divided by the number of suits it covers', () => {
  for (const { guess, suits } of [...COLOURS, ...SUIT_CHOICES]) expect(timesOf(guess) * suits.length).toBe(4)
})
