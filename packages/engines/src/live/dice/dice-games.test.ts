import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fraction } from '../../exact/fraction.ts'
import { expectAgreement, scripted, seededDraw } from '../../instant/rounds.fixture.ts'
import { chanceOf, checkPayTable, checkSettlements, expectGain } from '../game-checks.fixture.ts'
import { gourdCrabFishGame } from '../gourd-crab-fish/game.ts'
import { PICTURES } from '../gourd-crab-fish/spots.ts'
import type { LiveGame } from '../live-game.ts'
import { sicBoGame } from '../sic-bo/game.ts'
import { sicBoOpposites } from '../sic-bo/spots.ts'
import { thaiHiloGame } from '../thai-hilo/game.ts'
import { thaiHiloOpposites } from '../thai-hilo/spots.ts'
import type { DiceOutcome } from './dice-game.ts'

const anyFace = fc.integer({ min: 1, max: 6 })
const anyDice = fc.tuple(anyFace, anyFace, anyFace).map((dice) => ({ dice }))

/** What 100 on a spot win, dice written as in `116`. */
const won = (game: LiveGame<DiceOutcome>, spot: string, dice: string) =>
  game.settle([{ spot, stake: 100n }], { dice: Array.from(dice, Number) }).win

const ofGroup = (game: LiveGame<never>, group: string) =>
  game.spots.filter((spot) => spot.group === group).map(({ code }) => code)

describe('sic bo', () => {
  // The Wizard of Odds' tables of sic bo, in per cent.
  test.each<[string, readonly string[]]>([
    ['-2.778', ['big', 'small', 'odd', 'even']],
    ['-15.28', ['total-4', 'total-17']],
    ['-13.89', ['total-5', 'total-16', 'any-triple']],
    ['-16.67', ['total-6', 'total-15']],
    ['-9.72', ['total-7', 'total-14']],
    ['-12.5', ['total-8', 'total-13', 'total-10', 'total-11']],
    ['-18.98', ['total-9', 'total-12']],
    ['-16.20', ofGroup(sicBoGame, 'triple').slice(1)],
    ['-11.11', ofGroup(sicBoGame, 'double')],
    ['-2.78', ofGroup(sicBoGame, 'pair')],
    ['-3.70', ofGroup(sicBoGame, 'single')],
  ])('gains of %s per cent: %s', (gain, spots) => {
    for (const spot of spots) expectGain(sicBoGame, spot, gain)
  })

  test('has 52 spots: 4 sides, 14 totals, 7 triples, 6 doubles, 15 pairs and 6 single faces', () => {
    const groups = ['side', 'total', 'triple', 'double', 'pair', 'single']
    expect(groups.map((group) => ofGroup(sicBoGame, group).length)).toEqual([4, 14, 7, 6, 15, 6])
    expect(sicBoGame.spots).toHaveLength(52)
    expect(chanceOf(sicBoGame, 'big', fraction(2n))).toBeCloseTo(105 / 216, 14)
  })

  test.each([
    ['big', '146', 200n],
    ['big', '145', 0n],
    ['small', '145', 200n],
    ['small', '333', 0n],
    ['even', '222', 0n],
    ['odd', '111', 0n],
    ['big', '444', 0n],
    ['total-4', '112', 6100n],
    ['total-17', '665', 6100n],
    ['total-12', '444', 700n],
    ['any-triple', '444', 3100n],
    ['triple-4', '444', 18_100n],
    ['triple-4', '441', 0n],
    ['double-4', '414', 1200n],
    ['double-4', '444', 1200n],
    ['pair-1-4', '414', 700n],
    ['pair-1-4', '444', 0n],
    ['single-4', '235', 0n],
    ['single-4', '254', 200n],
    ['single-4', '454', 300n],
    ['single-4', '444', 1300n],
  ])('100 on %s win with %s: %i', (spot, dice, win) => expect(won(sicBoGame, spot, dice)).toBe(win))

  test('the pay table is sound', () => checkPayTable(sicBoGame, sicBoOpposites))
  test('no bets win more than the maximum, in whatever order', () => checkSettlements(sicBoGame, anyDice))

  test('big and small cancel out, and a triple is neither on the roads', () => {
    const bets = ['big', 'small', 'odd'].map((spot) => ({ spot, stake: 100n }))
    expect(sicBoGame.settle(bets, { dice: [1, 2, 3] }).valid).toBe(100n)
    const winners = [
      [6, 5, 4],
      [1, 2, 3],
      [6, 6, 6],
    ].map((dice) => sicBoGame.roadResult({ red: 'big', blue: 'small' }, { dice }).winner)
    expect(winners).toEqual(['banker', 'player', 'tie'])
  })
})

