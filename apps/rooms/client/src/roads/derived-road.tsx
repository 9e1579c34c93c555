import type { DerivedRoadCell, RoadColor, DerivedRoad as RoadName } from '@sanuk/engines/live/roads/derived-roads'
import type { Say } from '../words.ts'
import { lastColumn, RoadGrid } from './road-grid.tsx'

type DerivedRoadProps = { readonly say: Say; readonly road: RoadName; readonly cells: readonly DerivedRoadCell[] }

/** Whether the big road repeats its shape: red where it does, blue where it does not. */
export function DerivedRoad({ say, road, cells }: DerivedRoadProps) {
  return (
    <RoadGrid label={say(`rooms.road.${road}`)} kind={road} last={lastColumn(cells)}>
      {cells.map(({ column, row, color }) => (
        <g key={`${column} ${row}`} transform={`translate(${column * 10} ${row * 10})`}>
          <Mark {...{ road, color }} />
        </g>
      ))}
    </RoadGrid>
  )
}

/** A mark of a derived road in a field of 10 by 10: a ring, a disc or a stroke. */
export function Mark({ road, color }: { readonly road: RoadName; readonly color: RoadColor }) {
  if (road === 'cockroachPig') return <path className="mark-stroke" data-color={color} d="M2 8 L8 2" />
  return (
    <circle className={road === 'bigEyeBoy' ? 'mark-ring' : 'mark-disc'} data-color={color} cx="5" cy="5" r="3.4" />
  )
}
