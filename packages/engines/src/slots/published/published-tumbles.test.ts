import { expect, test } from 'vitest'
import { drawFrom } from '../../random/draw.ts'
import { seededBytes } from '../../random/seeded-bytes.fixture.ts'
import { countedFalls } from '../counted-falls.ts'
import type { SlotMachine } from '../machine.ts'
import { visibleCounts } from '../scatter-counts.fixture.ts'
import { playStops, spin } from '../spin.ts'
import { listedStops, publishedReels } from './published-reels.fixture.ts'

/*
 * Two machines that somebody else published (see README.md beside), whose wins fall. Their pays are tenths of the stake.
 * A cycle of 251^7 or 251^6 stops cannot be visited, so ten thousand listed stops are: their wins were computed by the
 * publisher’s own Python (Cluster.get_clusters, Scatter.get_scatterpay_wins, Tumble.tumble_board) in exact fractions, and
 * have to be ours to the last tenth. Only the paid spin is compared: the multipliers of their free spins are none of ours.
 */
const common = {
  mathVersion: '63e9cc6',
  wild: 'W',
  scatter: 'S',
  lines: [],
  coins: 10,
  opening: [],
  freeSpins: { awards: {}, multiplier: 1, most: 0 },
  tumbles: { base: [1], free: [1] },
} as const

const clusterStrips = publishedReels('./stake-engine-cluster.csv')
const cluster: SlotMachine = {
  ...common,
  code: 'published-cluster',
  rows: 7,
  pattern: 'clusters',
  counts: [5, 6, 9, 13],
  strips: { base: clusterStrips, free: clusterStrips },
  pays: {
    H1: [50, 125, 250, 600],
    H2: [20, 50, 100, 400],
    H3: [13, 32, 70, 300],
    H4: [10, 25, 60, 200],
    L1: [6, 15, 40, 100],
    L2: [4, 12, 35, 80],
    L3: [2, 8, 25, 50],
    L4: [1, 5, 15, 40],
    S: [0, 0, 0, 0],
  },
}

const scatterStrips = publishedReels('./stake-engine-scatter.csv')
const anywhere: SlotMachine = {
  ...common,
  code: 'published-scatter',
  rows: 5,
  pattern: 'anywhere',
  counts: [8, 9, 11, 14],
  strips: { base: scatterStrips, free: scatterStrips },
  pays: {
    H1: [30, 75, 150, 600],
    H2: [20, 50, 100, 400],
    H3: [13, 32, 70, 300],
    H4: [10, 25, 60, 200],
    L1: [6, 15, 40, 100],
    L2: [4, 12, 35, 80],
    L3: [2, 8, 25, 50],
    L4: [1, 5, 15, 40],
    S: [0, 0, 0, 0],
  },
}

const STOPS = 10_000
const before = { kind: 'base', left: 0, room: 0, filled: [] } as const

/** Sums over the listed stops: wins in tenths of a stake, those before anything fell, and how often what came up. */
function sumsOf(machine: SlotMachine) {
  const sums = { total: 0, first: 0, hits: 0, falls: 0, largest: 0, scatters: [0, 0, 0, 0, 0, 0] }
  for (const stops of listedStops(machine.strips.base, STOPS)) {
    const steps = playStops(machine, before, stops)
    const won = steps.reduce((sum, { win }) => sum + win, 0)
    const scatters =
      steps
        .at(-1)
        ?.grid.flat()
        .filter((symbol) => symbol === 'S').length ?? 0
    sums.total += won
    sums.first += steps[0]?.win ?? 0
    sums.hits += won > 0 ? 1 : 0
    sums.falls += steps.length - 1
    sums.largest = Math.max(sums.largest, won)
    sums.scatters[scatters] = (sums.scatters[scatters] ?? 0) + 1
  }
  return sums
}

const published = {
  cluster: {
    total: 105_043,
    first: 77_829,
    hits: 3789,
    falls: 5323,
    largest: 280,
    scatters: [5099, 3608, 1066, 206, 19, 2],
  },
  scatter: {
    total: 276_550,
    first: 108_994,
    hits: 5427,
    falls: 13_429,
    largest: 476,
    scatters: [5557, 3366, 913, 153, 11, 0],
  },
}

test.each([
  ['clusters', cluster, published.cluster],
  ['wins anywhere', anywhere, published.scatter],
] as const)('published tumbling slot, %s: 10 000 stops play as in the publisher’s program', (_, machine, sums) => {
  expect(sumsOf(machine)).toEqual(sums)
})

test.each([
  ['clusters', cluster, published.cluster],
  ['wins anywhere', anywhere, published.scatter],
] as const)('published tumbling slot, %s: countedFalls gives the published sums', (_, machine, { total, hits }) => {
  const [play, ended] = [countedFalls(machine, 'base'), { win: 0, scatters: 0 }]
  let [won, winning] = [0, 0]
  for (const stops of listedStops(machine.strips.base, STOPS)) {
    play(Int32Array.from(stops), ended)
    won += ended.win
    winning += ended.win > 0 ? 1 : 0
  }
  expect([won, winning]).toEqual([total, hits])
})

test.each([
  [
    ...(['clusters', cluster] as const),
    [34048254470000000n, 21761275683000000n, 5960697252300000n, 907062625350000n, 82818761445000n],
  ],
  [
    ...(['wins anywhere', anywhere] as const),
    [169111053382656n, 68384569150720n, 11484793680000n, 1025711460000n, 51394162500n],
  ],
] as const)('published tumbling slot, %s: scatter counts match an independent convolution', (_, machine, ways) => {
  expect(visibleCounts(machine.strips.base, 'S', machine.rows).slice(0, 5)).toEqual(ways)
})

test('published tumbling slot, wins anywhere: first wins average 1.0668784859 stakes', () => {
  // Exactly 2667824682845159/2500589071890010: each symbol’s counts on the reels convolved, times its pays, in Python.
  const [draw, rounds] = [drawFrom(seededBytes(63)), 40_000]
  let [sum, squares] = [0, 0]
  for (let round = 0; round < rounds; round += 1) {
    const win = (spin(anywhere, draw).steps[0]?.win ?? 0) / 10
    sum += win
    squares += win * win
  }
  const mean = sum / rounds
  const error = Math.sqrt((squares / rounds - mean * mean) / rounds)
  expect(Math.abs(mean - 2_667_824_682_845_159 / 2_500_589_071_890_010)).toBeLessThan(3 * error)
})
