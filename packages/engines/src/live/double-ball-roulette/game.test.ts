import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fraction, isMore } from '../../exact/fraction.ts'
import { figuresOf } from '../../instant/figures.ts'
import { expectAgreement, scripted, seededDraw } from '../../instant/rounds.fixture.ts'
import { checkPayTable, checkSettlements, expectGain } from '../game-checks.fixture.ts'
import { numbersOf } from '../roulette/spots.ts'
import { doubleBallGame as game } from './game.ts'
import { doubleBallSpots } from './spots.ts'

const INSIDE = ['straight', 'split', 'trio', 'street', 'first-four', 'corner', 'six-line']
const codesOf = (...groups: readonly string[]) =>
  doubleBallSpots.filter(({ group }) => groups.includes(group)).map(({ code }) => code)

/**
 * Inside: half of the stake on each ball, each as in roulette, 36 of 37. Outside: (18/37)² at 3 to one and (12/37)² at
 * 8 to one are both 1296 of 1369. One number for both: 1301 of 1369. Any number for both: 1/37 at 35 to one.
 */
test.each([
  ['-2.7027', codesOf(...INSIDE)],
  ['-5.3324', codesOf('even-money', 'dozen', 'column')],
  ['-2.7027', codesOf('same')],
  ['-4.9671', codesOf('both')],
])('double ball roulette: gains of %s per cent: %s', (gain, spots) => {
  for (const spot of spots) expectGain(game, spot, gain)
})

test('double ball roulette: 157 bets of the cloth, one on equal numbers and 37 on one number for both', () => {
  expect([codesOf(...INSIDE).length, codesOf('same').length, codesOf('both').length]).toEqual([145, 1, 37])
  expect(doubleBallSpots).toHaveLength(157 + 1 + 37)
  for (const { code } of doubleBallSpots) {
    const { returnToPlayer } = figuresOf(game.endings(code))
    expect(isMore(returnToPlayer, fraction(90n, 100n)), code).toBe(true)
    expect(isMore(fraction(98n, 100n), returnToPlayer), code).toBe(true)
  }
})

/** A second count, over all 37² falls and with pays written down here by the size of a bet. */
test('double ball roulette: a count over all pairs of balls agrees with the endings', () => {
  const paid: Readonly<Record<number, readonly [number, number]>> = {
    1: [1800, 3600],
    2: [900, 1800],
    3: [600, 1200],
    4: [450, 900],
    6: [300, 600],
    12: [0, 900],
    18: [0, 400],
  }
  for (const spot of [
    'straight-0',
    'split-0-3',
    'street-4-5-6',
    'corner-0-1-2-3',
    'line-1-2-3-4-5-6',
    'dozen-3',
    'odd',
  ]) {
    const covered = numbersOf(spot)
    let all = 0n
    for (let first = 0; first < 37; first += 1) {
      for (let second = 0; second < 37; second += 1) {
        const balls = Number(covered.includes(first)) + Number(covered.includes(second))
        const expected = BigInt([0, ...(paid[covered.length] ?? [])][balls] ?? 0)
        const { win } = game.settle([{ spot, stake: 100n }], { numbers: [first, second] })
        expect(win, `${spot} with ${first} and ${second}`).toBe(expected)
        all += win
      }
    }
    const { over, under } = figuresOf(game.endings(spot)).returnToPlayer
    expect(over * 136_900n).toBe(all * under)
  }
})

test.each([
  ['straight-17', [17, 5], 1800n],
  ['straight-17', [5, 17], 1800n],
  ['straight-17', [17, 17], 3600n],
  ['split-17-20', [17, 20], 1800n],
  ['corner-1-2-4-5', [1, 36], 450n],
  ['red', [1, 3], 400n],
  ['red', [1, 2], 0n],
  ['even', [0, 2], 0n],
  ['dozen-1', [3, 12], 900n],
  ['same-number', [8, 8], 3600n],
  ['same-number', [8, 9], 0n],
  ['both-0', [0, 0], 130_100n],
  ['both-7', [7, 0], 0n],
] as const)('double ball roulette: 100 on %s win with %j: %i', (spot, numbers, win) => {
  expect(game.settle([{ spot, stake: 100n }], { numbers }).win).toBe(win)
})

test('double ball roulette: the pay table is sound', () => checkPayTable(game, []))

test('double ball roulette: no bets win more than the maximum, in whatever order', () => {
  const ball = fc.integer({ min: 0, max: 36 })
  checkSettlements(
    game,
    fc.tuple(ball, ball).map((numbers) => ({ numbers })),
  )
})

test('double ball roulette: two draws below 37 are the numbers in their order', () => {
  expect(game.draw(scripted([29, 0]))).toEqual({ numbers: [29, 0] })
  const draw = seededDraw(20_261_128)
  expectAgreement(() => game.returnOf('corner-1-2-4-5', game.draw(draw)), game.endings('corner-1-2-4-5'))
})

test('double ball roulette: roads show a side only where both balls lie on it', () => {
  const winners = [
    [32, 1],
    [15, 2],
    [32, 15],
    [0, 32],
  ] as const
  expect(winners.map((numbers) => game.roadResult({ red: 'red', blue: 'black' }, { numbers }).winner)).toEqual([
    'banker',
    'player',
    'tie',
    'tie',
  ])
})
