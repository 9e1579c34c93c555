import { type Fraction, fraction } from '../exact/fraction.ts'
import { BOUND_MAX, type Draw } from '../random/draw.ts'
import { requireWhole } from './lookup.ts'

/** The lowest multiple that can be aimed at, in hundredths: 1.01. */
export const LOWEST_TARGET = 101
/** No crash point is higher, in hundredths: 1 000 000.00. */
export const HIGHEST_TARGET = 100_000_000

/** Points of the lattice: 2^52, taken in a draw below 2^32 and one below 2^20. */
const LATTICE = 2n ** 52n
const LOW_BITS = 20
/** What players get of a fair multiple of 1 in limbo and the usual flight, in hundredths. */
const USUAL_SHARE = 99
const LOWEST_POINT = 100

/**
 * The multiple, in hundredths, up to which a round of limbo or crash goes: share * 2^52 / u in whole hundredths, u being
 * uniform from 1 to 2^52, but at least 1.00 and at most the highest target. It is the usual law of such games, 0.99 (or
 * another share) divided by a uniform number, in whole numbers only. Two draws.
 */
export function drawCrashPoint(draw: Draw, share: number = USUAL_SHARE): number {
  const high = BigInt(draw(BOUND_MAX))
  const low = BigInt(draw(2 ** LOW_BITS))
  const hundredths = (BigInt(share) * LATTICE) / ((high << BigInt(LOW_BITS)) + low + 1n)
  return Math.min(Math.max(Number(hundredths), LOWEST_POINT), HIGHEST_TARGET)
}

/**
 * The exact chance that a crash point is at or above a target in hundredths: of the u of the lattice those up to
 * share * 2^52 / target reach it. The part of one u that is cut off there is all that the return lacks of the share; at the
 * highest target that is less than one in 4 000 000 000. Throws `RangeError` for what is no target.
 */
export function chanceToReach(target: number, share: number = USUAL_SHARE): Fraction {
  requireWhole(target, LOWEST_TARGET, HIGHEST_TARGET)
  return fraction((BigInt(share) * LATTICE) / BigInt(target), LATTICE)
}
