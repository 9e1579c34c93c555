import { requireWhole } from './lookup.ts'

/** How fast a flight's multiple grows: e to the power of this many for each millisecond. It is 2.00 after 11.6 seconds. */
export const GROWTH_PER_MS = 0.000_06

/** The multiple that a flight shows after so many milliseconds, in whole hundredths: 100 in the beginning. */
export function multipleAfter(ms: number): number {
  return Math.floor(100 * Math.exp(GROWTH_PER_MS * Math.max(0, ms)) + ROUNDING)
}

/** The first whole millisecond in which a flight shows a multiple, in hundredths. Throws `RangeError` below 100. */
export function timeUntil(hundredths: number): number {
  requireWhole(hundredths, 100, Number.MAX_SAFE_INTEGER)
  const ms = Math.floor(Math.log(hundredths / 100) / GROWTH_PER_MS)
  // The logarithm may be off by a hair: what is shown decides.
  return multipleAfter(ms) >= hundredths ? ms : ms + 1
}

/** Less than any two moments differ by, more than the exponential may be off. */
const ROUNDING = 1e-9
