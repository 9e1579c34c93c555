import { bigRoadDepths } from '@sanuk/engines/live/roads/big-road'
import type { GoodRoad } from '../lobby-search.ts'
import { readResults } from './read-results.ts'

/** So many wins make a road. Ties neither break nor lengthen it. */
const LEAST = 4

/** Whether the latest wins of a shoe are such a road. */
export function hasGoodRoad(road: GoodRoad, results: string): boolean {
  const depths = bigRoadDepths(readResults(results))
  return (road === 'long' ? (depths.at(-1) ?? 0) : inTurn(depths)) >= LEAST
}

/** How many of the latest wins were of the sides in turn: the single ones at the end, and the last of the streak before. */
function inTurn(depths: readonly number[]): number {
  const singles = depths.length - 1 - depths.findLastIndex((depth) => depth > 1)
  return singles < depths.length ? singles + 1 : singles
}
