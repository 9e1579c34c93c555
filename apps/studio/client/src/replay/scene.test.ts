import { expect, test } from 'vitest'
import type { MachineView, Step } from '#protocol'
import { roundOf } from '../round.fixture.ts'
import { sceneOf } from './scene.ts'

const plain: MachineView = {
  code: 'a-slot',
  names: { th: 'สล็อต', en: 'A slot' },
  mathVersion: '1',
  bought: null,
  jackpot: null,
  ante: null,
  gamble: null,
  pick: null,
  reels: 3,
  rows: 2,
  pattern: 'lines',
  lines: [[0, 1]],
  coins: 1,
  counts: [2, 3],
  pays: [
    { symbol: 'w', kind: 'wild', pays: [] },
    { symbol: 'a', kind: 'plain', pays: [] },
  ],
  wildsFill: false,
  wildsStay: false,
  wildFactors: [],
  tumbles: null,
  hold: null,
  returnToPlayer: { total: '96', base: '70', feature: '26' },
  hitEvery: '4',
  featureEvery: '100',
  maximumWinMultiple: 1000,
  freeSpins: { awards: {}, multiplier: 1 },
}

/** A round of steps that differ from each other in these. */
function roundWith(...steps: readonly Partial<Step>[]) {
  const round = roundOf({ stake: '20.00', wins: steps.map(() => '0') })
  return { ...round, steps: round.steps.map((step, at) => ({ ...step, ...steps[at] })) }
}

test('a replayed fall (tumble) marks the cells that won in the step before', () => {
  const round = roundWith(
    {
      lineWins: [{ line: 0, symbol: 'a', count: 2, win: '1' }],
      symbolWins: [{ symbol: 'a', count: 1, ways: 1, cells: [[2, 1]], win: '1' }],
    },
    { kind: 'fall' },
    { kind: 'free' },
  )
  const marks = [0, 1, 2].map((at) => [...sceneOf(plain, round, at).marks])
  expect(marks).toEqual([
    [],
    [
      ['0:0', 'gone'],
      ['1:1', 'gone'],
      ['2:1', 'gone'],
    ],
    [],
  ])
})

test('a replayed respin marks new money symbols and labels all of them with their value', () => {
  const held = [
    { cell: [0, 0] as [number, number], value: '5.00' },
    { cell: [1, 1] as [number, number], value: '250000.00' },
  ]
  const round = roundWith({ held: held.slice(0, 1) }, { kind: 'respin', held })
  const scene = sceneOf(plain, round, 1)
  expect([...scene.marks]).toEqual([['1:1', 'come']])
  expect([...scene.tags]).toEqual([
    ['0:0', '5'],
    ['1:1', '250K'],
  ])
})

test('a replayed spin marks filled reels and labels wilds with their multipliers', () => {
  const grid = [
    ['a', 'w'],
    ['w', 'w'],
    ['w', 'a'],
  ]
  const round = roundWith({ grid })
  const filled = sceneOf({ ...plain, wildsFill: true }, round, 0)
  expect([...filled.marks]).toEqual([
    ['1:0', 'filled'],
    ['1:1', 'filled'],
  ])
  expect([...sceneOf({ ...plain, wildFactors: [1, 3, 2] }, round, 0).tags]).toEqual([
    ['1:0', '×3'],
    ['1:1', '×3'],
    ['2:0', '×2'],
  ])
})
