import type { Weighted } from '../pay-table.ts'

/** The cases of a pay table that have come with an outcome. */
export type Cases = ReadonlySet<string>

export const hasCome = (when: string, cases: Cases): boolean => cases.has(when)

/** How a hand ended against the bank, and how many times the winner's hand multiplies; 1 for a tie. */
export type Duel = { readonly result: 'won' | 'tied' | 'lost'; readonly multiple: number }

/** The cases of a hand's duel, with its multiple and without. */
export const duelCases = (hand: number, { result, multiple }: Duel): readonly string[] => [
  `hand-${hand}-${result}`,
  `hand-${hand}-${result}-${multiple}`,
]

/** In how many ways a hand wins with each multiple, and in how many it ties. It loses in as many as it wins. */
export type DuelWays = { readonly won: Readonly<Record<number, number>>; readonly tied: number }

/**
 * All that can come of a hand's duel with the bank. Hand and bank are dealt by the same rules from one pack, so that they
 * may be exchanged: the bank wins with a multiple in as many ways as the hand does.
 */
export function duelClasses(hand: number, { won, tied }: DuelWays): readonly Weighted<Cases>[] {
  const classOf = (duel: Duel, ways: number): Weighted<Cases> => ({ facts: new Set(duelCases(hand, duel)), ways })
  const decided = Object.entries(won).flatMap(([multiple, ways]) =>
    (['won', 'lost'] as const).map((result) => classOf({ result, multiple: Number(multiple) }, ways)),
  )
  return tied === 0 ? decided : [...decided, classOf({ result: 'tied', multiple: 1 }, tied)]
}

/** A case that comes in so many ways of all. */
export const oneCase = (
  when: string,
  { ways, of }: { readonly ways: number; readonly of: number },
): readonly Weighted<Cases>[] => [
  { facts: new Set([when]), ways },
  { facts: new Set(), ways: of - ways },
]
