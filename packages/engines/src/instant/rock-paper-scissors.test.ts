import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fraction, toDecimal } from '../exact/fraction.ts'
import { figuresOf } from './figures.ts'
import { type HandMove, handsEndings, rockPaperScissors } from './rock-paper-scissors.ts'
import { checkRound, expectAgreement, scripted, seededDraw, winOf } from './rounds.fixture.ts'

/** The house's hands: rock 0, paper 1, scissors 2. */
const play = (moves: HandMove[], house: number[]) => rockPaperScissors.play(null, moves, scripted(house))

test('rock-paper-scissors: paper beats rock, scissors paper, rock scissors; equal hands tie', () => {
  const outcome = (hand: HandMove, house: number) => play([hand], [house]).view.multiple
  expect([0, 1, 2].map((house) => outcome('rock', house))).toEqual(['0.00', '0.00', '1.98'])
  expect([0, 1, 2].map((house) => outcome('paper', house))).toEqual(['1.98', '0.00', '0.00'])
  expect([0, 1, 2].map((house) => outcome('scissors', house))).toEqual(['0.00', '1.98', '0.00'])
  const isOver = (hand: HandMove) => [0, 1, 2].map((house) => play([hand], [house]).won !== null)
  expect([isOver('rock'), isOver('paper'), isOver('scissors')]).toEqual([
    [false, true, false],
    [false, false, true],
    [true, false, false],
  ])
})

test('rock-paper-scissors: a tie keeps the multiple and the round open, also after a win', () => {
  expect(play(['rock'], [0])).toMatchObject({ options: ['rock', 'paper', 'scissors'], won: null })
  expect(play(['rock', 'rock'], [2, 0])).toMatchObject({
    view: { multiple: '1.98', next: '3.96' },
    options: ['rock', 'paper', 'scissors', 'cash-out'],
    won: null,
  })
  expect(play(['rock', 'rock', 'cash-out'], [2, 0])).toMatchObject({ options: [], won: fraction(198n, 100n) })
})

test('rock-paper-scissors: the house hand is drawn and shown only after the player’s', () => {
  expect(play([], []).view.throws).toEqual([])
  expect(play(['paper'], [0]).view.throws).toEqual([{ player: 'paper', house: 'rock' }])
  expect(() => play(['paper', 'paper'], [0])).toThrow('a draw too many')
})

test('rock-paper-scissors: the 13th win pays out automatically', () => {
  const all = play(new Array(13).fill('paper'), new Array(13).fill(0))
  expect(all).toMatchObject({ view: { multiple: '8110.08', next: null }, options: [], won: fraction(811_008n, 100n) })
})

test('rock-paper-scissors: every number of wins has an RTP of 99%', () => {
  for (let wins = 1; wins <= 13; wins += 1) {
    expect(toDecimal(figuresOf(handsEndings(wins)).returnToPlayer, 9)).toBe('0.990000000')
  }
})

test('rock-paper-scissors: a random round plays to a valid end, reproducible from the seed', () => {
  fc.assert(fc.property(fc.nat(), (seed) => checkRound(rockPaperScissors, null, seed)))
})

test('rock-paper-scissors: simulated rounds to two wins fit the computed chances', () => {
  const draw = seededDraw(9)
  const toTwoWins = () =>
    winOf({ game: rockPaperScissors, choice: null, draw }, ({ view }) =>
      view.multiple === '3.96' ? 'cash-out' : 'scissors',
    )
  expectAgreement(toTwoWins, handsEndings(2))
})

test.each([[['cash-out']], [['rock', 'cash-out']], [['well']]])('rock-paper-scissors: rejects %j', (moves) => {
  expect(() => play(moves as HandMove[], [0, 0])).toThrow(RangeError)
})
