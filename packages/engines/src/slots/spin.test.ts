import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Draw, drawFrom } from '../random/draw.ts'
import { seededBytes } from '../random/seeded-bytes.fixture.ts'
import { goldenTiger } from './golden-tiger/machine.ts'
import parSheet from './golden-tiger/par-sheet.json' with { type: 'json' }
import { smallMachine } from './small-machine.fixture.ts'
import { type Round, spin } from './spin.ts'

/** Draws that were thought out beforehand. */
function scripted(stops: readonly (readonly number[])[]): Draw {
  const all = stops.flat()[Symbol.iterator]()
  return () => all.next().value ?? Number.NaN
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

function isWhole({ steps, win }: Round, most: number): void {
  expect(sumOf(steps.map((step) => step.win))).toBe(win)
  for (const step of steps) {
    expect(sumOf(step.lineWins.map((line) => line.win)) + (step.scatter?.win ?? 0)).toBe(step.win)
  }
  expect(steps.map((step) => step.kind)).toEqual(['base', ...steps.slice(1).map(() => 'free')])
  expect(sumOf(steps.map((step) => step.scatter?.freeSpins ?? 0))).toBe(steps.length - 1)
  expect(steps.length - 1).toBeLessThanOrEqual(most)
  expect(steps.at(-1)?.freeSpinsLeft).toBe(0)
}

test('slot round: the win is the sum of its steps and at most the maximum win', () => {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom(goldenTiger, smallMachine), (seed, machine) => {
      const draw = drawFrom(seededBytes(seed))
      for (let n = 0; n < 100; n += 1) {
        const round = spin(machine, draw)
        isWhole(round, machine.freeSpins.most)
        if (machine === goldenTiger) {
          expect(round.win).toBeLessThanOrEqual(parSheet.maximumWinMultiple * goldenTiger.lines.length)
        }
      }
    }),
  )
})

/*
 * The best stops of each kind, found by turning every reel to every stop: the best that begin free spins with three and
 * with five lanterns, the best free ones that win so many again, and the best of all.
 */
const startWithThree = [22, 27, 20, 7, 1]
const startWithFive = [17, 26, 8, 6, 1]
const threeAgain = [22, 2, 23, 4, 24]
const fiveAgain = [21, 16, 23, 18, 24]
const best = [21, 11, 4, 24, 23]

test('Golden Tiger: the best stops win the maximum of a normal spin, 29 654 stakes', () => {
  const series = [fiveAgain, threeAgain, ...Array.from({ length: 48 }, () => best)]
  const round = spin(goldenTiger, scripted([startWithFive, ...series]))
  isWhole(round, 50)
  expect(round.win).toBe(1000 + 3 * (1000 + 1960 + 48 * 4050))
  expect(round.win / goldenTiger.lines.length).toBe(29_654)
  // One of the stops at which the dearer spin's reels begin free spins is better by a stake.
  expect(parSheet.maximumWinMultiple).toBe(29_655)
})

test('Golden Tiger: retriggers extend the free spins to 50 at most', () => {
  const round = spin(goldenTiger, scripted([startWithThree, ...Array.from({ length: 60 }, () => threeAgain)]))
  expect(round.steps.length).toBe(51)
  expect(round.steps.map((step) => step.scatter?.freeSpins)).toEqual([
    ...[10, 10, 10, 10, 10],
    ...Array.from({ length: 46 }, () => 0),
  ])
})

test('Golden Tiger: line and scatter wins count three times in free spins', () => {
  const { steps } = spin(goldenTiger, scripted([startWithThree, threeAgain, ...Array.from({ length: 60 }, () => best)]))
  expect(steps[0]).toMatchObject({ kind: 'base', multiplier: 1, win: 620, scatter: { count: 3, win: 40 } })
  expect(steps[1]).toMatchObject({ kind: 'free', multiplier: 3, win: 3 * 1960, scatter: { count: 3, win: 120 } })
})
