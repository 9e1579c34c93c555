import { type DerivedRoad, derivedColors, type RoadColor } from './derived-roads.ts'
import type { RoadResult } from './road-results.ts'

/** The mark that each derived road would get next; null where it would not have begun. */
export type NextMarks = { readonly [road in DerivedRoad]: RoadColor | null }

/** What the derived roads would show next if that side won. It is no forecast of who wins. */
export function askTheRoad(results: readonly RoadResult[], winner: 'player' | 'banker'): NextMarks {
  const next = [...results, { winner, playerPair: false, bankerPair: false }]
  // A win adds a mark to every road that has begun, so the last one is the new one.
  const lastOf = (road: DerivedRoad) => derivedColors(road, next).at(-1) ?? null
  return {
    bigEyeBoy: lastOf('bigEyeBoy'),
    smallRoad: lastOf('smallRoad'),
    cockroachPig: lastOf('cockroachPig'),
  }
}
