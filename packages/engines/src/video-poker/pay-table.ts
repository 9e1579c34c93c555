import type { Card } from '../cards/card.ts'
import { deucesHand } from './deuces-hand.ts'
import { broader, type Hand } from './hands.ts'
import { naturalHand } from './natural-hand.ts'

/** What a hand pays for one coin, the coin included. */
export type PayRow = { readonly hand: Hand; readonly pays: number }

/** A game of draw poker, as data, always played for the full five coins: that is why a royal flush pays 800 for one. */
export type PayTable = {
  readonly code: string
  /** Changes whenever a figure of the game does: a round is kept with the version that decided it. */
  readonly mathVersion: string
  readonly deucesAreWild: boolean
  /** Best first. */
  readonly rows: readonly PayRow[]
}

/** What five cards are by the rules of a table, by the narrowest name whether the table has it or not. */
export function handOf(table: Pick<PayTable, 'deucesAreWild'>, cards: readonly Card[]): Hand {
  return table.deucesAreWild ? deucesHand(cards) : naturalHand(cards)
}

/** The row a hand is paid by: that of the narrowest name the table has. `null` where it pays nothing. */
export function rowOf(table: PayTable, hand: Hand): PayRow | null {
  const row = table.rows.find((each) => each.hand === hand)
  if (row) return row
  const wider = broader[hand]
  return wider ? rowOf(table, wider) : null
}
