import { parseAmount } from '@sanuk/money/amount'
import { describe, expect, test } from 'vitest'
import { roundOf } from './round.fixture.ts'
import {
  freeSpinsPlayed,
  levelOf,
  meterBefore,
  movesIn,
  paidIn,
  priceAt,
  priceInStakes,
  priceUnit,
  spinOf,
  stepOf,
  wonBefore,
} from './round.ts'

const free = roundOf({ stake: '20.00', wins: ['5', '0', '12.50', '80'], awards: { 0: 2, 2: 1 } })

describe('the free-spin meter', () => {
  test('is absent in the paid spin, and grows after retriggered spins have been shown', () => {
    const meters = free.steps.map((_, at) => meterBefore({ round: free, at }))
    expect(meters).toEqual([
      null,
      { played: 1, total: 2, multiplier: 2 },
      { played: 2, total: 2, multiplier: 2 },
      { played: 3, total: 3, multiplier: 2 },
    ])
  })
})

describe('bought free spins', () => {
  const machine = { coins: 20 }
  const sold = { spins: 2, coins: 883 }
  const round = roundOf({
    stake: '44.15',
    wins: ['0', '12.50', '80'],
    awards: { 1: 1 },
    bought: sold,
    kinds: ['free', 'free', 'free'],
  })

  test('are counted from the first step, without a paid spin before it', () => {
    const counts = round.steps.map((_, at) => meterBefore({ round, at }))
    expect(counts.map((meter) => meter && [meter.played, meter.total])).toEqual([
      [1, 2],
      [2, 2],
      [3, 3],
    ])
  })

  test('have a price in coins, from which the base stake can be derived', () => {
    expect(priceAt(parseAmount('1'), machine, sold)).toBe(parseAmount('44.15'))
    expect(priceInStakes(machine, sold)).toBe('44.15')
    expect(levelOf(round, machine.coins)).toBe(parseAmount('1'))
    expect(levelOf(free, machine.coins)).toBe(parseAmount('20'))
  })
})

test('wonBefore sums the steps before the shown one', () => {
  expect(wonBefore({ round: free, at: 0 })).toBe(0n)
  expect(wonBefore({ round: free, at: 3 })).toBe(parseAmount('17.50'))
})

test('stepOf throws for a step that does not exist', () => {
  expect(() => stepOf({ round: free, at: 4 })).toThrow(RangeError)
})

describe('a round with falls (tumbles)', () => {
  // A paid spin with two falls, the last of which wins three free spins; the second of these falls once and wins one more.
  const round = roundOf({
    stake: '20.00',
    wins: ['10', '4', '2', '0', '6', '1.50', '0', '0'],
    awards: { 2: 3, 5: 1 },
    kinds: ['base', 'fall', 'fall', 'free', 'free', 'fall', 'free', 'free'],
  })
  const spins = round.steps.map((_, at) => spinOf({ round, at }))

  test('groups each spin with its falls', () => {
    expect(spins.map(({ followed }) => followed)).toEqual([0, 1, 2, 0, 0, 1, 0, 0])
    expect(spins.map(({ over }) => over)).toEqual([false, false, true, true, false, true, true, true])
    expect(spins.map(({ kind }) => kind === 'free')).toEqual([false, false, false, true, true, true, true, true])
  })

  test('sums the wins of each spin separately', () => {
    expect(spins.map(({ before }) => before)).toEqual(['0', '10', '14', '0', '0', '6', '0', '0'].map(parseAmount))
    expect(spins.map(({ won }) => won)).toEqual(['10', '14', '16', '0', '6', '7.5', '0', '0'].map(parseAmount))
    for (const [at, { roundBefore, before }] of spins.entries()) {
      expect(roundBefore + before).toBe(wonBefore({ round, at }))
    }
  })

  test('counts its free spins without their falls', () => {
    const counts = round.steps.map((_, at) => meterBefore({ round, at }))
    expect(counts.map((meter) => meter && [meter.played, meter.total])).toEqual([
      ...[null, null, null],
      ...[
        [1, 3],
        [2, 3],
        [2, 3],
        [3, 4],
        [4, 4],
      ],
    ])
    expect(freeSpinsPlayed(round)).toBe(4)
  })
})

test('a round pays its gambled win, nothing while the gamble is open, else the sum of its steps', () => {
  const round = roundOf({ stake: '20.00', wins: ['40.00'] })
  const gamble = { moves: [], turned: [], taken: '0', risked: '40.00', cardsLeft: 5, options: [], paid: null }
  expect(paidIn(round)).toBe(parseAmount('40'))
  expect(paidIn({ ...round, gamble })).toBe(0n)
  expect(paidIn({ ...round, gamble: { ...gamble, paid: '80.00' } })).toBe(parseAmount('80'))
})

test('a round with a pick board pays when the board is over, and its moves are the player’s picks', () => {
  const prize = { kind: 'prize', worth: '5.00' } as const
  const waiting = {
    places: 2,
    times: 1,
    worth: '5.00',
    options: [1],
    dealt: null,
    opened: [{ place: 0, piece: prize }],
  }
  const over = { ...waiting, options: [], dealt: [prize, { kind: 'end' } as const] }
  const round = roundOf({ stake: '20.00', wins: ['45.00'] })
  expect(paidIn({ ...round, board: waiting })).toBe(0n)
  expect(paidIn({ ...round, board: over })).toBe(parseAmount('45'))
  expect(movesIn({ ...round, pick: true, board: waiting })).toBe(1)
  // Places that open by themselves are no moves.
  expect([movesIn({ ...round, board: over }), movesIn(round)]).toEqual([0, 0])
})

test('the coin value is the same for an ordinary spin and an ante spin', () => {
  expect(priceUnit(roundOf({ stake: '20.00', wins: ['0'] }), 20)).toBe(parseAmount('1'))
  expect(priceUnit({ ...roundOf({ stake: '28.00', wins: ['0'] }), ante: 28 }, 20)).toBe(parseAmount('1'))
})
