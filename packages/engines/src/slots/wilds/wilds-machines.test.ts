import { expect, test } from 'vitest'
import { linePay } from '../line-pays.ts'
import type { SlotMachine, Strip } from '../machine.ts'
import { parSheet } from '../par-sheet.ts'
import { shownAt } from '../reels.ts'
import firePhoenixSheet from './fire-phoenix.par-sheet.json' with { type: 'json' }
import { firePhoenix } from './fire-phoenix.ts'
import luckyElephantSheet from './lucky-elephant.par-sheet.json' with { type: 'json' }
import { luckyElephant } from './lucky-elephant.ts'
import nagaPalaceSheet from './naga-palace.par-sheet.json' with { type: 'json' }
import { nagaPalace } from './naga-palace.ts'
import songkranSplashSheet from './songkran-splash.par-sheet.json' with { type: 'json' }
import { songkranSplash } from './songkran-splash.ts'
import tukTukTurboSheet from './tuk-tuk-turbo.par-sheet.json' with { type: 'json' }
import { tukTukTurbo } from './tuk-tuk-turbo.ts'
import whiteElephantGoldSheet from './white-elephant-gold.par-sheet.json' with { type: 'json' }
import { whiteElephantGold } from './white-elephant-gold.ts'

const FILLING = [
  [firePhoenix, firePhoenixSheet],
  [whiteElephantGold, whiteElephantGoldSheet],
  [songkranSplash, songkranSplashSheet],
] as const

const MULTIPLYING = [
  [luckyElephant, luckyElephantSheet],
  [tukTukTurbo, tukTukTurboSheet],
  [nagaPalace, nagaPalaceSheet],
] as const

const MACHINES = [...FILLING, ...MULTIPLYING]

test.each(MACHINES)(
  '$code: the stored par sheet equals the computed one; RTP in range',
  { tags: ['slow'] },
  (machine, printed) => {
    expect(parSheet(machine)).toEqual(printed)
    const { total } = printed.returnToPlayer
    expect(Number(total)).toBeGreaterThan(95.9)
    expect(Number(total)).toBeLessThan(96.7)
  },
)

test.each(MACHINES)('$code: the opening reels show no win', (machine: SlotMachine) => {
  const grid = shownAt(machine, 'base', { stops: machine.opening, filled: [] })
  expect(machine.lines.map((line) => linePay(machine, grid, line))).toEqual(machine.lines.map(() => null))
  expect(grid.flat().filter((symbol) => symbol === machine.scatter).length).toBeLessThan(3)
})

const reelsWith = (strips: readonly Strip[], symbol: string) =>
  [...strips.keys()].filter((reel) => strips[reel]?.includes(symbol))

test.each(MACHINES)('$code: has wilds on the three middle reels only', ({ strips, wild }: SlotMachine) => {
  for (const reels of [strips.base, strips.free]) expect(reelsWith(reels, wild)).toEqual([1, 2, 3])
})

test.each(FILLING)('$code: no reel shows a filling wild together with a scatter', (machine: SlotMachine) => {
  for (const kind of ['base', 'free'] as const) {
    for (const strip of machine.strips[kind]) {
      for (const stop of strip.keys()) {
        const seen = Array.from({ length: machine.rows }, (_, row) => strip[(stop + row) % strip.length])
        expect(seen.includes(machine.wild) && seen.includes(machine.scatter)).toBe(false)
      }
    }
  }
})

test.each(MULTIPLYING)('$code: exactly the reels with wilds multiply', ({ strips, wild, wildFactors }: SlotMachine) => {
  expect(wildFactors).toHaveLength(strips.base.length)
  for (const [reel, factor] of wildFactors?.entries() ?? []) expect(factor > 1).toBe(strips.base[reel]?.includes(wild))
})
