import { expect, test } from 'vitest'
import { isAsked, numberOf, offeredPlaces, typedTurns } from './typed-outcome.ts'

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

test('a field after certain faces is asked, needed and sent only where one of them was chosen', () => {
  const wheel = [
    { place: 'segment', faces: ['0', '1'], isOptional: false },
    { place: 'multiplier', faces: ['2', '3'], isOptional: false, after: { place: 'segment', faces: ['1'] } },
  ]
  expect([isAsked(wheel, [], 1), isAsked(wheel, ['0'], 1), isAsked(wheel, ['1'], 1)]).toEqual([false, false, true])
  expect(typedTurns(wheel, ['0', '3'])).toEqual([{ place: 'segment', face: '0' }])
  expect(typedTurns(wheel, ['1'])).toBeNull()
  expect(typedTurns(wheel, ['1', '3'])).toHaveLength(2)
})

test('offeredPlaces goes some places beyond those that are needed, and beyond the last that is filled', () => {
  const cards = Array.from({ length: 50 }, (_, at) => field('card', at > 1))
  expect(offeredPlaces(cards, [])).toBe(7)
  expect(offeredPlaces(cards, ['2c', '3c', '2c', '', ''])).toBe(8)
  expect(offeredPlaces(HANDS, [])).toBe(3)
})
