import type { Fraction } from '../exact/fraction.ts'
import type { Draw } from '../random/draw.ts'
import { byTurns } from './by-turns.ts'
import { drawSome, wholeNumbers } from './draw-some.ts'
import type { InstantGame } from './instant-game.ts'
import { itemAt } from './lookup.ts'
import { minesMultiples, TILES } from './mines-multiples.ts'
import { NOTHING, writeMultiple } from './multiple.ts'

/** How many of the 25 tiles hide a mine: 1 to 24. */
export type MinesChoice = { readonly mines: number }

/** Tiles are numbered 0 to 24, row by row. */
export type MinesMove = { readonly tile: number } | 'cash-out'

export type MinesView = {
  /** Tiles turned, in that order; the last may be a mine. */
  readonly picks: readonly number[]
  /** What was won, or would be by cashing out. */
  readonly multiple: string
  /** What the next safe tile would make of it; null when there is no next. */
  readonly next: string | null
  /** Where the mines were, in ascending order; null while the round goes on. */
  readonly mines: readonly number[] | null
}

type Round = {
  readonly mines: readonly number[]
  /** For one safe tile, two and so on. */
  readonly multiples: readonly Fraction[]
  readonly picks: readonly number[]
  readonly hasLeft: boolean
}

const tiles = wholeNumbers(0, TILES - 1)

/**
 * All mines are laid at the beginning, one draw each, before the first tile is picked. After the last tile for which
 * there is a multiple the round is paid by itself.
 */
export const mines: InstantGame<MinesChoice, MinesMove, MinesView> = byTurns({
  begin: layMines,
  options: (round: Round) => [...openTiles(round), ...(round.picks.length > 0 ? (['cash-out'] as const) : [])],
  after: (round, move) =>
    move === 'cash-out' ? { ...round, hasLeft: true } : { ...round, picks: [...round.picks, move.tile] },
  won: wonBy,
  view: show,
})

function layMines({ mines: mineCount }: MinesChoice, draw: Draw): Round {
  const multiples = minesMultiples(mineCount)
  const laid = drawSome(tiles, mineCount, draw).toSorted((a, b) => a - b)
  return { mines: laid, multiples, picks: [], hasLeft: false }
}

function openTiles({ picks }: Round): MinesMove[] {
  return tiles.filter((tile) => !picks.includes(tile)).map((tile) => ({ tile }))
}

function isHit({ mines: laid, picks }: Round): boolean {
  return picks.some((tile) => laid.includes(tile))
}

function multipleOf(round: Round): Fraction {
  return round.picks.length === 0 || isHit(round) ? NOTHING : itemAt(round.multiples, round.picks.length - 1)
}

function wonBy(round: Round): Fraction | null {
  return isHit(round) || round.hasLeft || round.picks.length === round.multiples.length ? multipleOf(round) : null
}

function show(round: Round, isOver: boolean): MinesView {
  return {
    picks: round.picks,
    multiple: writeMultiple(multipleOf(round)),
    next: isOver ? null : writeMultiple(itemAt(round.multiples, round.picks.length)),
    mines: isOver ? round.mines : null,
  }
}
