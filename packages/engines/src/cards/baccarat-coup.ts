import { ACE, type Card, rankOf, TEN } from './card.ts'
import type { Shoe } from './shoe.ts'

/** Packs in the shoe of a baccarat table. */
export const BACCARAT_PACKS = 8

/** The cards of both sides, in the order they were dealt. */
export type Coup = { readonly player: readonly Card[]; readonly banker: readonly Card[] }

export type Winner = 'player' | 'banker' | 'tie'

/** 0 to 9: an ace counts one, tens and pictures nothing. */
export function pointsOf(card: Card): number {
  const rank = rankOf(card)
  if (rank === ACE) return 1
  return rank >= TEN ? 0 : rank + 2
}

/** The points of a hand, of which the tens are dropped. */
export function totalOf(cards: readonly Card[]): number {
  return cards.reduce((total, card) => total + pointsOf(card), 0) % 10
}

/** Deals by the tableau of punto banco: two cards a side in turn, the player's side first, then third cards. */
export function dealCoup(shoe: Shoe): Coup {
  const [first, second, third, fourth] = [shoe(), shoe(), shoe(), shoe()]
  const player = [first, third]
  const banker = [second, fourth]
  if (totalOf(player) >= 8 || totalOf(banker) >= 8) return { player, banker }
  const drawn = totalOf(player) <= 5 ? shoe() : null
  if (drawn !== null) player.push(drawn)
  if (bankerDraws(totalOf(banker), drawn)) banker.push(shoe())
  return { player, banker }
}

/** The side with more points. */
export function winnerOf({ player, banker }: Coup): Winner {
  const ahead = totalOf(player) - totalOf(banker)
  if (ahead === 0) return 'tie'
  return ahead > 0 ? 'player' : 'banker'
}

/** What the player's third card may count, at least and at most, for a banker of four to six to draw. */
const drawnTo: { readonly [total: number]: readonly [least: number, most: number] } = {
  4: [2, 7],
  5: [4, 7],
  6: [6, 7],
}

function bankerDraws(total: number, drawn: Card | null): boolean {
  if (drawn === null) return total <= 5
  if (total <= 2) return true
  if (total === 3) return pointsOf(drawn) !== 8
  const [least, most] = drawnTo[total] ?? [1, 0]
  return pointsOf(drawn) >= least && pointsOf(drawn) <= most
}
