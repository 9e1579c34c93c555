import { type Fraction, fraction, product, quotient, sum } from '../exact/fraction.ts'
import { BOUND_MAX, type Draw } from '../random/draw.ts'

/**
 * A pool that must be won before it is larger than its cap. Money is in the smallest unit; `share` is how much of every
 * stake goes in, in millionths.
 */
export type MustDrop = { readonly seed: bigint; readonly cap: bigint; readonly share: number }

const MILLION = 1_000_000n

/**
 * Draws the amount at which a pool is won that begins at `start`: every whole unit from there to the cap, both included, with
 * the same chance. Throws `RangeError` where there is none.
 */
export const drawThreshold = ({ start, cap }: { readonly start: bigint; readonly cap: bigint }, draw: Draw): bigint =>
  start + drawBelow(cap - start + 1n, draw)

const WORD = BigInt(BOUND_MAX)

/** Larger bounds are put together of two draws, and what is no result is thrown away and drawn again: nothing is folded. */
function drawBelow(bound: bigint, draw: Draw): bigint {
  if (bound <= WORD) return BigInt(draw(Number(bound)))
  for (;;) {
    const value = BigInt(draw(Number((bound - 1n) / WORD) + 1)) * WORD + BigInt(draw(BOUND_MAX))
    if (value < bound) return value
  }
}

/** The middle of all thresholds, which is what they are on average. */
export const expectedThreshold = ({ seed, cap }: MustDrop): Fraction => fraction(seed + cap, 2n)

/** What comes back of all stakes in the long run: their share, and the seed for what is put in until it is won. */
export type Returned = { readonly contributed: Fraction; readonly seeded: Fraction; readonly together: Fraction }

/**
 * The long-term return of stakes whose share is small beside the pool: share + seed × share / (E[threshold] − seed). All that
 * is put in is won, and each time a seed.
 */
export function mustDropReturn(pool: MustDrop): Returned {
  const contributed = fraction(BigInt(pool.share), MILLION)
  const room = sum([expectedThreshold(pool), fraction(-pool.seed)])
  const seeded = quotient(product(fraction(pool.seed), contributed), room)
  return { contributed, seeded, together: sum([contributed, seeded]) }
}

/**
 * The same, exactly, for players who all stake this much. What the last share brings beyond the threshold is paid, too, so
 * that it takes a little more to win a seed. Throws `RangeError` for a stake of which nothing goes in.
 */
export function mustDropReturnAt(pool: MustDrop, stake: bigint): Returned {
  const contributed = fraction(BigInt(pool.share), MILLION)
  const seeded = quotient(fraction(pool.seed), product(fraction(stake), expectedRounds(pool, stake)))
  return { contributed, seeded, together: sum([contributed, seeded]) }
}

/** How many rounds of that stake it takes on average: so many as fill the way to the threshold, and one at the least. */
export function expectedRounds({ seed, cap, share }: MustDrop, stake: bigint): Fraction {
  const put = stake * BigInt(share)
  if (put <= 0n) throw new RangeError('a stake of which nothing goes into the pool')
  const way = cap - seed
  // A threshold d units above the seed takes ⌈d × million / put⌉ rounds: ⌈x / n⌉ is ⌊(x + n − 1) / n⌋.
  const rounds = floorSum({ count: way, by: MILLION, from: MILLION + put - 1n, over: put })
  return fraction(rounds + 1n, way + 1n)
}

type FloorSum = { readonly count: bigint; readonly by: bigint; readonly from: bigint; readonly over: bigint }

/** The sum of ⌊(from + by × i) / over⌋ for i from 0 below `count`, as Euclid's algorithm counts points under a line. */
function floorSum({ count, by, from, over }: FloorSum): bigint {
  if (count === 0n) return 0n
  const whole = ((count * (count - 1n)) / 2n) * (by / over) + count * (from / over)
  const [slope, first] = [by % over, from % over]
  const highest = slope * count + first
  if (highest < over) return whole
  return whole + floorSum({ count: highest / over, by: over, from: highest % over, over: slope })
}
