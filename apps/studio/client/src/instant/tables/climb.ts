/** How fast the multiple of a flight grows, each millisecond: the server's law. */
const GROWTH_PER_MS = 0.000_06

/** The multiple after so many milliseconds, in hundredths. */
export const multipleAfter = (ms: number): number => Math.floor(100 * Math.exp(GROWTH_PER_MS * ms))

/** After how many milliseconds a multiple, in hundredths, is shown. */
export const msUntil = (hundredths: number): number => Math.log(hundredths / 100) / GROWTH_PER_MS
