import { ACE, type Card, RANKS, rankOf, suitOf } from './card.ts'

/** Hands of three cards, lowest first: with so few a straight is rarer than a flush. */
export const threeCardHands = ['high-card', 'pair', 'flush', 'straight', 'three-of-a-kind', 'straight-flush'] as const

export type ThreeCardHand = (typeof threeCardHands)[number]

/** A number that is higher for the better hand, and the same for hands that tie. */
export type Strength = number

const STRENGTHS_OF_HAND = RANKS ** 3

export function strengthOf(cards: readonly Card[]): Strength {
  const ranks = ranksToCompare(cards)
  const [first = 0, second = 0, third = 0] = ranks
  const place = threeCardHands.indexOf(handOf(cards))
  return place * STRENGTHS_OF_HAND + (first * RANKS + second) * RANKS + third
}

export function handWith(strength: Strength): ThreeCardHand {
  return threeCardHands[Math.floor(strength / STRENGTHS_OF_HAND)] ?? 'high-card'
}

function handOf(cards: readonly Card[]): ThreeCardHand {
  const different = new Set(cards.map(rankOf)).size
  if (different === 1) return 'three-of-a-kind'
  if (different === 2) return 'pair'
  const isFlush = new Set(cards.map(suitOf)).size === 1
  const [high = 0, , low = 0] = ranksToCompare(cards)
  if (high - low === 2) return isFlush ? 'straight-flush' : 'straight'
  return isFlush ? 'flush' : 'high-card'
}

/** Highest first, but a pair before the third card. The ace of ace, two and three is the lowest. */
function ranksToCompare(cards: readonly Card[]): number[] {
  const ranks = cards.map(rankOf).toSorted((a, b) => b - a)
  const [high = 0, middle = 0, low = 0] = ranks
  if (high === ACE && middle === 1 && low === 0) return [1, 0, -1]
  return middle === low ? [middle, low, high] : ranks
}
