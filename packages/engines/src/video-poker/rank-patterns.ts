import { ACE, type Card, RANKS, rankOf, suitOf, TEN } from '../cards/card.ts'

/** How many of the cards have each rank, deuces first. */
export function countRanks(cards: readonly Card[]): number[] {
  const counts = new Array<number>(RANKS).fill(0)
  for (const card of cards) counts[rankOf(card)] = (counts[rankOf(card)] ?? 0) + 1
  return counts
}

/** The ranks of the cards as a set of bits, deuces the lowest. */
export function ranksIn(cards: readonly Card[]): number {
  let ranks = 0
  for (const card of cards) ranks |= 1 << rankOf(card)
  return ranks
}

export function areOfOneSuit(cards: readonly Card[]): boolean {
  return cards.every((card) => suitOf(card) === suitOf(cards[0] ?? card))
}

/** Ten, jack, queen, king and ace. */
export const ROYAL = 0b11111 << TEN

const WHEEL = 0b1111 | (1 << ACE)

/** The ranks of the ten straights, an ace being high or low. */
const straights = [WHEEL, ...Array.from({ length: TEN + 1 }, (_, lowest) => 0b11111 << lowest)]

/** Whether a straight has all these ranks. */
export function fitInStraight(ranks: number): boolean {
  return straights.some((straight) => (ranks & ~straight) === 0)
}
