import { setImmediate as breathe } from 'node:timers/promises'
import { drawFrom, type NextByte } from '@sanuk/engines/random/draw'

/**
 * What is wrong with a source of randomness: it sticks, it prefers a byte for a while, its bytes or the values drawn
 * from them are spread too unevenly (or too evenly), or the mapping from bytes to values is not the one we know.
 */
export type RandomFault = 'repetition' | 'proportion' | 'bytes' | 'values' | 'mapping'

const VALUES = 1_000_000

/** Values drawn before others have their turn: a few milliseconds. */
const SLICE = 20_000

/** Of 128 values that 7 bits can have 28 are thrown away: the part of the mapping that could introduce a bias. */
const BOUND = 100

/** Repetition count, NIST SP 800-90B 4.4.1, for 8 bits of entropy a byte: passed once in 2^48 bytes by chance. */
const LONGEST_RUN = 6

/** Adaptive proportion, NIST SP 800-90B 4.4.2: 20 of a window's first byte come once in 2^40 windows by chance. */
const WINDOW = 512
const MOST_IN_WINDOW = 19

/** Quantiles of chi-square, 2^-30 and 1 - 2^-30: chance leaves them on either side once in a thousand million tests. */
const CHI_SQUARE = { bytes: { least: 141.75, most: 414.9 }, values: { least: 36.24, most: 208.16 } }

/**
 * Tests a source of bytes, and the draws made from it, over a million values. Answers what is wrong, or null. A sound
 * source is called faulty about once in a hundred million tests.
 */
export async function faultIn(nextByte: NextByte): Promise<RandomFault | null> {
  if (!mapsAsKnown()) return 'mapping'
  const bytes = new Uint32Array(256)
  const values = new Uint32Array(BOUND)
  try {
    const draw = drawFrom(watched(nextByte, bytes))
    for (let drawn = 0; drawn < VALUES; drawn += 1) {
      if (drawn % SLICE === 0) await breathe()
      count(values, draw(BOUND))
    }
  } catch (fault) {
    if (fault instanceof Unsound) return fault.reason
    throw fault
  }
  if (!isEven(bytes, CHI_SQUARE.bytes)) return 'bytes'
  return isEven(values, CHI_SQUARE.values) ? null : 'values'
}

class Unsound extends Error {
  readonly reason: RandomFault

  constructor(reason: RandomFault) {
    super(reason)
    this.reason = reason
  }
}

/** The same bytes, counted. Throws at the first that sticks: a draw from such a source might never end. */
function watched(nextByte: NextByte, counts: Uint32Array): NextByte {
  let [last, run] = [-1, 0]
  let [first, seen, left] = [-1, 0, 0]
  return () => {
    const byte = nextByte()
    count(counts, byte)
    run = byte === last ? run + 1 : 1
    last = byte
    if (run > LONGEST_RUN) throw new Unsound('repetition')
    if (left === 0) [first, seen, left] = [byte, 0, WINDOW]
    if (byte === first) seen += 1
    left -= 1
    if (seen > MOST_IN_WINDOW) throw new Unsound('proportion')
    return byte
  }
}

/** Known answers: 200 is 72 in 7 bits; 228 is 100 and no result, so the next byte is taken; 99 stands for itself. */
function mapsAsKnown(): boolean {
  const bytes = [200, 228, 99]
  const draw = drawFrom(() => bytes.shift() ?? 0)
  return draw(BOUND) === 72 && draw(BOUND) === 99
}

function count(counts: Uint32Array, at: number): void {
  counts[at] = (counts[at] ?? 0) + 1
}

/** Pearson's chi-square against equal shares. Too small a sum is as unlike chance as too large a one. */
function isEven(counts: Uint32Array, { least, most }: { readonly least: number; readonly most: number }): boolean {
  const expected = counts.reduce((sum, one) => sum + one, 0) / counts.length
  const chiSquare = counts.reduce((sum, one) => sum + (one - expected) ** 2 / expected, 0)
  return chiSquare > least && chiSquare < most
}
