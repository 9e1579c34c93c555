import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { drawFrom } from '../random/draw.ts'
import { compile } from './compiled.ts'
import { goldenTiger } from './golden-tiger/machine.ts'
import { chalawanCave } from './lines/chalawan-cave.ts'
import { coconutIsland } from './lines/coconut-island.ts'
import type { SlotMachine } from './machine.ts'
import { spin } from './spin.ts'

const ROUNDS = 40_000

/** The same bytes for the same name. */
function drawOf(name: string) {
  let [block, at, number] = [createHash('sha256').update(name).digest(), 0, 0]
  return drawFrom(() => {
    if (at === block.length) {
      number += 1
      ;[block, at] = [createHash('sha256').update(`${name} ${number}`).digest(), 0]
    }
    at += 1
    return block[at - 1] ?? 0
  })
}

test.each<SlotMachine>([goldenTiger, coconutIsland, chalawanCave])(
  '$code: the compiled machine wins the same as spin() from the same draws',
  (machine) => {
    const [told, silent] = [drawOf(machine.code), drawOf(machine.code)]
    const compiled = compile(machine)
    let seriesSeen = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      const { win, steps } = spin(machine, told)
      if (steps.length > 1) seriesSeen += 1
      if (compiled(silent) !== win) expect.fail(`round ${round} wins otherwise`)
    }
    expect(seriesSeen).toBeGreaterThan(100)
  },
)

test('compiled machine: wins the same as spin() when retriggers reach the free-spin limit', () => {
  const machine: SlotMachine = { ...goldenTiger, freeSpins: { ...goldenTiger.freeSpins, most: 12 } }
  const [told, silent] = [drawOf('capped'), drawOf('capped')]
  const compiled = compile(machine)
  for (let round = 0; round < ROUNDS; round += 1) expect(compiled(silent)).toBe(spin(machine, told).win)
})
