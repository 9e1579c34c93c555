import { useState } from 'react'
import type { BaccaratView } from './baccarat-coup.ts'

export type Bead = { readonly round: string; readonly view: BaccaratView }

export const ROAD_ROWS = 6
export const ROAD_COLUMNS = 16

/** The results of this visit, the latest last; when the road is full its first column is taken away. */
export function useRoad(round: string, view: BaccaratView | null, isOver: boolean): readonly Bead[] {
  const [road, setRoad] = useState<{ last: string; beads: readonly Bead[] }>({ last: round, beads: [] })
  if (view && isOver && road.last !== round) {
    const kept = road.beads.slice(road.beads.length === ROAD_ROWS * ROAD_COLUMNS ? ROAD_ROWS : 0)
    setRoad({ last: round, beads: [...kept, { round, view }] })
  }
  return road.beads
}
