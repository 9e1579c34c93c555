import { ACE, type Card, rankOf, TEN } from './card.ts'

/** What a card counts: 1 for an ace, 10 for a ten or a picture. */
export type Points = number

/** All that matters of the cards of a hand: their points, and whether one of them may count eleven instead of one. */
export type Count = { readonly points: number; readonly hasAce: boolean }

export const TWENTY_ONE = 21
export const ACE_POINTS = 1
export const TEN_POINTS = 10

export function pointsOf(card: Card): Points {
  const rank = rankOf(card)
  if (rank === ACE) return ACE_POINTS
  return rank >= TEN ? TEN_POINTS : rank + 2
}

export function countOf(points: readonly Points[]): Count {
  return { points: points.reduce((all, each) => all + each, 0), hasAce: points.includes(ACE_POINTS) }
}

export function withCard({ points, hasAce }: Count, next: Points): Count {
  return { points: points + next, hasAce: hasAce || next === ACE_POINTS }
}

/** Whether an ace counts eleven. */
export function isSoft({ points, hasAce }: Count): boolean {
  return hasAce && points + 10 <= TWENTY_ONE
}

/** The total with an ace at eleven where that is not too much. Above 21 the hand is bust. */
export function totalOf(count: Count): number {
  return count.points + (isSoft(count) ? 10 : 0)
}

export function isBust(count: Count): boolean {
  return totalOf(count) > TWENTY_ONE
}

/** An ace and a ten as the first two cards. */
export function isBlackjack(points: readonly Points[]): boolean {
  return points.length === 2 && totalOf(countOf(points)) === TWENTY_ONE
}
