import { expect, test } from 'vitest'
import { gridAt } from '../grid.ts'
import { linePay } from '../line-pays.ts'
import type { SlotMachine } from '../machine.ts'
import { parSheet } from '../par-sheet.ts'
import chalawanCaveSheet from './chalawan-cave.par-sheet.json' with { type: 'json' }
import { chalawanCave } from './chalawan-cave.ts'
import coconutIslandSheet from './coconut-island.par-sheet.json' with { type: 'json' }
import { coconutIsland } from './coconut-island.ts'
import floatingMarketSheet from './floating-market.par-sheet.json' with { type: 'json' }
import { floatingMarket } from './floating-market.ts'
import goldenDeerSheet from './golden-deer.par-sheet.json' with { type: 'json' }
import { goldenDeer } from './golden-deer.ts'
import goldenDurianSheet from './golden-durian.par-sheet.json' with { type: 'json' }
import { goldenDurian } from './golden-durian.ts'
import loyKrathongNightSheet from './loy-krathong-night.par-sheet.json' with { type: 'json' }
import { loyKrathongNight } from './loy-krathong-night.ts'
import monkeyGeneralSheet from './monkey-general.par-sheet.json' with { type: 'json' }
import { monkeyGeneral } from './monkey-general.ts'
import moonRabbitSheet from './moon-rabbit.par-sheet.json' with { type: 'json' }
import { moonRabbit } from './moon-rabbit.ts'
import somTamSmashSheet from './som-tam-smash.par-sheet.json' with { type: 'json' }
import { somTamSmash } from './som-tam-smash.ts'

const MACHINES = [
  [coconutIsland, coconutIslandSheet],
  [loyKrathongNight, loyKrathongNightSheet],
  [goldenDurian, goldenDurianSheet],
  [chalawanCave, chalawanCaveSheet],
  [somTamSmash, somTamSmashSheet],
  [goldenDeer, goldenDeerSheet],
  [moonRabbit, moonRabbitSheet],
  [floatingMarket, floatingMarketSheet],
  [monkeyGeneral, monkeyGeneralSheet],
] as const

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
  const grid = gridAt(machine.strips.base, machine.opening, machine.rows)
  expect(machine.lines.map((line) => linePay(machine, grid, line))).toEqual(machine.lines.map(() => null))
  expect(grid.flat().filter((symbol) => symbol === machine.scatter).length).toBeLessThan(3)
})
