import { type Fraction, fraction } from '../exact/fraction.ts'
import { byTurns } from './by-turns.ts'
import { drawSome, wholeNumbers } from './draw-some.ts'
import type { Ending, InstantGame } from './instant-game.ts'
import { entryOf, itemAt, requireWhole } from './lookup.ts'
import { multipleAt, NOTHING, paid, winOrNothing, writeMultiple } from './multiple.ts'

export type TowersLevel = 'easy' | 'medium' | 'hard' | 'expert'
export type TowersChoice = { readonly level: TowersLevel }

/** A tile of the next row, 0 being the leftmost. */
export type TowersMove = { readonly tile: number } | 'cash-out'

export type TowersView = {
  /** Tiles turned, row by row from the bottom; the last may be a trap. */
  readonly picks: readonly number[]
  /** What was won, or would be by cashing out. */
  readonly multiple: string
  /** What the next row would make of it; null when there is no next. */
  readonly next: string | null
  /** The safe tiles of every row from the bottom, in ascending order; null while the round goes on. */
  readonly safe: readonly (readonly number[])[] | null
}

type Round = {
  readonly level: TowersLevel
  readonly safe: readonly (readonly number[])[]
  readonly picks: readonly number[]
  readonly hasLeft: boolean
}

export const TOWER_ROWS = 9

/** Of so many tiles in each row, so many are safe. */
export const towerLevels: { readonly [level in TowersLevel]: { readonly tiles: number; readonly safe: number } } = {
  easy: { tiles: 4, safe: 3 },
  medium: { tiles: 3, safe: 2 },
  hard: { tiles: 2, safe: 1 },
  expert: { tiles: 3, safe: 1 },
}

/** Reckoned once: a round asks for them at every move. */
const multiplesByLevel = {
  easy: multiplesOf('easy'),
  medium: multiplesOf('medium'),
  hard: multiplesOf('hard'),
  expert: multiplesOf('expert'),
}

/** All safe tiles are drawn at the beginning, row by row from the bottom. */
export const towers: InstantGame<TowersChoice, TowersMove, TowersView> = byTurns({
  begin: ({ level }, draw): Round => {
    const { tiles, safe } = entryOf(towerLevels, level)
    const drawRow = () => drawSome(wholeNumbers(0, tiles - 1), safe, draw).toSorted((a, b) => a - b)
    return { level, safe: Array.from({ length: TOWER_ROWS }, drawRow), picks: [], hasLeft: false }
  },
  options: ({ level, picks }) => [
    ...wholeNumbers(0, towerLevels[level].tiles - 1).map((tile) => ({ tile })),
    ...(picks.length > 0 ? (['cash-out'] as const) : []),
  ],
  after: (round, move) =>
    move === 'cash-out' ? { ...round, hasLeft: true } : { ...round, picks: [...round.picks, move.tile] },
  won: wonBy,
  view: show,
})

/** What one row, two and so on pay: 0.99 divided by the chance of so many safe tiles in succession. */
export function towersMultiples(level: TowersLevel): readonly Fraction[] {
  return entryOf(multiplesByLevel, level)
}

/** The endings for who climbs that many rows, 1 to 9, and cashes out. */
export function towersEndings({ level }: TowersChoice, rows: number): Ending[] {
  requireWhole(rows, 1, TOWER_ROWS)
  return winOrNothing(itemAt(towersMultiples(level), rows - 1), chanceOfRows(level, rows))
}

function multiplesOf(level: TowersLevel): Fraction[] {
  return wholeNumbers(1, TOWER_ROWS).map((rows) => paid(multipleAt(chanceOfRows(level, rows))))
}

function chanceOfRows(level: TowersLevel, rows: number): Fraction {
  const { tiles, safe } = entryOf(towerLevels, level)
  return fraction(BigInt(safe) ** BigInt(rows), BigInt(tiles) ** BigInt(rows))
}

function isTrapped({ safe, picks }: Round): boolean {
  return picks.some((tile, row) => !itemAt(safe, row).includes(tile))
}

function multipleOf(round: Round): Fraction {
  return round.picks.length === 0 || isTrapped(round)
    ? NOTHING
    : itemAt(towersMultiples(round.level), round.picks.length - 1)
}

function wonBy(round: Round): Fraction | null {
  return isTrapped(round) || round.hasLeft || round.picks.length === TOWER_ROWS ? multipleOf(round) : null
}

function show(round: Round, isOver: boolean): TowersView {
  return {
    picks: round.picks,
    multiple: writeMultiple(multipleOf(round)),
    next: isOver ? null : writeMultiple(itemAt(towersMultiples(round.level), round.picks.length)),
    safe: isOver ? round.safe : null,
  }
}
