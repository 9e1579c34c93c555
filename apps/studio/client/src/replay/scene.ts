import { parseAmount } from '@sanuk/money/amount'
import type { Cell, MachineView, SpinResult, Step } from '#protocol'
import { newcomers } from '../hold/holding.ts'
import { shortAmount } from '../hold/short-amount.ts'
import { stepOf } from '../round.ts'
import { filledReels } from '../wilds/filled.ts'
import { winningCells } from '../wins/shown-wins.ts'

/**
 * How a place is marked: what won there has fallen away (`gone`), money that this respin brought (`come`), a wild that
 * fills its reel (`filled`).
 */
type Mark = 'gone' | 'come' | 'filled'

/** What stands on the reels, beyond the symbols themselves; places are named as `placeName` does. */
export type Scene = {
  readonly grid: Step['grid']
  readonly marks: ReadonlyMap<string, Mark>
  /** Written on a symbol: what it is worth, or what it multiplies by. */
  readonly tags: ReadonlyMap<string, string>
}

export const placeName = (reel: number, row: number): string => `${reel}:${row}`

const nameOf = ([reel, row]: Cell): string => placeName(reel, row)

/** A step of a round as its picture shows it. */
export function sceneOf(machine: MachineView, round: SpinResult, at: number): Scene {
  const step = stepOf({ round, at })
  return { grid: step.grid, marks: marksOf(machine, step, round.steps[at - 1]), tags: tagsOf(machine, step) }
}

function marksOf(machine: MachineView, step: Step, before: Step | undefined): Scene['marks'] {
  const marked = (names: readonly string[], mark: Mark) => new Map(names.map((name) => [name, mark]))
  if (step.kind === 'fall' && before) {
    return marked(
      winningCells(before, machine).map(({ reel, row }) => placeName(reel, row)),
      'gone',
    )
  }
  if (step.kind === 'respin') {
    return marked(
      newcomers(before?.held ?? [], step.held ?? []).map(({ cell }) => nameOf(cell)),
      'come',
    )
  }
  const filled = filledReels(machine, step.grid)
  return marked(
    filled.flatMap((reel) => (step.grid[reel] ?? []).map((_, row) => placeName(reel, row))),
    'filled',
  )
}

function tagsOf({ pays, wildFactors }: MachineView, { grid, held }: Step): Scene['tags'] {
  if (held) return new Map(held.map(({ cell, value }) => [nameOf(cell), shortAmount(parseAmount(value))]))
  const wild = pays.find(({ kind }) => kind === 'wild')?.symbol
  return new Map(
    grid.flatMap((column, reel) => {
      const factor = wildFactors[reel] ?? 1
      return factor === 1
        ? []
        : column.flatMap((seen, row) => (seen === wild ? [[placeName(reel, row), `×${factor}`] as const] : []))
    }),
  )
}
