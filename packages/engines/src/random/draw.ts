/** A uniform integer in [0, bound). Engines are handed one; where its randomness comes from is the caller's affair. */
export type Draw = (bound: number) => number

/** The next byte of a random sequence: 0 to 255. */
export type NextByte = () => number

/** Largest bound of a draw: 2^32. */
export const BOUND_MAX = 2 ** 32

/**
 * Draws without bias. As many bits are taken as the largest result needs, and a value that is no result is thrown away
 * and taken again, so every result stands for exactly one value of the bits: nothing is folded, scaled or rounded.
 * Less than two tries are needed on average. Throws `RangeError` for a bound that is no whole number from 1 to 2^32.
 */
export function drawFrom(nextByte: NextByte): Draw {
  return (bound) => {
    if (!Number.isInteger(bound) || bound < 1 || bound > BOUND_MAX) throw new RangeError(`no draw below ${bound}`)
    const bits = 32 - Math.clz32(bound - 1)
    for (;;) {
      const value = takeBits(nextByte, bits)
      if (value < bound) return value
    }
  }
}

/** An unsigned integer of that many bits. The surplus bits of the last byte are dropped. */
function takeBits(nextByte: NextByte, bits: number): number {
  let value = 0
  let left = bits
  while (left > 0) {
    const take = Math.min(left, 8)
    value = value * 2 ** take + (nextByte() & (2 ** take - 1))
    left -= take
  }
  return value
}
