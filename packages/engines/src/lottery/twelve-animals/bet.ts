import type { PlayRow } from '../family.ts'

/** How a bet on one of twelve animals combines what is picked. */
export type TwelveAnimalBet =
  /** Each `size` of the animals picked are a unit, which wins if one of them is drawn. */
  | { readonly kind: 'animals'; readonly size: 1 | 2 }
  /** Which half the animal drawn is of; each pick is a unit. */
  | { readonly kind: 'half'; readonly by: HalvedBy }

type HalvedBy = keyof typeof HALVES

/** The rat is 1, the pig is 12. */
export const HALVES = {
  six: ['first-six', 'last-six'],
  parity: ['odd', 'even'],
} as const

/** The plays in the order of the pad. */
export const TWELVE_ANIMAL_PLAYS: readonly PlayRow<TwelveAnimalBet>[] = [
  { code: 'animal', group: 'animals', bet: { kind: 'animals', size: 1 } },
  { code: 'pair', group: 'animals', bet: { kind: 'animals', size: 2 } },
  { code: 'six', group: 'halves', bet: { kind: 'half', by: 'six' } },
  { code: 'parity', group: 'halves', bet: { kind: 'half', by: 'parity' } },
]
