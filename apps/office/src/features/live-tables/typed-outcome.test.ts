import { expect, test } from 'vitest'
import { numberOf, typedTurns } from './typed-outcome.ts'

const field = (place: string, isOptional = false) => ({ place, faces: ['2c', '3c'], isOptional })
const HANDS = [field('player'), field('banker'), field('player', true)]

test('typedTurns leaves optional cards out and waits for all others', () => {
  expect(typedTurns(HANDS, [])).toBeNull()
  expect(typedTurns(HANDS, ['2c', ''])).toBeNull()
  const both = [
    { place: 'player', face: '2c' },
    { place: 'banker', face: '3c' },
  ]
  expect(typedTurns(HANDS, ['2c', '3c', ''])).toEqual(both)
  expect(typedTurns(HANDS, ['2c', '3c', '3c'])).toEqual([...both, { place: 'player', face: '3c' }])
})

test('numberOf counts the cards of a side', () => {
  expect(HANDS.map((_, at) => numberOf(HANDS, at))).toEqual([1, 1, 2])
})
