import * as z from 'zod/mini'
import { hashOf } from './draws.ts'
import { money, symbol } from './limits.ts'
import { unitsOf } from './money.ts'

const digits = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** A pool that had to be won, as the round ended its run: what was kept secret until then, and what was in it before. */
export const shownDrop = z.object({
  pool: symbol,
  place: z.int().check(z.gte(1)),
  commitment: digits,
  threshold: money,
  salt: digits,
  start: money,
  cap: money,
  before: money,
  /** How much of the stake went in, in millionths. */
  share: z.int().check(z.gte(1), z.lte(1_000_000)),
})
export type ShownDrop = z.output<typeof shownDrop>

const MILLION = 1_000_000n

/**
 * Whether the amount is the one whose hash was told when the run began and lies between its start and its cap; and whether the
 * share of this stake brought the pool there, from below, and all that was in it then was paid.
 */
export function dropHolds(drop: ShownDrop, { stake, jackpot }: { stake: string; jackpot: string }): boolean {
  const [start, cap, threshold] = [unitsOf(drop.start), unitsOf(drop.cap), unitsOf(drop.threshold)]
  const [before, after] = [unitsOf(drop.before), unitsOf(jackpot)]
  const isCommitted = hashOf(`${drop.threshold}:${drop.salt}`) === drop.commitment
  // Where the run is won at what it began with, its first round wins it.
  const wasBelow = before < threshold || (before === start && threshold === start)
  return (
    isCommitted &&
    start <= threshold &&
    threshold <= cap &&
    start <= before &&
    wasBelow &&
    after >= threshold &&
    isShare(after - before, unitsOf(stake) * BigInt(drop.share))
  )
}

/** Whether a pool grew by this, in whole units: what is below one stays in it, and may make up another. */
const isShare = (grown: bigint, millionths: bigint): boolean =>
  grown === millionths / MILLION || grown === (millionths + MILLION - 1n) / MILLION
