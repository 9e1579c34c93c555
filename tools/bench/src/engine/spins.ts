import { type Draw, drawFrom } from '@sanuk/engines/random/draw'
import { compile } from '@sanuk/engines/slots/compiled'
import { goldenTiger } from '@sanuk/engines/slots/golden-tiger/machine'
import { coconutIsland } from '@sanuk/engines/slots/lines/coconut-island'
import { goldenDurian } from '@sanuk/engines/slots/lines/golden-durian'
import type { SlotMachine } from '@sanuk/engines/slots/machine'
import { spin } from '@sanuk/engines/slots/spin'
import type { Measurement } from '../figure.ts'
import { repeatableBytes } from './repeatable-bytes.ts'

const SECONDS = 2
/** So many are done between two looks at the clock. */
const AT_ONCE = 1_000
/** So many rounds tell how many draws a round takes. */
const COUNTED = 200_000

/** Of ten, twenty and twenty-five lines. */
const MACHINES: readonly SlotMachine[] = [coconutIsland, goldenTiger, goldenDurian]

/** Rounds a second on one core with all their free spins, as they are simulated; no server, no database. */
export const engineSpins: readonly Measurement[] = MACHINES.map((machine) => {
  const play = compile(machine)
  return {
    name: `engine.spins.${machine.code}`,
    unit: `rounds/s on one core, ${machine.lines.length} lines`,
    ...besideDraws(machine, play),
  }
})

/** The same as a player is told them, with every symbol and line. */
export const engineTold: Measurement = {
  name: 'engine.told.golden-tiger',
  unit: 'rounds/s on one core, told with every symbol and line',
  ...besideDraws(goldenTiger, (draw) => spin(goldenTiger, draw)),
}

function besideDraws(machine: SlotMachine, play: (draw: Draw) => unknown): Omit<Measurement, 'name' | 'unit'> {
  const draws = drawsInRound(machine)
  const lengths = machine.strips.base.map(({ length }) => length)
  return {
    reference: `a plain loop that only draws the numbers of the same rounds (${draws.toFixed(2)} each), rounds/s`,
    measure: async () => {
      const draw = drawFrom(repeatableBytes())
      return perSecond(() => play(draw))
    },
    measureReference: async () => {
      const draw = drawFrom(repeatableBytes())
      const stops = perSecond(() => {
        for (const length of lengths) draw(length)
      })
      return (stops * lengths.length) / draws
    },
  }
}

/** How many numbers a round draws on average. */
function drawsInRound(machine: SlotMachine): number {
  const draw = drawFrom(repeatableBytes())
  const play = compile(machine)
  let drawn = 0
  const counted: Draw = (bound) => {
    drawn += 1
    return draw(bound)
  }
  for (let round = 0; round < COUNTED; round += 1) play(counted)
  return drawn / COUNTED
}

function perSecond(work: () => unknown): number {
  const begin = performance.now()
  let count = 0
  while (performance.now() - begin < SECONDS * 1_000) {
    for (let n = 0; n < AT_ONCE; n += 1) work()
    count += AT_ONCE
  }
  return count / ((performance.now() - begin) / 1_000)
}
