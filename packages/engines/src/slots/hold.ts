import type { Draw } from '../random/draw.ts'
import type { Grid } from './grid.ts'
import type { Hold, SlotMachine } from './machine.ts'
import type { Cell } from './symbol-wins.ts'

/** A money symbol that is seen or held. `value` in coins. */
export type Held = { readonly cell: Cell; readonly value: number }

/** One respin: all that is held after it, and how many are left. */
export type Respin = { readonly held: readonly Held[]; readonly respinsLeft: number }

/** The value of each money symbol on a grid, drawn reel by reel from the top. */
export function valuesOn({ scatter, hold }: SlotMachine, grid: Grid, draw: Draw): Held[] {
  if (!hold) return []
  const sum = weightOf(hold)
  return grid.flatMap((column, reel) =>
    column.flatMap((seen, row): Held[] =>
      seen === scatter ? [{ cell: [reel, row], value: valueAt(hold, draw(sum)) ?? 0 }] : [],
    ),
  )
}

/** All places of the reels, and what is held on some of them. */
export type Holding = { readonly places: readonly Cell[]; readonly held: readonly Held[] }

/** Spins all other places again, reel by reel from the top, until nothing comes any more or all are filled. */
export function respins(hold: Hold, { places, held: first }: Holding, draw: Draw): Respin[] {
  const steps: Respin[] = []
  let held = first
  for (let left = hold.respins; left > 0; ) {
    const before = held.length
    for (const cell of places) {
      if (held.some((one) => one.cell[0] === cell[0] && one.cell[1] === cell[1])) continue
      const value = valueAt(hold, draw(hold.of))
      if (value !== undefined) held = [...held, { cell, value }]
    }
    left = held.length === places.length ? 0 : held.length > before ? hold.respins : left - 1
    steps.push({ held, respinsLeft: left })
  }
  return steps
}

/** What is held at the end is worth, in coins. */
export function worthOf(hold: Hold, held: readonly Held[], places: number): number {
  const sum = held.reduce((worth, { value }) => worth + value, 0)
  return held.length === places ? sum + hold.full : sum
}

/** Of all values together. */
export const weightOf = ({ values }: Hold): number => values.reduce((sum, { weight }) => sum + weight, 0)

/** The value whose weight a drawn number falls into; none beyond them all. */
function valueAt({ values }: Hold, drawn: number): number | undefined {
  let from = 0
  for (const { value, weight } of values) {
    from += weight
    if (drawn < from) return value
  }
  return undefined
}
