import { ROAD_ROWS, type RoadCell, type RoadResult } from './road-results.ts'

export type BeadPlateCell = RoadCell & RoadResult

/** Every result in its turn, ties included, column by column from the top. */
export const beadPlate = (results: readonly RoadResult[]): readonly BeadPlateCell[] =>
  results.map((result, at) => ({ column: Math.floor(at / ROAD_ROWS), row: at % ROAD_ROWS, ...result }))
