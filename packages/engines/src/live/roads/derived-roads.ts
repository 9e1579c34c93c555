import { bigRoadDepths } from './big-road.ts'
import type { RoadCell, RoadResult } from './road-results.ts'
import { layOutStreaks, streakLengthsOf } from './streak-layout.ts'

/** Red where the big road repeats its shape, blue where it breaks it. It does not say which side won. */
export type RoadColor = 'red' | 'blue'

export type DerivedRoadCell = RoadCell & { readonly color: RoadColor }

/** How many columns of the big road each derived road looks back. */
const COLUMNS_BACK = { bigEyeBoy: 1, smallRoad: 2, cockroachPig: 3 } as const

export type DerivedRoad = keyof typeof COLUMNS_BACK

/** A derived road, drawn like a big road of its colours. */
export function derivedRoad(road: DerivedRoad, results: readonly RoadResult[]): readonly DerivedRoadCell[] {
  const colors = derivedColors(road, results)
  const cells = layOutStreaks(streakLengthsOf(colors))
  return colors.flatMap((color, at) => (cells[at] ? [{ ...cells[at], color }] : []))
}

/**
 * The marks of a derived road, one for each win from the second cell of column k or the first of column k + 1 on, k being
 * how many columns it looks back and the first column 0. Columns are streaks: tails do not count.
 */
export function derivedColors(road: DerivedRoad, results: readonly RoadResult[]): readonly RoadColor[] {
  const depths = bigRoadDepths(results)
  const back = COLUMNS_BACK[road]
  return depths.flatMap((depth, column) =>
    Array.from({ length: depth }, (_, row) => colorAt(depths, { column, row }, back)).filter((color) => color !== null),
  )
}

/**
 * The first cell of a column: red where the column before is as deep as the one `back` columns before that. Any other:
 * blue where it is the first that is deeper than the column `back` columns before. Null before there is enough to compare.
 */
function colorAt(depths: readonly number[], { column, row }: RoadCell, back: number): RoadColor | null {
  if (row === 0) {
    if (column < back + 1) return null
    return depths[column - 1] === depths[column - 1 - back] ? 'red' : 'blue'
  }
  if (column < back) return null
  return depths[column - back] === row ? 'blue' : 'red'
}
