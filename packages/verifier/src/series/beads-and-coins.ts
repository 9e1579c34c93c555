import { grow, ifSo, LOST, numbersIn, type Pays } from './dice.ts'

/** Beads under the cup of fan tan, 41 to 80, and what is left of them after fours: four for none. */
export function countBeads(below: (bound: number) => number): { beads: number; rest: number } {
  const beads = below(40) + 41
  let rest = beads
  while (rest > 4) rest -= 4
  return { beads, rest }
}

/** Forms of spots that win with any of their numbers, and their odds. */
const ON_NUMBERS: ReadonlyArray<readonly [RegExp, number]> = [
  [/^fan-([1-4])$/, 2.85],
  [/^kwok-([1-4])-([1-4])$/, 0.95],
  [/^sheh-sam-hong-([1-4])-([1-4])-([1-4])$/, 0.3167],
]

/** What a spot of fan tan pays. */
export function fanTanPays(spot: string, rest: number): Pays {
  for (const [form, odds] of ON_NUMBERS) {
    const numbers = numbersIn(spot, form)
    if (numbers) return grow(numbers) ? ifSo(numbers.includes(rest), odds) : null
  }
  const [wins, ties] = numbersIn(spot, /^nim-([1-4])-over-([1-4])$/) ?? []
  if (wins === undefined || wins === ties) return null
  return rest === ties ? 0 : ifSo(rest === wins, 1.9)
}

/** The four coins of sedie. */
export const tossCoins = (below: (bound: number) => number): ('white' | 'red')[] =>
  [1, 2, 3, 4].map(() => (below(2) === 1 ? 'red' : 'white'))

/** By the number of red coins, from none to four: what a spot of sedie pays. */
const BY_REDS: Readonly<Record<string, readonly number[]>> = {
  even: [9600, LOST, 9600, LOST, 9600],
  odd: [LOST, 9600, LOST, 9600, LOST],
  'four-white': [140_000, LOST, LOST, LOST, LOST],
  'three-white-one-red': [LOST, 28_000, LOST, LOST, LOST],
  'two-two': [LOST, LOST, 15_000, LOST, LOST],
  'three-red-one-white': [LOST, LOST, LOST, 28_000, LOST],
  'four-red': [LOST, LOST, LOST, LOST, 140_000],
}

/** What a spot of sedie pays. */
export function sediePays(spot: string, coins: readonly string[]): Pays {
  const pays = Object.entries(BY_REDS).find(([code]) => code === spot)?.[1]
  return pays?.[coins.filter((coin) => coin === 'red').length] ?? null
}
