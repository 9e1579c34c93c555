import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wholeNumbers } from '../../instant/draw-some.ts'
import { expectAgreement, scripted, seededDraw } from '../../instant/rounds.fixture.ts'
import { checkPayTable, checkSettlements, expectGain } from '../game-checks.fixture.ts'
import { frenchRouletteGame, rouletteGame as game } from './game.ts'
import {
  type Chips,
  calledBets,
  frenchRouletteSpots,
  neighbours,
  numbersOf,
  rouletteOpposites,
  rouletteSpots,
  rouletteWheel,
} from './spots.ts'

const codes = rouletteSpots.map(({ code }) => code)

test('roulette: each of the 157 bets gains -2.7027 per cent', () => {
  expect(codes).toHaveLength(157)
  for (const code of codes) expectGain(game, code, '-2.7027')
})

test('roulette: kinds of bets, how many there are, on how many numbers and at which odds', () => {
  const kinds = Map.groupBy(rouletteSpots, ({ group }) => group)
  const counted = [...kinds].map(([group, spots]) => [
    group,
    spots.length,
    [...new Set(spots.map(({ code }) => numbersOf(code).length))],
    [...new Set(spots.flatMap(({ pays }) => pays.map(({ odds }) => odds)))],
  ])
  // A table of European roulette: 37 numbers, 57 splits of neighbours and three with zero, twelve streets, and so on.
  expect(counted.toSorted()).toEqual([
    ['column', 3, [12], ['2']],
    ['corner', 22, [4], ['8']],
    ['dozen', 3, [12], ['2']],
    ['even-money', 6, [18], ['1']],
    ['first-four', 1, [4], ['8']],
    ['six-line', 11, [6], ['5']],
    ['split', 60, [2], ['17']],
    ['straight', 37, [1], ['35']],
    ['street', 12, [3], ['11']],
    ['trio', 2, [3], ['11']],
  ])
})

test.each([
  ['straight-0', 0, 3600n],
  ['split-0-2', 2, 1800n],
  ['street-0-2-3', 0, 1200n],
  ['corner-0-1-2-3', 3, 900n],
  ['line-31-32-33-34-35-36', 31, 600n],
  ['column-2', 35, 300n],
  ['red', 36, 200n],
  ['red', 0, 0n],
  ['even', 0, 0n],
  ['low', 0, 0n],
])('roulette: 100 on %s win on %i: %i', (spot, number, win) => {
  expect(game.settle([{ spot, stake: 100n }], { number }).win).toBe(win)
})

test('roulette: red and black, and a chip on each dozen, cancel out', () => {
  const on = (...spots: string[]) => spots.map((spot) => ({ spot, stake: 100n }))
  const valid = (bets: ReturnType<typeof on>) => game.settle(bets, { number: 5 }).valid
  expect(valid(on('red', 'black'))).toBe(0n)
  expect(valid(on('red', 'red', 'black'))).toBe(100n)
  expect(valid(on('dozen-1', 'dozen-2', 'dozen-3'))).toBe(0n)
  expect(valid(on('dozen-1', 'dozen-2'))).toBe(200n)
  expect(valid(on('red', 'odd', 'low'))).toBe(300n)
})

test('roulette: the pay table is sound', () => checkPayTable(game, rouletteOpposites))

test('roulette: no bets win more than the maximum, in whatever order', () => {
  checkSettlements(game, fc.record({ number: fc.integer({ min: 0, max: 36 }) }))
})

test('roulette: one draw below 37 is the number', () => {
  expect(game.draw(scripted([29]))).toEqual({ number: 29 })
  const draw = seededDraw(20_261_128)
  expectAgreement(() => game.returnOf('corner-1-2-4-5', game.draw(draw)), game.endings('corner-1-2-4-5'))
})

test('roulette: zero is neither red nor black on the roads', () => {
  const winners = [32, 15, 0].map((number) => game.roadResult({ red: 'red', blue: 'black' }, { number }).winner)
  expect(winners).toEqual(['banker', 'player', 'tie'])
})

