import { expect, test } from 'vitest'
import { countedFalls } from './counted-falls.ts'
import type { SlotMachine } from './machine.ts'
import { smallMachineOf } from './small-machines.fixture.ts'
import { playStops } from './spin.ts'

const anywhere = smallMachineOf('anywhere')
const clusters = smallMachineOf('clusters')
const inFree = { ...clusters, strips: { base: clusters.strips.base, free: clusters.strips.base } }

test.each([
  { name: 'anywhere', machine: anywhere, kind: 'base' },
  { name: 'anywhere in free spins', machine: anywhere, kind: 'free' },
  { name: 'anywhere, the wild unknown to the pay table', machine: { ...anywhere, wild: 'none' }, kind: 'base' },
  { name: 'clusters', machine: clusters, kind: 'base' },
  { name: 'clusters in free spins', machine: inFree, kind: 'free' },
  { name: 'clusters under filling wilds', machine: { ...clusters, wildsFill: true }, kind: 'base' },
] as const)('countedFalls of $name: every stop wins and ends as with playStops', ({ machine, kind }) => {
  const play = countedFalls(machine, kind)
  const ended = { win: 0, scatters: 0 }
  const multiplier = kind === 'free' ? machine.freeSpins.multiplier : 1
  let longest = 0
  for (const stops of stopsOf(machine, kind)) {
    const steps = playStops(machine, { kind, left: 0, room: 0, filled: [] }, stops)
    const seen = steps.at(-1)?.grid.flat() ?? []
    longest = Math.max(longest, steps.length)
    play(Int32Array.from(stops), ended)
    expect(ended.win * multiplier).toBe(steps.reduce((sum, { win }) => sum + win, 0))
    expect(ended.scatters).toBe(seen.filter((symbol) => symbol === machine.scatter).length)
  }
  expect(longest).toBeGreaterThan(2)
})

function stopsOf({ strips }: SlotMachine, kind: 'base' | 'free'): number[][] {
  return strips[kind].reduce<number[][]>(
    (all, strip) => all.flatMap((some) => strip.map((_, at) => [...some, at])),
    [[]],
  )
}

test('countedFalls: rejects a machine that tumbles without end', () => {
  const one = ['a', 'a']
  const endless = { ...anywhere, strips: { base: [one, one, one], free: [] } }
  expect(() => countedFalls(endless, 'base')(Int32Array.of(0, 1, 0), { win: 0, scatters: 0 })).toThrow(
    'anywhere falls without end from 0 1 0',
  )
})

test('countedFalls: rejects a machine that pays by ways', () => {
  expect(() => countedFalls(smallMachineOf('ways'), 'base')).toThrow(RangeError)
})
