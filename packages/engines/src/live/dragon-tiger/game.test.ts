import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCard } from '../../cards/card.ts'
import { DRAGON_TIGER_PACKS } from '../../cards/dragon-tiger-coup.ts'
import { shoeOf } from '../../cards/shoe.ts'
import { fraction } from '../../exact/fraction.ts'
import { expectAgreement, seededDraw } from '../../instant/rounds.fixture.ts'
import { chanceOf, checkPayTable, checkSettlements, expectGain } from '../game-checks.fixture.ts'
import { roadsOf } from '../roads/roads.ts'
import { coupAfter, coupsOf, firstPosition, shuffledShoe } from '../shoe.ts'
import { dragonTigerGame as game } from './game.ts'
import { dragonTigerOpposites } from './spots.ts'

const coupOf = (cards: string) => {
  const [dragon = '', tiger = ''] = cards.split(' ')
  return { dragon: readCard(dragon), tiger: readCard(tiger) }
}

const HALF = fraction(1n, 2n)

// Expected values: the Wizard of Odds for dragon, tiger, ties and cards with a losing seven; red and black are half the
// cards at 0.9 to one.
test.each<[spot: string, gain: string]>([
  ['dragon', '-3.7349'],
  ['tiger', '-3.7349'],
  ['tie', '-10.361'],
  ['suited-tie', '-13.976'],
  ...['dragon', 'tiger'].flatMap((side) => [
    ...['odd', 'even', 'big', 'small'].map((kind): [string, string] => [`${side}-${kind}`, '-7.692']),
    ...['red', 'black'].map((kind): [string, string] => [`${side}-${kind}`, '-5.000']),
  ]),
])('dragon tiger: a bet on %s gains %s per cent', (spot, expected) => expectGain(game, spot, expected))

test('dragon tiger: a tie comes 31 times in 415, a suited one 7 times', () => {
  expect(chanceOf(game, 'tie', fraction(12n))).toBeCloseTo(31 / 415, 14)
  expect(chanceOf(game, 'dragon', HALF)).toBeCloseTo(31 / 415, 14)
  expect(chanceOf(game, 'suited-tie', fraction(51n))).toBeCloseTo(7 / 415, 14)
})

test.each([
  ['Kh Qs', 'dragon', 200n],
  ['Kh Qs', 'tiger', 0n],
  ['As 2s', 'tiger', 200n],
  ['Ah Kc', 'tiger', 200n],
  ['9c 9d', 'dragon', 50n],
  ['9c 9d', 'tie', 1200n],
  ['9c 9d', 'suited-tie', 0n],
  ['9c 9c', 'suited-tie', 5100n],
  ['9c 9c', 'tie', 1200n],
  ['7h 2c', 'dragon-odd', 0n],
  ['7h 2c', 'dragon-even', 0n],
  ['7h 2c', 'dragon-big', 0n],
  ['7h 2c', 'dragon-small', 0n],
  ['7h 2c', 'dragon-red', 190n],
  ['7h 2c', 'tiger-black', 190n],
  ['7h 2c', 'tiger-even', 200n],
  ['8d Ad', 'dragon-big', 200n],
  ['8d Ad', 'tiger-odd', 200n],
  ['8d Ad', 'tiger-small', 200n],
  ['6s Jc', 'dragon-small', 200n],
  ['6s Jc', 'dragon-red', 0n],
  ['6s Jc', 'tiger-odd', 200n],
])('dragon tiger, %s: 100 on %s win %s', (cards, spot, win) => {
  expect(game.settle([{ spot, stake: 100n }], coupOf(cards)).win).toBe(win)
})

test('dragon tiger: turnover counts half of a tied side, and the difference of opposite stakes', () => {
  const dragon = { spot: 'dragon', stake: 100n }
  expect(game.settle([dragon], coupOf('9c 9d')).valid).toBe(50n)
  expect(game.settle([dragon, { spot: 'tiger', stake: 60n }], coupOf('9c 8d')).valid).toBe(40n)
  expect(game.settle([dragon, { spot: 'dragon-red', stake: 100n }], coupOf('9c 8d')).valid).toBe(200n)
})

test('dragon tiger: rejects a spot of another game and a stake of nothing', () => {
  expect(() => game.settle([{ spot: 'banker', stake: 1n }], coupOf('9c 8d'))).toThrow(RangeError)
  expect(() => game.settle([{ spot: 'tie', stake: 0n }], coupOf('9c 8d'))).toThrow(RangeError)
})

test('dragon tiger: the pay table is sound', () => checkPayTable(game, dragonTigerOpposites))

test('dragon tiger: no bets win more than the maximum, in whatever order', () => {
  const anyCard = fc.integer({ min: 0, max: 51 })
  checkSettlements(game, fc.record({ dragon: anyCard, tiger: anyCard }))
})

test.each(['dragon', 'tiger-odd'])('simulated bets on %s fit the chances', (spot) => {
  const draw = seededDraw(20_261_128)
  expectAgreement(() => game.returnOf(spot, game.deal(shoeOf(DRAGON_TIGER_PACKS, draw))), game.endings(spot))
})

test('dragon tiger: coups follow each other, two cards each, until the cut card, and go on from any position', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const cards = shuffledShoe(seededDraw(seed))
      const coups = [...coupsOf(cards, game)]
      expect(coups.map(({ start }) => start)).toEqual(coups.map((_, at) => firstPosition(cards) + 2 * at))
      for (const { coup, start } of coups) expect([coup.dragon, coup.tiger]).toEqual(cards.slice(start, start + 2))
      const last = coups.at(-1)
      expect([402, 403]).toContain(last?.start)
      const middle = coups[80]
      expect(coupAfter(cards, middle?.start ?? 0, game)).toEqual(middle)
      expect(coupAfter(cards, last?.end ?? 0, game)).toBeNull()
      expect(() => coupAfter(cards, (middle?.start ?? 0) + 1, game)).toThrow(RangeError)
    }),
    { numRuns: 20 },
  )
})

test('dragon tiger: roads are red for the dragon, blue for the tiger, and mark ties', () => {
  const [sides] = game.sides
  if (!sides) throw new Error('there are no sides')
  const results = ['Kh Qs', '9c 9d', '2c Td', '3c Td'].map((cards) => game.roadResult(sides, coupOf(cards)))
  expect(results.map(({ winner }) => winner)).toEqual(['banker', 'tie', 'player', 'player'])
  const { cells } = roadsOf(results).bigRoad
  expect(cells.map(({ column, row, ties }) => [column, row, ties])).toEqual([
    [0, 0, 1],
    [1, 0, 0],
    [1, 1, 0],
  ])
})
