import type { Fraction } from '../exact/fraction.ts'
import type { Draw } from '../random/draw.ts'

/**
 * A game without reels. Everything random is taken from `draw`, in an order that choice and moves alone decide: the
 * same draws, choice and moves give the same play. It is given nothing else: no stake, no balance, no player. A game
 * decided at once has no moves (`never`).
 */
export type InstantGame<Choice, Move, View> = {
  /** Throws `RangeError` for a choice or a move that the rules do not allow. */
  readonly play: (choice: Choice, moves: readonly Move[], draw: Draw) => Play<Move, View>
}

/** How a round stands after the moves made so far. Views and moves are plain data: text, numbers, lists of them. */
export type Play<Move, View> = {
  /** All that may be shown by now; nothing that is still hidden. */
  readonly view: View
  /** What may be done next, in the rules' order; empty when the round is over. */
  readonly options: readonly Move[]
  /** What was staked so far, in first stakes: 1 unless a move such as a doubling adds to it. */
  readonly staked: Fraction
  /** What the round pays, in first stakes, what was staked included; null while it goes on. */
  readonly won: Fraction | null
}

/** One way a round ends, for exact figures: what it pays, in first stakes, and how likely it is. */
export type Ending = { readonly won: Fraction; readonly chance: Fraction }
