import { type Coup, totalOf } from '@sanuk/engines/cards/baccarat-coup'
import { nameOf, readCard } from '@sanuk/engines/cards/card'
import { roadResultOf } from '@sanuk/engines/live/baccarat/road-result'
import type { CoupCards } from '../coups/coup-table.ts'
import type { CoupResult, Side } from '../protocol.ts'

/** The cards of a coup by their names. */
export const cardsOf = ({ player, banker }: Coup): CoupCards => ({
  player: player.map(nameOf),
  banker: banker.map(nameOf),
})

/** A coup of whose cards the names are known. */
export const coupOf = ({ player, banker }: CoupCards): Coup => ({
  player: player.map(readCard),
  banker: banker.map(readCard),
})

/** How a coup ended, as roads are drawn from it. */
export function resultOf(coup: Coup): CoupResult {
  const { natural = false, ...road } = roadResultOf(coup)
  return { ...road, natural, playerTotal: totalOf(coup.player), bankerTotal: totalOf(coup.banker) }
}

/** The cards in the order in which they are turned: two a side in turn, the player's first, then third cards. */
export function turnsOf({ player, banker }: CoupCards): { readonly side: Side; readonly card: string }[] {
  return [0, 1, 2].flatMap((at) => [
    ...player.slice(at, at + 1).map((card) => ({ side: 'player' as const, card })),
    ...banker.slice(at, at + 1).map((card) => ({ side: 'banker' as const, card })),
  ])
}
