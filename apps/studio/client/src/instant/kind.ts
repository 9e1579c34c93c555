import type { ComponentType } from 'react'
import type * as z from 'zod/mini'
import type { Say } from '../words.ts'

/** Multiples by the name of a choice, as the server tells them. */
export type PayTables = Readonly<Record<string, readonly string[]>>

/** What a board is given: the round as it stands, or what it was last, and the way to make a move in it. */
export type BoardProps<Choice, Move, View> = {
  readonly say: Say
  readonly choice: Choice
  /** Null before the first round. */
  readonly view: View | null
  /** Another one with every round: what moves begins anew with it. */
  readonly round: string
  readonly options: readonly Move[]
  /** Undefined while a round goes on; whether it paid more than its stake, once it is over. */
  readonly won: boolean | undefined
  /** Whether a move may be made now. */
  readonly open: boolean
  readonly onMove: (move: Move) => void
  /** For boards on which the choice itself is made. Not given while it may not be changed. */
  readonly onChoice?: ((choice: Choice) => void) | undefined
  /** Addresses of the pictures the board is set with. */
  readonly pieces: Readonly<Record<string, string>>
  /** What every choice pays: for boards that show it. */
  readonly tables: PayTables
  /** Whether the player wants rounds to be over soon. */
  readonly quick: boolean
  /** What one of so many equal parts of the stake comes to, in money. Not given where none is to be set any more. */
  readonly shareOf?: (parts: number) => string
  /** How many first stakes the round has cost by now, where it is known. */
  readonly stakes?: number | undefined
  /** What so many of the round's first stakes come to, in money. Not given in replays. */
  readonly stakesOf?: (stakes: number) => string
  /** What so many hundredths of the round's stake come to, in money. Not given in replays. */
  readonly amountOf?: (hundredths: number) => string
  /** When the round's clock began, as `performance.now()` tells time; null where the round goes by none, or is over. */
  readonly since: number | null
  /** Says that the round was seen to its end, where that is not a matter of time. */
  readonly onSeen: () => void
}

export type ChoiceProps<Choice> = {
  readonly say: Say
  readonly choice: Choice
  readonly onChoice: (choice: Choice) => void
  /** What every choice pays: for titles that offer other choices than their family. */
  readonly tables: PayTables
  readonly disabled: boolean
}

/** A family of games without reels, as its client shows it. */
export type Kind<Choice, Move, View> = {
  readonly wire: {
    readonly choice: z.ZodMiniType<Choice>
    readonly move: z.ZodMiniType<Move>
    readonly view: z.ZodMiniType<View>
  }
  /** What is chosen before the first round. */
  readonly first: (tables: PayTables) => Choice
  /** Whether a round can be begun with this choice; with any, where it is not said. */
  readonly ready?: (choice: Choice, tables: PayTables) => boolean
  /** What a win pays with this choice, where there is one such multiple. */
  readonly pays: (choice: Choice, tables: PayTables) => string | null
  /** How many more first stakes a move costs; none do, where it is not said. */
  readonly raises?: (move: Move) => number
  /** How long a round that is over is shown before the next may begin; null where the board says when it was seen. */
  readonly showsMs: (view: View, quick: boolean) => number | null
  readonly Controls: ComponentType<ChoiceProps<Choice>>
  readonly Board: ComponentType<BoardProps<Choice, Move, View>>
}
