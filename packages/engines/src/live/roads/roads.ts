import { askTheRoad, type NextMarks } from './ask-the-road.ts'
import { type BeadPlateCell, beadPlate } from './bead-plate.ts'
import { type BigRoad, bigRoad } from './big-road.ts'
import { type DerivedRoad, type DerivedRoadCell, derivedRoad } from './derived-roads.ts'
import { countResults, type ResultCounts } from './result-counts.ts'
import type { RoadResult } from './road-results.ts'

/** The five roads of a shoe. */
export type Roads = { readonly [road in DerivedRoad]: readonly DerivedRoadCell[] } & {
  readonly beadPlate: readonly BeadPlateCell[]
  readonly bigRoad: BigRoad
}

export const roadsOf = (results: readonly RoadResult[]): Roads => ({
  beadPlate: beadPlate(results),
  bigRoad: bigRoad(results),
  bigEyeBoy: derivedRoad('bigEyeBoy', results),
  smallRoad: derivedRoad('smallRoad', results),
  cockroachPig: derivedRoad('cockroachPig', results),
})

/** What a table shows of games whose outcomes stand alone: the roads that only repeat what came out. */
export const plainRoadsOf = (results: readonly RoadResult[]): Pick<Roads, 'beadPlate' | 'bigRoad'> => ({
  beadPlate: beadPlate(results),
  bigRoad: bigRoad(results),
})

/** All that a table shows of the coups of its shoe. */
export type Scorecard = {
  readonly roads: Roads
  readonly counts: ResultCounts
  /** The next marks of the derived roads by who wins next. */
  readonly next: { readonly player: NextMarks; readonly banker: NextMarks }
}

export const scorecardOf = (results: readonly RoadResult[]): Scorecard => ({
  roads: roadsOf(results),
  counts: countResults(results),
  next: { player: askTheRoad(results, 'player'), banker: askTheRoad(results, 'banker') },
})
