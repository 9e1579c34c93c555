import { expect, test } from 'vitest'
import { fraction } from '../../exact/fraction.ts'
import { lineCombinations } from '../line-combinations.ts'
import type { SlotMachine } from '../machine.ts'
import { visibleCounts } from '../scatter-counts.fixture.ts'
import { playStops } from '../spin.ts'
import { spinReturn } from '../spin-return.fixture.ts'
import { listedStops, publishedReels } from './published-reels.fixture.ts'

/*
 * A machine that somebody else published (see README.md beside): five rows, fifteen lines, and in its free spins wilds that
 * fill their reels and stay. Its pays are tenths of the stake. The exact figures were computed by a program of its own in
 * Python: every tuple of five symbols, weighed by how often each stands on its reel and read by the publisher’s own
 * Lines.get_lines. So were the listed stops, their reels filled as said. Which reels its free spins fill, and by what these
 * multiply, is drawn by weights that change with what a round shall win: that part is no machine and is left out.
 */
const strips = {
  base: publishedReels('./stake-engine-expwilds.csv'),
  free: publishedReels('./stake-engine-expwilds-free.csv'),
}

const machine: SlotMachine = {
  code: 'published-expanding',
  mathVersion: '63e9cc6',
  rows: 5,
  wild: 'W',
  scatter: 'S',
  opening: [],
  counts: [3, 4, 5],
  coins: 10,
  strips,
  pays: {
    W: [50, 100, 200],
    H1: [50, 100, 200],
    H2: [30, 50, 150],
    H3: [20, 30, 100],
    H4: [10, 20, 80],
    L1: [5, 10, 50],
    L2: [3, 7, 30],
    L3: [3, 7, 30],
    L4: [2, 5, 20],
    L5: [2, 5, 20],
  },
  lines: [
    ...[0, 1, 2, 3, 4].map((row) => [row, row, row, row, row]),
    ...[0, 1, 2, 3].map((row) => [row, row + 1, row, row + 1, row]),
    ...[1, 2, 3, 4].map((row) => [row, row - 1, row, row - 1, row]),
    ...[
      [0, 1, 2, 3, 4],
      [4, 3, 2, 1, 0],
    ],
  ],
  freeSpins: { awards: {}, multiplier: 1, most: 0, stay: true },
}

test('published expanding-wilds slot: 15 lines return 1093026145347/6104895523648 of the stake', () => {
  const { over, under } = spinReturn(machine, strips.base).lines
  expect(fraction(over, under * 10n)).toEqual({ over: 1_093_026_145_347n, under: 6_104_895_523_648n })
})

test('published expanding-wilds slot: a line wins in 1 531 767 736 800 ways', () => {
  const combinations = lineCombinations(machine, strips.base)
  expect(combinations.reduce((ways, combination) => ways + combination.ways, 0n)).toBe(1_531_767_736_800n)
})

test('published expanding-wilds slot: scatter counts match an independent convolution', () => {
  expect(visibleCounts(strips.base, 'S', 5).slice(0, 6)).toEqual([
    ...[78_905_644_509_888n, 17_369_736_007_680n, 1_359_015_940_800n],
    ...[43_461_040_000n, 469_280_000n, 1_600_000n],
  ])
})

const STOPS = 10_000

/** `filledBy` says by its bits which reels are filled. */
function sumsOf(kind: 'base' | 'free', filledBy: (stop: number) => number) {
  const sums = { total: 0, hits: 0, largest: 0 }
  let at = 0
  for (const stops of listedStops(strips[kind], STOPS)) {
    const filled = [0, 1, 2, 3, 4].filter((reel) => filledBy(at) & (1 << reel))
    const won = playStops(machine, { kind, left: 0, room: 0, filled }, stops).reduce((sum, { win }) => sum + win, 0)
    sums.total += won
    sums.hits += won > 0 ? 1 : 0
    sums.largest = Math.max(sums.largest, won)
    at += 1
  }
  return sums
}

test('published expanding-wilds slot: 10 000 base stops win as in the publisher’s program', () => {
  expect(sumsOf('base', () => 0)).toEqual({ total: 17_946, hits: 1918, largest: 102 })
})

test('published expanding-wilds slot: 10 000 free-spin stops win as in the publisher’s program', () => {
  expect(sumsOf('free', (stop) => stop % 32)).toEqual({ total: 4_011_117, hits: 7912, largest: 3000 })
})
