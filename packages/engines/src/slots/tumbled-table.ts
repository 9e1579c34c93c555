import { countedFalls } from './counted-falls.ts'
import type { SlotMachine } from './machine.ts'
import type { Outcome } from './outcome-table.ts'
import { Tally } from './tally.ts'

/**
 * Every result of a spin after which what has won falls: stop by stop, in some seconds for six reels. Scatters are counted
 * where the falling ends.
 */
export function tumbledTable(machine: SlotMachine, kind: 'base' | 'free'): readonly Outcome[] {
  const lengths = machine.strips[kind].map(({ length }) => length)
  const play = countedFalls(machine, kind)
  const tally = new Tally(machine)
  const stops = new Int32Array(lengths.length)
  const ended = { win: 0, scatters: 0 }
  const turn = (reel: number): void => {
    const length = lengths[reel]
    if (length === undefined) {
      play(stops, ended)
      tally.addOne(ended.scatters, ended.win)
      return
    }
    for (let stop = 0; stop < length; stop += 1) {
      stops[reel] = stop
      turn(reel + 1)
    }
  }
  turn(0)
  return tally.outcomes()
}
