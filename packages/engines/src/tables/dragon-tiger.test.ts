import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCard } from '../cards/card.ts'
import { fraction, toDecimal } from '../exact/fraction.ts'
import { figuresOf } from '../instant/figures.ts'
import { checkRound, expectAgreement, scripted, seededDraw } from '../instant/rounds.fixture.ts'
import { type DragonTigerBet, dragonTiger, dragonTigerEndings } from './dragon-tiger.ts'

const bets = ['dragon', 'tiger', 'tie', 'suited-tie'] as const

test.each<[DragonTigerBet, string]>([
  ['dragon', '3.73'],
  ['tiger', '3.73'],
  ['tie', '32.77'],
  ['suited-tie', '13.98'],
])('dragon tiger: a bet on %s has a house edge of %s per cent', (bet, edge) => {
  // Wizard of Odds, dragon tiger with eight decks.
  const { returnToPlayer } = figuresOf(dragonTigerEndings(bet))
  expect(((1 - Number(toDecimal(returnToPlayer, 15))) * 100).toFixed(2)).toBe(edge)
})

/** Cards of the first pack lie in their own places; of the second, 52 places further. */
const play = (bet: DragonTigerBet, dragon: string, tiger: string) =>
  dragonTiger.play({ bet }, [], scripted([readCard(dragon), 52 + readCard(tiger)]))

test('dragon tiger: the higher card wins and aces are low', () => {
  expect(play('dragon', 'Kc', 'Qd')).toMatchObject({ won: fraction(2n), view: { dragon: 'Kc', tiger: 'Qd' } })
  expect(play('dragon', 'Ac', '2d')).toMatchObject({ won: fraction(0n), view: { winner: 'tiger' } })
  expect(play('tiger', 'Ac', '2d').won).toEqual(fraction(2n))
})

test('dragon tiger: a tie pays tie bets and returns half of dragon and tiger bets', () => {
  const won = (bet: DragonTigerBet, tiger: string) => play(bet, '9c', tiger).won
  expect(bets.map((bet) => won(bet, '9d'))).toEqual([fraction(1n, 2n), fraction(1n, 2n), fraction(9n), fraction(0n)])
  expect(won('suited-tie', '9c')).toEqual(fraction(51n))
})

test('dragon tiger: any bet plays to a valid end, reproducible from the seed', () => {
  fc.assert(fc.property(fc.constantFrom(...bets), fc.nat(), (bet, seed) => checkRound(dragonTiger, { bet }, seed)))
})

test('dragon tiger: rejects an unknown bet', () => {
  expect(() => dragonTiger.play({ bet: 'toString' as DragonTigerBet }, [], seededDraw(1))).toThrow(RangeError)
})

test('dragon tiger: simulated dragon bets fit the computed chances', () => {
  const draw = seededDraw(20_261_123)
  expectAgreement(() => dragonTiger.play({ bet: 'dragon' }, [], draw).won, dragonTigerEndings('dragon'))
})
