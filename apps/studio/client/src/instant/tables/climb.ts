/** How fast the multiple of a flight grows, each millisecond: the server's law. */
const GROWTH_PER_MS = 0.000_06

/** The multiple after so many milliseconds, in hundredths. */
export const multipleAfter = (ms: number): number => Math.floor(100 * Math.exp(GROWTH_PER_MS * ms))

/** After how many milliseconds a multiple, in hundredths, is shown. */
export const msUntil = (hundredths: number): number => Math.log(hundredths / 100) / GROWTH_PER_MS

/** A place on the picture of a flight, both parts from 0 to 1, from the lower left. */
export type Point = { readonly across: number; readonly up: number }

/** The picture shows at least so much of the time, and so much more than the stake. */
const LEAST_MS = 9_000
const LEAST_GAIN = 0.75
/** The rocket keeps off the edges, and below the number. */
const ROOM_ACROSS = 0.8
const ROOM_UP = 0.56
const STEPS = 40

/** The way of a flight from the ground to where it is after so many milliseconds. */
export function wayOf(ms: number): Point[] {
  const wholeMs = Math.max(LEAST_MS, ms)
  const wholeGain = Math.max(LEAST_GAIN, gainAfter(ms))
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const at = (ms * step) / STEPS
    return { across: (ROOM_ACROSS * at) / wholeMs, up: (ROOM_UP * gainAfter(at)) / wholeGain }
  })
}

const gainAfter = (ms: number): number => Math.expm1(GROWTH_PER_MS * ms)