describe('Thai Hi-Lo', () => {
  test.each<[string, readonly string[]]>([
    ['-2.5', ['low']],
    ['-4.4', ['high']],
    ['-12.5', ['11-hilo']],
    ['-7.87', ofGroup(thaiHiloGame, 'single')],
    ['-16.67', ofGroup(thaiHiloGame, 'pair')],
  ])('gains of %s per cent: %s', (gain, spots) => {
    for (const spot of spots) expectGain(thaiHiloGame, spot, gain)
  })

  test('of 216 throws 108 are low, 27 are 11 and 81 are high', () => {
    expect(chanceOf(thaiHiloGame, 'low', fraction(195n, 100n))).toBeCloseTo(108 / 216, 14)
    expect(chanceOf(thaiHiloGame, '11-hilo', fraction(7n))).toBeCloseTo(27 / 216, 14)
    expect(chanceOf(thaiHiloGame, 'high', fraction(255n, 100n))).toBeCloseTo(81 / 216, 14)
    expect(thaiHiloGame.spots).toHaveLength(3 + 6 + 15)
  })

  test.each([
    ['low', '333', 195n],
    ['low', '145', 195n],
    ['low', '146', 0n],
    ['11-hilo', '146', 700n],
    ['high', '146', 0n],
    ['high', '444', 255n],
    ['single-4', '444', 400n],
    ['single-4', '144', 300n],
    ['single-1', '144', 200n],
    ['pair-1-4', '144', 600n],
    ['pair-1-4', '155', 0n],
  ])('100 on %s win with %s: %i', (spot, dice, win) => expect(won(thaiHiloGame, spot, dice)).toBe(win))

  test('the pay table is sound', () => checkPayTable(thaiHiloGame, thaiHiloOpposites))
  test('no bets win more than the maximum, in whatever order', () => checkSettlements(thaiHiloGame, anyDice))
})

describe('gourd, crab, fish', () => {
  const game = gourdCrabFishGame

  test.each<[string, readonly string[]]>([
    ['-7.87', PICTURES.map((picture) => `single-${picture}`)],
    ['-16.67', ofGroup(game, 'pair')],
  ])('gains of %s per cent: %s', (gain, spots) => {
    expect([6, 15]).toContain(spots.length)
    for (const spot of spots) expectGain(game, spot, gain)
  })

  test.each([
    ['single-crab', 200n],
    ['single-tiger', 300n],
    ['single-gourd', 0n],
    ['pair-tiger-crab', 600n],
    ['pair-fish-tiger', 0n],
  ] as const)('tiger, crab, tiger: 100 on %s win %i', (spot, win) => {
    expect(game.settle([{ spot, stake: 100n }], { pictures: ['tiger', 'crab', 'tiger'] }).win).toBe(win)
  })

  test('the pay table is sound', () => checkPayTable(game, []))
  test('no bets win more than the maximum, in whatever order', () => {
    const anyPicture = fc.constantFrom(...PICTURES)
    const anyPictures = fc.tuple(anyPicture, anyPicture, anyPicture).map((pictures) => ({ pictures }))
    checkSettlements(game, anyPictures)
  })
})

test('dice are drawn one after the other, each below six', () => {
  expect(sicBoGame.draw(scripted([0, 5, 3]))).toEqual({ dice: [1, 6, 4] })
  expect(thaiHiloGame.draw(scripted([5, 5, 0]))).toEqual({ dice: [6, 6, 1] })
  expect(gourdCrabFishGame.draw(scripted([0, 4, 5]))).toEqual({ pictures: ['fish', 'crab', 'rooster'] })
})

test.each(['single-6', 'total-9'])('simulated bets on %s of sic bo fit the chances', (spot) => {
  const draw = seededDraw(20_261_128)
  expectAgreement(() => sicBoGame.returnOf(spot, sicBoGame.draw(draw)), sicBoGame.endings(spot))
})
