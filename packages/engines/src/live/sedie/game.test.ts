import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fraction } from '../../exact/fraction.ts'
import { expectAgreement, scripted, seededDraw } from '../../instant/rounds.fixture.ts'
import { chanceOf, checkPayTable, checkSettlements, expectGain } from '../game-checks.fixture.ts'
import { sedieGame as game } from './game.ts'
import { sedieOpposites } from './spots.ts'

const coinsOf = (letters: string) => ({
  coins: Array.from(letters, (letter) => (letter === 'r' ? ('red' as const) : ('white' as const))),
})

// By the binomial chances 1, 4, 6, 4 and 1 of 16.
test.each([
  ['four-white', 1, '-6.25'],
  ['three-white-one-red', 4, '-5.0'],
  ['two-two', 6, '-6.25'],
  ['three-red-one-white', 4, '-5.0'],
  ['four-red', 1, '-6.25'],
  ['even', 8, '-2.0'],
  ['odd', 8, '-2.0'],
])('sedie: %s wins %i times in 16', (spot, ways, gain) => {
  expectGain(game, spot, gain)
  expect(chanceOf(game, spot, fraction(0n))).toBeCloseTo(1 - ways / 16, 14)
})

test.each([
  ['four-white', 'wwww', 1500n],
  ['four-red', 'rrrr', 1500n],
  ['four-red', 'wwww', 0n],
  ['three-white-one-red', 'wwrw', 380n],
  ['three-red-one-white', 'wwrw', 0n],
  ['three-red-one-white', 'rwrr', 380n],
  ['two-two', 'rwwr', 250n],
  ['even', 'rwwr', 196n],
  ['even', 'rrrr', 196n],
  ['odd', 'rwrr', 196n],
  ['odd', 'wwww', 0n],
])('sedie: 100 on %s win with %s: %i', (spot, coins, win) => {
  expect(game.settle([{ spot, stake: 100n }], coinsOf(coins)).win).toBe(win)
})

test('sedie: a coin a draw, 0 for white and 1 for red', () => {
  expect(game.draw(scripted([0, 1, 1, 0]))).toEqual({ coins: ['white', 'red', 'red', 'white'] })
  const draw = seededDraw(20_261_128)
  expectAgreement(() => game.returnOf('two-two', game.draw(draw)), game.endings('two-two'))
})

test('sedie: odd and even cancel out', () => {
  const bets = ['odd', 'even'].map((spot) => ({ spot, stake: 100n }))
  expect(game.settle(bets, coinsOf('wwrr')).valid).toBe(0n)
})

test('sedie: the pay table is sound', () => checkPayTable(game, sedieOpposites))

test('sedie: no bets win more than the maximum, in whatever order', () => {
  checkSettlements(game, fc.stringMatching(/^[rw]{4}$/).map(coinsOf))
})
