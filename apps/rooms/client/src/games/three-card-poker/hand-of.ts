/** What three cards are, the lowest kind first. */
export const HANDS = ['high-card', 'pair', 'flush', 'straight', 'three-of-a-kind', 'straight-flush'] as const
export type HandName = (typeof HANDS)[number]

/** Ranks in their order, the ace at both ends. */
const LADDER = 'A23456789TJQKA'

/** What three cards are together. */
export function handOf(cards: readonly string[]): HandName {
  const ranks = cards.map((card) => card.charAt(0))
  const different = new Set(ranks).size
  if (different === 1) return 'three-of-a-kind'
  if (different === 2) return 'pair'
  const isFlush = new Set(cards.map((card) => card.charAt(1))).size === 1
  const isStraight = Array.from({ length: LADDER.length - 2 }, (_, at) => LADDER.slice(at, at + 3)).some((run) =>
    ranks.every((rank) => run.includes(rank)),
  )
  if (isStraight) return isFlush ? 'straight-flush' : 'straight'
  return isFlush ? 'flush' : 'high-card'
}
