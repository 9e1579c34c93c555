import type { SlotMachine } from '@sanuk/engines/slots/machine'

const common = { mathVersion: '1', wild: 'w', scatter: 's', opening: [0, 0, 0, 0] } as const
const none = { awards: {}, multiplier: 1, most: 0 }
const lines = [
  [0, 0, 0, 0],
  [1, 1, 1, 1],
  [2, 2, 2, 2],
  [0, 1, 2, 1],
]

const strips = (...reels: readonly string[]) => reels.map((reel) => [...reel])
const mixed = strips('abscbaw', 'bwacasb', 'cabwsab', 'awbcsa')

const waysSlot: SlotMachine = {
  ...common,
  code: 'ways',
  rows: 3,
  pattern: 'ways',
  lines: [],
  coins: 7,
  pays: { w: [0, 0, 0], a: [1, 4, 9], b: [0, 3, 8], c: [2, 5, 6], s: [0, 2, 5] },
  counts: [2, 3, 4],
  strips: { base: strips('abscba', 'bwacasb', 'cabwsab', 'wbcsa'), free: strips('acsb', 'wbas', 'bsca', 'abwc') },
  freeSpins: { awards: { 2: 1, 3: 2, 4: 3 }, multiplier: 3, most: 4 },
}

const anywhereSlot: SlotMachine = {
  ...common,
  code: 'anywhere',
  rows: 4,
  pattern: 'anywhere',
  lines: [],
  coins: 5,
  pays: { w: [0, 0, 0], a: [0, 2, 7], b: [0, 1, 5], c: [0, 3, 9], s: [4, 6, 8] },
  counts: [3, 6, 9],
  tumbles: { base: [1, 2, 4], free: [2, 3, 5] },
  strips: {
    base: strips('aabcsbdadc', 'bawbccadbd', 'cabsbacdda', 'bcadwcbadd'),
    free: strips('aabcsbdadc', 'bawbccadbs', 'cabsbacdda', 'bcadwcbads'),
  },
  freeSpins: { awards: { 2: 1, 3: 3, 4: 4 }, multiplier: 2, most: 5 },
}

const clustersSlot: SlotMachine = {
  ...common,
  code: 'clusters',
  rows: 5,
  pattern: 'clusters',
  lines: [],
  coins: 4,
  pays: { a: [2, 7], b: [1, 5], w: [0, 0], c: [3, 9], d: [1, 1], s: [0, 0] },
  counts: [4, 7],
  tumbles: { base: [1, 2], free: [1] },
  strips: { base: strips('aabccddbad', 'bawbccaddcb', 'cabbcddac', 'ddabwbccad', 'baacdbdcc'), free: [] },
  freeSpins: none,
}

const fallingLinesSlot: SlotMachine = {
  ...common,
  code: 'falling-lines',
  rows: 3,
  lines,
  pays: { w: [1, 6, 20], a: [0, 4, 10], b: [1, 2, 5], c: [0, 2, 7], s: [0, 3, 8] },
  tumbles: { base: [1, 3], free: [2, 4] },
  strips: { base: mixed, free: mixed },
  freeSpins: { awards: { 2: 1, 3: 2, 4: 2 }, multiplier: 2, most: 4 },
}

const fillingSlot: SlotMachine = {
  ...common,
  code: 'filling',
  rows: 3,
  lines,
  wildsFill: true,
  pays: { w: [1, 6, 20], a: [0, 4, 10], b: [1, 2, 5], c: [0, 2, 7], s: [0, 3, 8] },
  strips: {
    base: strips('abscba', 'bacawacsb', 'cabwcasab', 'abcs'),
    free: strips('abcs', 'bacabws', 'cacabw', 'absc'),
  },
  freeSpins: { awards: { 2: 2, 3: 3, 4: 4 }, multiplier: 2, most: 7, stay: true },
}

const factorsSlot: SlotMachine = {
  ...common,
  code: 'factors',
  rows: 3,
  lines,
  wildFactors: [1, 2, 3, 2],
  pays: { w: [1, 6, 20], a: [0, 4, 10], b: [1, 2, 5], c: [0, 2, 7], s: [0, 3, 8] },
  strips: { base: mixed, free: mixed },
  freeSpins: { awards: { 3: 2, 4: 3 }, multiplier: 2, most: 4 },
}

const holdSlot: SlotMachine = {
  ...common,
  code: 'hold',
  rows: 3,
  lines,
  coins: 10,
  pays: { w: [1, 6, 20], a: [0, 4, 10], b: [1, 2, 5], c: [0, 2, 7] },
  hold: {
    least: 4,
    respins: 2,
    of: 9,
    full: 500,
    values: [
      { value: 5, weight: 3 },
      { value: 20, weight: 1 },
    ],
  },
  strips: { base: mixed, free: [] },
  freeSpins: none,
}

const pickingSlot: SlotMachine = {
  ...common,
  code: 'picking',
  rows: 3,
  lines,
  pays: { w: [1, 6, 20], a: [0, 4, 10], b: [1, 2, 5], c: [0, 2, 7], s: [0, 3, 8] },
  strips: { base: mixed, free: mixed },
  freeSpins: { awards: { 3: 2, 4: 3 }, multiplier: 2, most: 4 },
  pick: {
    times: { 2: 1, 3: 4 },
    prizes: [
      { coins: 3, places: 2 },
      { coins: 20, places: 1 },
    ],
    factors: [{ factor: 5, places: 1 }],
    ends: 2,
  },
}

/** A machine for each way to win, small and generous, so that a few thousand rounds show all that it may do. */
export const SMALL_SLOTS = {
  ways: waysSlot,
  anywhere: anywhereSlot,
  clusters: clustersSlot,
  fallingLines: fallingLinesSlot,
  filling: fillingSlot,
  factors: factorsSlot,
  hold: holdSlot,
  picking: pickingSlot,
}
