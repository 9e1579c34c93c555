import { bigRoadDepths } from '@sanuk/engines/live/roads/big-road'
import type { GoodRoad } from '../lobby-search.ts'
import { readResults } from './read-results.ts'

/** So many wins make a road. Ties neither break nor lengthen it. */
const LEAST = 4

/** A road that the latest wins make: so many of them. Of a long run, whose wins they are. */
export type FoundRoad = {
  readonly road: GoodRoad
  readonly length: number
  readonly side: 'banker' | 'player' | null
}

/**
 * The road of the latest wins, if they make one: a long run of one side, ping-pong (both sides in turn), or doubles (two
 * of each side in turn; of the newest side one may be missing). No two of them can be there at once.
 */
export function findGoodRoad(results: string): FoundRoad | null {
  const read = readResults(results)
  const depths = bigRoadDepths(read)
  const last = depths.at(-1) ?? 0
  if (last >= LEAST) {
    const winner = read.findLast((result) => result.winner !== 'tie')?.winner
    return { road: 'long', length: last, side: winner === 'banker' ? 'banker' : 'player' }
  }
  const turns = inTurn(depths)
  if (turns >= LEAST) return { road: 'pingpong', length: turns, side: null }
  const doubles = inDoubles(depths)
  return doubles >= LEAST ? { road: 'double', length: doubles, side: null } : null
}

/** Whether the latest wins of a shoe are such a road. */
export const hasGoodRoad = (road: GoodRoad, results: string): boolean => findGoodRoad(results)?.road === road

/** How many of the latest wins were of the sides in turn: the single ones at the end, and the last of the streak before. */
function inTurn(depths: readonly number[]): number {
  const singles = depths.length - 1 - depths.findLastIndex((depth) => depth > 1)
  return singles < depths.length ? singles + 1 : singles
}

/** How many of the latest wins came two by two; the newest pair may have begun only. */
function inDoubles(depths: readonly number[]): number {
  const begun = depths.at(-1) === 1 ? 1 : 0
  const whole = begun ? depths.slice(0, -1) : depths
  const pairs = whole.length - 1 - whole.findLastIndex((depth) => depth !== 2)
  return 2 * pairs + begun
}
