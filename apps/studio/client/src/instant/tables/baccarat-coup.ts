import type * as z from 'zod/mini'
import type { baccaratWire } from '#instant-wire'

export type BaccaratChoice = z.output<typeof baccaratWire.choice>
export type BaccaratView = z.output<typeof baccaratWire.view>
export type BaccaratBet = BaccaratChoice['bet']
export type SideName = 'player' | 'banker'

export const SIDES: readonly SideName[] = ['player', 'banker']

/** A card on the way to its side, `at` which of its places, and which of all cards it is. */
export type Laid = { readonly side: SideName; readonly at: number; readonly turn: number; readonly card: string }

/** Both sides in turn, the player's first. */
export function dealtCards(view: BaccaratView): Laid[] {
  return [0, 1, 2]
    .flatMap((at) => SIDES.map((side) => ({ side, at, card: view[side].cards[at] })))
    .flatMap(({ card, ...place }) => (card === undefined ? [] : [{ ...place, card }]))
    .map((laid, turn) => ({ ...laid, turn }))
}

/** What cards count together: an ace one, tens and pictures nothing, and of the sum the last digit. */
export function totalOf(cards: readonly string[]): number {
  return cards.reduce((total, card) => total + 'A23456789'.indexOf(card.charAt(0)) + 1, 0) % 10
}

/** The bets a coup meets. */
export function metBy({ winner, player, banker }: BaccaratView): BaccaratBet[] {
  return [
    winner,
    ...(player.isPair ? ['player-pair' as const] : []),
    ...(banker.isPair ? ['banker-pair' as const] : []),
  ]
}

/** Before a card is laid and before it is turned; third cards are waited for. */
const PAUSES = { usual: [240, 300], third: [420, 640] } as const
/** From the last card to the light on the side that won. */
const LAST_PAUSE = 440

/** The pauses before each step of a coup: every card is laid and turned, and then the side that won lights up. */
export function pausesOf(view: BaccaratView | null): number[] {
  const cards = view ? dealtCards(view) : []
  return [...cards.flatMap(({ at }) => (at === 2 ? PAUSES.third : PAUSES.usual)), LAST_PAUSE]
}
