import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PACK, readCard } from '../cards/card.ts'
import { fraction, toDecimal } from '../exact/fraction.ts'
import { expectAgreement, playOut, scripted, seededDraw } from '../instant/rounds.fixture.ts'
import { bestRedDogMove, type RedDogMove, redDog } from './red-dog.ts'
import { redDogEndings } from './red-dog-endings.ts'
import { stakedFiguresOf } from './staked-figures.ts'

/** Cards out of the first three packs, one of each, so that none is in the way of another. */
const play = (cards: string, moves: readonly RedDogMove[]) => {
  const places = cards.split(' ').map((name, pack) => pack * PACK + readCard(name))
  return redDog.play(null, moves, scripted(places))
}

describe('red dog: a third card between the first two', () => {
  test.each([
    ['5c 7d 6h', 6n],
    ['5c 8d 6h', 5n],
    ['9c 5d 6h', 3n],
    ['Tc 5d 6h', 2n],
    ['2c Ad Kh', 2n],
  ])('wins by the spread: %s', (cards, stakes) => {
    expect(play(cards, ['call'])).toMatchObject({ staked: fraction(1n), won: fraction(stakes), options: [] })
    expect(play(cards, ['raise'])).toMatchObject({ staked: fraction(2n), won: fraction(2n * stakes), options: [] })
  })
})

test.each(['5c 7d 7h', '5c 7d 5h', '5c 7d 8h', '5c 7d 4h'])('red dog: third card not in between loses: %s', (cards) => {
  expect(play(cards, ['call']).won).toEqual(fraction(0n))
  expect(play(cards, ['raise'])).toMatchObject({ staked: fraction(2n), won: fraction(0n) })
})

test('red dog: consecutive ranks return the stake without a third card', () => {
  expect(play('5c 6d 6h', [])).toMatchObject({
    won: fraction(1n),
    options: [],
    view: { cards: ['5c', '6d'], spread: 0 },
  })
})

test('red dog: a pair is dealt its third card at once and wins or returns the stake', () => {
  expect(play('5c 5d 5h', [])).toMatchObject({ won: fraction(12n), view: { cards: ['5c', '5d', '5h'], spread: null } })
  expect(play('5c 5d 6h', [])).toMatchObject({ won: fraction(1n), options: [] })
})

test('red dog: the view before the decision does not depend on the third card', () => {
  const open = play('5c 9d 6h', [])
  expect(open).toEqual(play('5c 9d Ah', []))
  expect(open).toMatchObject({ won: null, options: ['raise', 'call'], view: { cards: ['5c', '9d'], spread: 3 } })
})

test.each<[string, RedDogMove[]]>([
  ['5c 6d 6h', ['call']],
  ['5c 5d 6h', ['raise']],
  ['5c 9d 6h', ['call', 'call']],
  ['5c 9d 6h', ['fold' as RedDogMove]],
])('red dog: with the cards %s the moves %j are rejected', (cards, moves) => {
  expect(() => play(cards, moves)).toThrow(RangeError)
})

test('red dog: the house edge with six packs is 2.80 per cent', () => {
  // Wizard of Odds, red dog.
  expect((Number(toDecimal(stakedFiguresOf(redDogEndings()).edge, 15)) * 100).toFixed(2)).toBe('2.80')
})

test('red dog: the best move is to raise from a spread of seven on', () => {
  // Of the 310 cards left 24 of each rank between win: 7 * 24 is more than the half, 6 * 24 is not.
  const spreads = Array.from({ length: 11 }, (_, before) => before + 1)
  expect(spreads.filter((spread) => bestRedDogMove(spread) === 'raise')).toEqual([7, 8, 9, 10, 11])
})

test('red dog: simulated rounds by best moves fit the computed chances', () => {
  const round = { game: redDog, choice: null, draw: seededDraw(20_261_123) }
  const oneRound = () => playOut(round, ({ view }) => bestRedDogMove(view.spread ?? 0)).at(-1)?.won ?? null
  expectAgreement(oneRound, redDogEndings())
})

test('red dog: any moves play to an end, reproducible from the seed', () => {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom<RedDogMove>('raise', 'call'), (seed, move) => {
      const playAll = () => playOut({ game: redDog, choice: null, draw: seededDraw(seed) }, () => move)
      const plays = playAll()
      expect(playAll()).toEqual(plays)
      expect(plays.at(-1)?.options).toEqual([])
    }),
  )
})
