import type { CLASSIFICATIONS, GameType } from '@sanuk/contracts/catalogue'

/** The categories that vendors of ours have games in: lotteries are the platform's own. */
export type VendorGameType = Exclude<GameType, 'ELOTT' | 'LOTT'>

/** A label of a vendor, as the catalogue calls it in its category. */
export interface Vassalage {
  /** The code by which the platform knows it, e.g. `SIAM_REELS`. */
  code: string
  name: string
  /** Its small icon: a symbol on a ground of two hues. */
  icon: { symbol: string; hues: readonly [light: number, deep: number] }
}

/** Slot machine, arcade, bingo, scratch card, video poker, table game. */
export type Classification = (typeof CLASSIFICATIONS)[number]

/** What fills the ground behind a cover's symbols: an ornament, or the place where such a game is played. */
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
  | 'rosette'
  | 'foil'
  | 'versus'
  | 'board'
  | 'felt'
  | 'seabed'
  | 'stadium'
  | 'neon'
  | 'arena'

/**
 * How a cover's accents stand to its main symbol: not at all, at its feet, large behind it, one on each side behind it,
 * falling around it, heaped before it, in a half circle above it, one smaller and opposite it, one as large and opposite
 * it, laid on a table before it, in a hand of cards behind it, swimming around it, in a row of balls below it, racing
 * behind it, or in a ring around it.
 */
export type Arrangement =
  | 'alone'
  | 'beside'
  | 'behind'
  | 'flanked'
  | 'falling'
  | 'heaped'
  | 'circled'
  | 'facing'
  | 'opposed'
  | 'dealt'
  | 'fanned'
  | 'shoal'
  | 'drawn'
  | 'racing'
  | 'ringed'

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

/** A game as its label publishes it. */
export interface Title {
  /** Its code in launches and rounds, and the name of its art. */
  code: string
  /** The title it lies under; that one opens a popup of its sub-games and no game. */
  parent?: string
  gameType: VendorGameType
  vassalage: string
  /** Of slot machines and their kin; the platform asks for one of every game. */
  classification: Classification
  names: { th: string; en: string }
  /** Pay lines or ways; null where the game has none. */
  lines: number | null
  /** Stakes of one round in the player's unit of currency, as decimal text. */
  minimumStake: string
  maximumStake: string
  tags: readonly ('hot' | 'new')[]
  cover: Cover
}
