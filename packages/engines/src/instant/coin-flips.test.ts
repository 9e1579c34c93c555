import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fraction, toDecimal } from '../exact/fraction.ts'
import { type CoinMove, type CoinView, coinEndings, coinFlips } from './coin-flips.ts'
import { distributionOf, enumerated } from './distribution.fixture.ts'
import { figuresOf } from './figures.ts'
import { checkRound, expectAgreement, type Strategy, scripted, seededDraw, winOf } from './rounds.fixture.ts'

const callHeads =
  (flips: number): Strategy<CoinMove, CoinView> =>
  ({ view }) =>
    view.flips.length < flips ? 'heads' : 'cash-out'

/** Heads are 0, tails 1. */
const play = (moves: CoinMove[], fallen: number[]) => coinFlips.play(null, moves, scripted(fallen))

test('coin flips: each right call doubles the multiple, starting from 0.99; the 13th pays out', () => {
  expect(play([], [])).toMatchObject({
    view: { flips: [], multiple: '0.00', next: '1.98' },
    options: ['heads', 'tails'],
    won: null,
  })
  expect(play(['heads', 'tails'], [0, 1])).toMatchObject({
    view: { multiple: '3.96', next: '7.92' },
    options: ['heads', 'tails', 'cash-out'],
    won: null,
  })
  expect(play(['heads', 'tails', 'cash-out'], [0, 1])).toMatchObject({ options: [], won: fraction(396n, 100n) })
  const thirteen = play(new Array(13).fill('tails'), new Array(13).fill(1))
  expect(thirteen).toMatchObject({ view: { multiple: '8110.08', next: null }, options: [] })
})

test('coin flips: a wrong call ends the round without a win and is shown', () => {
  expect(play(['heads', 'heads'], [0, 1])).toMatchObject({
    view: {
      flips: [
        { called: 'heads', fell: 'heads' },
        { called: 'heads', fell: 'tails' },
      ],
      multiple: '0.00',
      next: null,
    },
    options: [],
    won: fraction(0n),
  })
})

test('coin flips: a flip is drawn only once its call is made', () => {
  expect(play(['heads'], [0]).view.flips).toEqual([{ called: 'heads', fell: 'heads' }])
  expect(() => play(['heads', 'heads'], [0])).toThrow('a draw too many')
})

test.each([1, 2, 5])('coin flips: chances after %i flips match an enumeration of all flips; RTP is 99%', (flips) => {
  const found = enumerated((draw) => winOf({ game: coinFlips, choice: null, draw }, callHeads(flips)))
  expect(found).toEqual(distributionOf(coinEndings(flips)))
  expect(toDecimal(figuresOf(coinEndings(flips)).returnToPlayer, 9)).toBe('0.990000000')
})

test('coin flips: a random round plays to a valid end, reproducible from the seed', () => {
  fc.assert(fc.property(fc.nat(), (seed) => checkRound(coinFlips, null, seed)))
})

test('coin flips: simulated rounds of three flips fit the computed chances', () => {
  const draw = seededDraw(8)
  expectAgreement(() => winOf({ game: coinFlips, choice: null, draw }, callHeads(3)), coinEndings(3))
})

test.each([[['cash-out']], [['edge']], [['heads', 'cash-out', 'heads']]])('coin flips: rejects %j', (moves) => {
  expect(() => play(moves as CoinMove[], [0, 0, 0])).toThrow(RangeError)
})