// The Wizard of Odds' figures of roulette with a single zero: 1.35 % with la partage.
test('French roulette: bets on half of the numbers gain -1.3514 per cent, all others -2.7027', () => {
  const even = frenchRouletteSpots.filter(({ group }) => group === 'even-money')
  expect(even.map(({ code }) => code).toSorted()).toEqual(['black', 'even', 'high', 'low', 'odd', 'red'])
  for (const { code, group } of frenchRouletteSpots) {
    expectGain(frenchRouletteGame, code, group === 'even-money' ? '-1.3514' : '-2.7027')
  }
})

test('French roulette: with zero half of a bet on half of the numbers comes back, and counts by the other half', () => {
  const settled = (spot: string, number: number) => frenchRouletteGame.settle([{ spot, stake: 100n }], { number })
  for (const spot of ['red', 'black', 'odd', 'even', 'low', 'high']) {
    expect(settled(spot, 0)).toMatchObject({ win: 50n, valid: 50n })
  }
  expect([settled('red', 1).win, settled('red', 2).win]).toEqual([200n, 0n])
  expect([settled('dozen-1', 0).win, settled('straight-0', 0).win]).toEqual([0n, 3600n])
})

test('French roulette: the pay table is sound', () => checkPayTable(frenchRouletteGame, rouletteOpposites))

const covered = (chips: readonly Chips[]) => new Set(chips.flatMap(({ spot }) => numbersOf(spot)))
const counted = (chips: readonly Chips[]) => chips.reduce((all, one) => all + one.chips, 0)
/** A part of the wheel, clockwise from one number to another. */
const around = (from: number, to: number) => {
  const wheel = [...rouletteWheel, ...rouletteWheel]
  const start = wheel.indexOf(from)
  return new Set(wheel.slice(start, wheel.indexOf(to, start) + 1))
}

describe('called bets', () => {
  test('the wheel has every number once, and red and black take turns around it', () => {
    expect(rouletteWheel.toSorted((a, b) => a - b)).toEqual(wholeNumbers(0, 36))
    const reds = rouletteWheel.slice(1).map((number) => numbersOf('red').includes(number))
    expect(reds).toEqual(reds.map((_, at) => at % 2 === 0))
  })

  test('voisins du zéro cover 22 to 25 around zero with 9 chips, tiers 27 to 33 with 6', () => {
    const { voisins, tiers } = calledBets
    expect([counted(voisins), counted(tiers)]).toEqual([9, 6])
    expect(covered(voisins)).toEqual(around(22, 25))
    expect(covered(tiers)).toEqual(around(27, 33))
  })

  test('orphelins cover the 8 numbers of the other two with 5 chips', () => {
    const { voisins, tiers, orphelins } = calledBets
    const others = [...covered(voisins), ...covered(tiers), ...covered(orphelins)]
    expect(counted(orphelins)).toBe(5)
    expect(covered(orphelins).size).toBe(8)
    expect(others.toSorted((a, b) => a - b)).toEqual(wholeNumbers(0, 36))
  })

  test('every chip lies on a spot of the table', () => {
    const spots = [...Object.values(calledBets).flat(), ...neighbours(0, 2)].map(({ spot }) => spot)
    expect(spots.filter((spot) => !codes.includes(spot))).toEqual([])
  })

  test.each([
    [0, 2, [3, 26, 0, 32, 15]],
    [26, 2, [35, 3, 26, 0, 32]],
    [17, 1, [25, 17, 34]],
    [8, 0, [8]],
  ])('neighbours of %i, %i on each side', (number, onEachSide, numbers) => {
    expect(neighbours(number, onEachSide).map(({ spot }) => spot)).toEqual(numbers.map((one) => `straight-${one}`))
  })

  test('neighbours rejects numbers that are on no wheel, and more than there are', () => {
    for (const [number, each] of [
      [37, 2],
      [-1, 2],
      [1.5, 2],
      [0, -1],
      [0, 19],
      [0, 0.5],
    ] as const) {
      expect(() => neighbours(number, each), `${number}, ${each}`).toThrow(RangeError)
    }
  })
})
