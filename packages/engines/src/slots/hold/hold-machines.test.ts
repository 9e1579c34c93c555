import { expect, test } from 'vitest'
import { gridAt } from '../grid.ts'
import { linePay } from '../line-pays.ts'
import { coinsOf, type SlotMachine } from '../machine.ts'
import { parSheet } from '../par-sheet.ts'
import eightIngotsSheet from './eight-ingots.par-sheet.json' with { type: 'json' }
import { eightIngots } from './eight-ingots.ts'
import goldenBellSheet from './golden-bell.par-sheet.json' with { type: 'json' }
import { goldenBell } from './golden-bell.ts'
import pirateTreasureSheet from './pirate-treasure.par-sheet.json' with { type: 'json' }
import { pirateTreasure } from './pirate-treasure.ts'

const MACHINES = [
  [goldenBell, goldenBellSheet],
  [eightIngots, eightIngotsSheet],
  [pirateTreasure, pirateTreasureSheet],
] as const

test.each(MACHINES)('$code: the stored par sheet equals the computed one; RTP in range', (machine, printed) => {
  expect(parSheet(machine)).toEqual(printed)
  const [total, feature] = [Number(printed.returnToPlayer.total), Number(printed.returnToPlayer.feature)]
  expect(total).toBeGreaterThan(95.9)
  expect(total).toBeLessThan(96.7)
  expect(feature / total).toBeGreaterThan(1 / 3)
  expect(feature / total).toBeLessThan(1 / 2)
  expect(Number(printed.featureEvery)).toBeGreaterThan(120)
  expect(Number(printed.featureEvery)).toBeLessThan(220)
})

test.each(MACHINES)('$code: money symbols pay whole stakes, a full board more', (machine: SlotMachine) => {
  for (const { value } of machine.hold?.values ?? []) expect(value % coinsOf(machine)).toBe(0)
  expect((machine.hold?.full ?? 0) % coinsOf(machine)).toBe(0)
  expect(machine.hold?.full).toBeGreaterThan(Math.max(...(machine.hold?.values ?? []).map(({ value }) => value)))
})

test.each(MACHINES)('$code: the opening reels show no win', (machine: SlotMachine) => {
  const grid = gridAt(machine.strips.base, machine.opening, machine.rows)
  expect(machine.lines.map((line) => linePay(machine, grid, line))).toEqual(machine.lines.map(() => null))
  const money = grid.flat().filter((symbol) => symbol === machine.scatter).length
  expect(money).toBeLessThan(machine.hold?.least ?? 0)
})
