import type { GameType } from '@sanuk/contracts/catalogue'

/** A label of the Studio, as the catalogue calls it in its category. */
export interface Vassalage {
  /** The code by which the platform knows it, e.g. `SIAM_REELS`. */
  code: string
  name: string
  /** Its small icon: a symbol on a ground of two hues. */
  icon: { symbol: string; hues: readonly [light: number, deep: number] }
}

/** Slot machine, arcade, scratch card, video poker, table game. */
export type Classification = 'JP' | 'AC' | 'SC' | 'VP' | 'TG'

/** What fills the ground behind a cover's symbols. */
export type Pattern =
  | 'rays'
  | 'twist'
  | 'rings'
  | 'scales'
  | 'waves'
  | 'diamonds'
  | 'petals'
  | 'weave'
  | 'hills'
  | 'sparks'
  | 'bokeh'
  | 'bubbles'
  | 'awning'

/**
 * How a cover's accents stand to its main symbol: not at all, at its feet, large behind it, one on each side behind it,
 * falling around it, heaped before it, in a half circle above it, or one opposite it.
 */
export type Arrangement = 'alone' | 'beside' | 'behind' | 'flanked' | 'falling' | 'heaped' | 'circled' | 'facing'

/** The recipe from which the art builder draws a cover. Symbols are Fluent Emoji or drawings of our own, by name. */
export interface Cover {
  symbol: string
  /** OKLCH hues in degrees: of the light behind the symbol, of the ground around it. */
  hues: readonly [light: number, deep: number]
  pattern: Pattern
  accents?: readonly string[]
  arrangement?: Arrangement
  /** Degrees by which the main symbol is turned, clockwise. */
  tilt?: number
  /** Whether glints of light play on it, as on gold and gems. */
  shines?: boolean
}

/** A game of the Studio as its labels publish it. */
export interface Title {
  /** Its code in launches and rounds, and the name of its art. */
  code: string
  gameType: GameType
  vassalage: string
  classification: Classification
  names: { th: string; en: string }
  /** Pay lines or ways; null where the game has none. */
  lines: number | null
  /** Stakes of one round in the player's unit of currency, as decimal text. */
  minimumStake: string
  maximumStake: string
  tags: readonly ('hot' | 'new')[]
  /** False for a title that is announced but cannot be opened yet. */
  playable: boolean
  cover: Cover
}
