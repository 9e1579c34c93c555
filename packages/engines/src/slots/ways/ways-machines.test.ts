import { expect, test } from 'vitest'
import { gridAt } from '../grid.ts'
import type { SlotMachine } from '../machine.ts'
import { parSheet } from '../par-sheet.ts'
import { symbolWins } from '../symbol-wins.ts'
import dancingPeacockSheet from './dancing-peacock.par-sheet.json' with { type: 'json' }
import { dancingPeacock } from './dancing-peacock.ts'
import fourLotusesSheet from './four-lotuses.par-sheet.json' with { type: 'json' }
import { fourLotuses } from './four-lotuses.ts'
import jadeDragonSheet from './jade-dragon.par-sheet.json' with { type: 'json' }
import { jadeDragon } from './jade-dragon.ts'
import koiBlessingSheet from './koi-blessing.par-sheet.json' with { type: 'json' }
import { koiBlessing } from './koi-blessing.ts'

const MACHINES = [
  [jadeDragon, jadeDragonSheet],
  [fourLotuses, fourLotusesSheet],
  [dancingPeacock, dancingPeacockSheet],
  [koiBlessing, koiBlessingSheet],
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
  expect(symbolWins(machine, grid)).toEqual([])
  expect(grid.flat().filter((symbol) => symbol === machine.scatter).length).toBeLessThan(3)
})

test.each(MACHINES)('$code: has 243 or 1024 ways and no wild on the first reel', (machine: SlotMachine) => {
  const { strips, rows, wild, lines } = machine
  expect(lines).toEqual([])
  expect([243, 1024]).toContain(rows ** strips.base.length)
  for (const [first] of [strips.base, strips.free]) expect(first).not.toContain(wild)
})
