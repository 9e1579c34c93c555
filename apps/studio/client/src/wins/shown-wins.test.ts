import { expect, test } from 'vitest'
import type { Step } from '#protocol'
import { shownWins, winningCells } from './shown-wins.ts'

const pay = (symbol: string, kind: 'wild' | 'scatter' | 'plain') => ({ symbol, kind, pays: [1, 2, 3] })
const machine = {
  lines: [
    [1, 1, 1],
    [0, 1, 0],
  ],
  pays: [pay('tiger', 'wild'), pay('lantern', 'scatter'), pay('gem', 'plain')],
}

const nothing: Step = {
  kind: 'base',
  grid: [
    ['gem', 'gem'],
    ['lantern', 'gem'],
    ['gem', 'lantern'],
  ],
  lineWins: [],
  scatter: null,
  multiplier: 1,
  win: '0',
  freeSpinsLeft: 0,
}

test('line wins are shown on the cells of their line, the highest first', () => {
  const lineWins = [
    { line: 1, symbol: 'gem', count: 2, win: '5' },
    { line: 0, symbol: 'gem', count: 3, win: '20' },
  ]
  const shown = shownWins({ ...nothing, lineWins }, machine)
  expect(shown.map(({ lineWin }) => lineWin?.line)).toEqual([0, 1])
  expect(shown[1]?.cells).toEqual([
    { reel: 0, row: 0 },
    { reel: 1, row: 1 },
  ])
})

const symbolWins = [
  { symbol: 'gem', count: 2, ways: 1, cells: [[0, 0] as [number, number], [1, 1] as [number, number]], win: '3' },
  { symbol: 'gem', count: 2, ways: 1, cells: [[1, 1] as [number, number], [2, 0] as [number, number]], win: '12' },
]

test('wins without lines are shown on their own cells, after the scatters', () => {
  const scatter = { count: 2, win: '1', freeSpins: 0 }
  const shown = shownWins({ ...nothing, symbolWins, scatter }, machine)
  expect(shown.map(({ symbolWin }) => symbolWin?.win ?? 'scatters')).toEqual(['scatters', '12', '3'])
  expect(shown[0]?.cells).toEqual([
    { reel: 1, row: 0 },
    { reel: 2, row: 1 },
  ])
})

test('the winning cells to be removed are listed once each, without the scatters', () => {
  const scatter = { count: 2, win: '1', freeSpins: 0 }
  const gone = winningCells({ ...nothing, symbolWins, scatter }, machine)
  expect(gone.map(({ reel, row }) => `${reel} ${row}`).sort()).toEqual(['0 0', '1 1', '2 0'])
})
