import type { Result } from '../play.ts'

/** Where each of the three digits takes its six numbers from, of the 20 of Keno in ascending order (from 0). */
const PLACES: Readonly<Record<'beijing' | 'canada', readonly (readonly number[])[]>> = {
  beijing: [
    [0, 1, 2, 3, 4, 5],
    [6, 7, 8, 9, 10, 11],
    [12, 13, 14, 15, 16, 17],
  ],
  canada: [
    [1, 4, 7, 10, 13, 16],
    [2, 5, 8, 11, 14, 17],
    [3, 6, 9, 12, 15, 18],
  ],
}

/** The three digits that follow from a draw of Keno (20 numbers in any order): the last digits of sums of six numbers. */
export function digitsFromKeno(rule: 'beijing' | 'canada', keno: Result): Result {
  const drawn = keno.map(Number).sort((a, b) => a - b)
  return PLACES[rule].map((places) => String(places.reduce((sum, place) => sum + (drawn[place] ?? 0), 0) % 10))
}
