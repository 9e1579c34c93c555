import { numbersOf, rouletteWheel } from '@sanuk/engines/live/roulette/spots'
import type { PastResult } from '#protocol'
import { readNumber } from './number-colour.ts'

/** How often a number came, and how many coups ago it came last; null where it did not come. */
export type NumberCount = { readonly number: number; readonly count: number; readonly ago: number | null }

/** Bets whose share is shown, those that complete each other together. */
export const SHARES = [
  ['red', 'zero', 'black'],
  ['odd', 'even'],
  ['low', 'high'],
  ['dozen-1', 'dozen-2', 'dozen-3'],
] as const

export type Shared = (typeof SHARES)[number][number]

/** The numbers of past coups, of one ball or of two, the newest last. */
export const numbersIn = (results: readonly PastResult[]): readonly number[] =>
  results
    .flatMap(({ faces }) => faces)
    .flatMap((face) => {
      const number = readNumber(face)
      return number === null ? [] : [number]
    })

/** How often every number of the wheel came. */
function countNumbers(drawn: readonly number[]): readonly NumberCount[] {
  return rouletteWheel.map((number) => {
    const last = drawn.lastIndexOf(number)
    return {
      number,
      count: drawn.filter((each) => each === number).length,
      ago: last < 0 ? null : drawn.length - 1 - last,
    }
  })
}

const agoOf = ({ ago }: NumberCount): number => ago ?? Number.POSITIVE_INFINITY

/** The numbers that came most often, the newest of as many first. */
export const hotNumbers = (drawn: readonly number[], most: number): readonly NumberCount[] =>
  countNumbers(drawn)
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count || agoOf(one) - agoOf(other))
    .slice(0, most)

/** The numbers that came least often, those away for longest first; of numbers that never came, the lowest. */
export const coldNumbers = (drawn: readonly number[], most: number): readonly NumberCount[] =>
  countNumbers(drawn)
    .toSorted((one, other) => one.count - other.count || (other.ago ?? 0) - (one.ago ?? 0) || one.number - other.number)
    .slice(0, most)

/** In how many of a hundred coups a bet would have won, rounded; 0 before the first. */
export function shareOf(drawn: readonly number[], shared: Shared): number {
  const covered = shared === 'zero' ? [0] : numbersOf(shared)
  const won = drawn.filter((number) => covered.includes(number)).length
  return drawn.length === 0 ? 0 : Math.round((won * 100) / drawn.length)
}
