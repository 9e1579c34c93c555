import { countOnGrid, type Grid } from './grid.ts'
import { payOf, type SlotMachine } from './machine.ts'

/** Scatters that pay or give free spins. `win` is in stakes per line. */
export type ScatterPay = { readonly count: number; readonly win: number; readonly freeSpins: number }

/** What the scatters on a grid bring, or nothing. */
export function scatterPay(machine: SlotMachine, grid: Grid): ScatterPay | null {
  const count = countOnGrid(grid, machine.scatter)
  const win = payOf(machine, machine.scatter, count)
  const freeSpins = machine.freeSpins.awards[count] ?? 0
  return win > 0 || freeSpins > 0 ? { count, win, freeSpins } : null
}
