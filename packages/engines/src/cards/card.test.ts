import { expect, test } from 'vitest'
import { nameOf, PACK, rankOf, readCard, suitOf } from './card.ts'

const pack = Array.from({ length: PACK }, (_, card) => card)

test('the cards of a pack are the thirteen ranks of the four suits', () => {
  const names = [...'23456789TJQKA'].flatMap((rank) => [...'cdhs'].map((suit) => `${rank}${suit}`))
  expect(pack.map(nameOf)).toEqual(names)
  expect(names.map(readCard)).toEqual(pack)
})

test('rankOf and suitOf return the rank and suit index of a card', () => {
  expect([rankOf(readCard('2c')), suitOf(readCard('2c'))]).toEqual([0, 0])
  expect([rankOf(readCard('As')), suitOf(readCard('As'))]).toEqual([12, 3])
})

test.each(['', 'A', '1c', 'Ax', 'as', 'Asc', '10c'])('readCard rejects %j', (name) => {
  expect(() => readCard(name)).toThrow(RangeError)
})
