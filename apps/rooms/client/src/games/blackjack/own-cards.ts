import type { OwnDecision } from '#protocol'

type Decided = readonly OwnDecision[] | null | undefined

export const hasSplit = (decided: Decided): boolean => decided?.some(({ move }) => move === 'split') ?? false

/** How many cards of a hand are the player's own; undefined where they play none and look on. */
export function ownCards(decided: Decided, hand: 'hand' | 'first' | 'second'): number | undefined {
  if (!decided) return undefined
  if (hand !== 'hand' && !hasSplit(decided)) return 0
  return 2 + decided.filter((one) => one.hand === hand && (one.move === 'hit' || one.move === 'double')).length
}
