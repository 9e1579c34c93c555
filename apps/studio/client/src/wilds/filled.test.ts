import { describe, expect, test } from 'vitest'
import { roundOf } from '../round.fixture.ts'
import { beforeGrowing, filledReels, standingReels } from './filled.ts'

const pays = [
  { symbol: 'phoenix', kind: 'wild' as const, pays: [] },
  { symbol: 'fireball', kind: 'scatter' as const, pays: [] },
  ...['crown', 'ruby', 'feather', 'leaf'].map((symbol) => ({ symbol, kind: 'plain' as const, pays: [] })),
]
const machine = { pays, wildsFill: true, wildsStay: true }
const wilds = ['phoenix', 'phoenix', 'phoenix']
const others = ['crown', 'ruby', 'leaf']

test('a reel of only wilds counts as filled if the wilds of the machine fill reels', () => {
  const grid = [others, wilds, ['phoenix', 'ruby', 'phoenix'], wilds]
  expect(filledReels(machine, grid)).toEqual([1, 3])
  expect(filledReels({ ...machine, wildsFill: false }, grid)).toEqual([])
})

describe('a filled reel', () => {
  const round = roundOf({ stake: '20.00', wins: ['0', '0', '0'] })
  const [paid, first, second] = round.steps
  const steps = [
    { ...paid, grid: [wilds, others] },
    { ...first, grid: [others, wilds] },
    { ...second, grid: [others, wilds] },
  ] as typeof round.steps

  test('stays for the following free spins if it was filled in a free spin', () => {
    expect([0, 1, 2].map((at) => standingReels(machine, { ...round, steps }, at))).toEqual([[], [], [1]])
  })

  test('spins again if the wilds of the machine do not stay', () => {
    expect(standingReels({ ...machine, wildsStay: false }, { ...round, steps }, 2)).toEqual([])
  })
})

test('a reel about to be filled lands with a wild in its middle, and with plain symbols round it', () => {
  const landed = beforeGrowing(machine, [wilds, others, wilds], [0])
  expect(landed[1]).toBe(others)
  expect(landed[2]).toBe(wilds)
  expect(landed[0]?.[1]).toBe('phoenix')
  expect(pays.filter(({ kind }) => kind === 'plain').map(({ symbol }) => symbol)).toEqual(
    expect.arrayContaining([landed[0]?.[0], landed[0]?.[2]]),
  )
})
