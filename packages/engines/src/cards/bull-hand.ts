import { ACE, type Card, RANKS, rankOf, suitOf } from './card.ts'

/** What five cards are worth, from the least up. */
export const BULL_RANKS = [
  'no-bull',
  'bull-1',
  'bull-2',
  'bull-3',
  'bull-4',
  'bull-5',
  'bull-6',
  'bull-7',
  'bull-8',
  'bull-9',
  'bull-bull',
  'five-faces',
] as const
export type BullRank = (typeof BULL_RANKS)[number]

/** How many times its unit a hand wins. */
export type BullMultiple = 1 | 2 | 3 | 4 | 5

/** Source: the double bets of live tables of Bull Bull, with four times for a bull bull. */
const MULTIPLES: Readonly<Partial<Record<BullRank, BullMultiple>>> = {
  'bull-7': 2,
  'bull-8': 2,
  'bull-9': 3,
  'bull-bull': 4,
  'five-faces': 5,
}

/** 1 for an ace, the lowest, to 13 for a king. */
const heightOf = (card: Card): number => ((rankOf(card) + RANKS - ACE) % RANKS) + 1

const PAIRS_OF_FIVE = [0, 1, 2, 3].flatMap((one) =>
  [1, 2, 3, 4].flatMap((other) => (other > one ? [[one, other]] : [])),
)

/** The rank of five cards. Three that make a multiple of ten are a bull; the other two count what it is worth. */
export function bullRank(cards: readonly Card[]): BullRank {
  if (cards.length !== 5) throw new RangeError(`a hand of Bull Bull has five cards, not ${cards.length}`)
  const heights = cards.map(heightOf)
  if (heights.every((height) => height > 10)) return 'five-faces'
  const points = heights.map((height) => Math.min(height, 10))
  const all = points.reduce((sum, each) => sum + each, 0)
  const rests = PAIRS_OF_FIVE.map((pair) => pair.reduce((sum, at) => sum + (points[at] ?? 0), 0))
  const rest = rests.find((two) => (all - two) % 10 === 0)
  if (rest === undefined) return 'no-bull'
  return BULL_RANKS[rest % 10 || 10] ?? 'no-bull'
}

export const bullMultiple = (rank: BullRank): BullMultiple => MULTIPLES[rank] ?? 1

/** The highest card: by rank, of kings down to aces, then by suit, of spades, hearts, diamonds and clubs. */
const highest = (cards: readonly Card[]): number => Math.max(...cards.map((card) => 4 * heightOf(card) + suitOf(card)))

/** Above 0 where the first hand wins. Of one pack two hands are never alike: the highest card decides between equal ranks. */
export function compareBull(one: readonly Card[], other: readonly Card[]): number {
  const ahead = BULL_RANKS.indexOf(bullRank(one)) - BULL_RANKS.indexOf(bullRank(other))
  return ahead === 0 ? highest(one) - highest(other) : ahead
}
