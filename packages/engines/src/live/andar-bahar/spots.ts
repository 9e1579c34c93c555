import type { OppositeSpots, Spot } from '../spots.ts'

/** How many cards are dealt after the joker, and what a bet on that pays. */
export const ANDAR_BAHAR_RANGES = [
  { least: 1, most: 5, odds: '2.5' },
  { least: 6, most: 10, odds: '3.5' },
  { least: 11, most: 15, odds: '4.5' },
  { least: 16, most: 25, odds: '3.5' },
  { least: 26, most: 30, odds: '14' },
  { least: 31, most: 35, odds: '24' },
  { least: 36, most: 40, odds: '49' },
  { least: 41, most: 49, odds: '119' },
] as const

/** The pay table in the order of a table. The first card goes to Andar, which wins more often and pays less for it. */
export const andarBaharSpots: readonly Spot[] = [
  { code: 'andar', group: 'side', pays: [{ when: 'andar', odds: '0.9' }] },
  { code: 'bahar', group: 'side', pays: [{ when: 'bahar', odds: '1' }] },
  ...ANDAR_BAHAR_RANGES.map(({ least, most, odds }) => {
    const code = `cards-${least}-${most}`
    return { code, group: 'cards', pays: [{ when: code, odds }] }
  }),
]

export const andarBaharOpposites: readonly OppositeSpots[] = [
  ['andar', 'bahar'],
  ANDAR_BAHAR_RANGES.map(({ least, most }) => `cards-${least}-${most}`),
]
