import { expect, test } from 'vitest'
import { fraction } from '../exact/fraction.ts'
import { enumerated } from '../instant/distribution.fixture.ts'
import { exactReturn } from './exact-return.ts'
import { coinsOf, type SlotMachine } from './machine.ts'
import { paidWinClass, paidWins } from './paid-wins.ts'
import { smallMachine } from './small-machine.fixture.ts'
import { playStops, spin } from './spin.ts'

const before = { kind: 'base', left: 0, room: smallMachine.freeSpins.most, filled: [] } as const

test('paidWinClass: a class includes its upper bound', () => {
  const stake = coinsOf(smallMachine)
  const classes = [0, 1, stake, stake + 1, 500 * stake, 500 * stake + 1].map((coins) =>
    paidWinClass(smallMachine, coins),
  )
  expect(classes).toEqual(['0', '1', '1', '2', '500', 'more'])
})

test('paidWins: the win classes of a paid spin match playing every stop', () => {
  const found = new Map<string, number>()
  const stops = smallMachine.strips.base.map(() => 0)
  const turn = (reel: number): void => {
    const strip = smallMachine.strips.base[reel]
    if (!strip) {
      const win = playStops(smallMachine, before, stops).reduce((sum, step) => sum + step.win, 0)
      const name = paidWinClass(smallMachine, win)
      found.set(name, (found.get(name) ?? 0) + 1)
      return
    }
    for (const stop of strip.keys()) {
      stops[reel] = stop
      turn(reel + 1)
    }
  }
  turn(0)
  const told = Object.entries(paidWins(smallMachine, exactReturn(smallMachine).paidSpin))
  expect(Object.fromEntries(told.filter(([, ways]) => ways !== '0'))).toEqual(
    Object.fromEntries([...found].map(([name, ways]) => [name, String(ways)])),
  )
})

/** So small that every round it can have is played: two reels of two and three stops, and two free spins at most. */
const tiny: SlotMachine = {
  code: 'tiny',
  mathVersion: '1',
  rows: 1,
  wild: 'w',
  scatter: 's',
  lines: [[0, 0]],
  opening: [0, 0],
  pays: { a: [3], w: [9], s: [1] },
  counts: [2],
  strips: {
    base: [
      ['a', 's'],
      ['a', 's', 'w'],
    ],
    free: [
      ['a', 's', 'w'],
      ['a', 'a', 's'],
    ],
  },
  freeSpins: { awards: { 2: 1 }, multiplier: 2, most: 2 },
}

test('exactReturn: the maximum win and its chance match an enumeration of all rounds', () => {
  const wins = [...enumerated((draw) => fraction(BigInt(spin(tiny, draw).win)))].map(([won, chance]) => ({
    won: Number(won.split('/')[0]),
    chance,
  }))
  const most = wins.toSorted((a, b) => b.won - a.won)[0]
  const { maximumWin, maximumWinChance } = exactReturn(tiny)
  expect(maximumWin).toEqual(fraction(BigInt(most?.won ?? 0)))
  expect(maximumWinChance).toEqual(most?.chance)
})
