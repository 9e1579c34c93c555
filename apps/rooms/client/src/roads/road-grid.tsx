import { ROAD_ROWS } from '@sanuk/engines/live/roads/road-results'
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from 'react'

type RoadGridProps = {
  readonly label: string
  readonly kind: string
  /** The last column in use, from 0; -1 where there is none. */
  readonly last: number
  /** In how many cells of the drawing a cell of the road is drawn, from its upper left corner. */
  readonly children: ReactNode
}

/** A road, in a drawing in which each cell is 10 by 10; it is scrolled so that the newest cell is in sight. */
export function RoadGrid({ label, kind, last, children }: RoadGridProps) {
  const frame = useRef<HTMLDivElement>(null)
  const columns = last + 2
  useLayoutEffect(() => {
    const shown = frame.current
    if (shown && columns > 0) shown.scrollLeft = shown.scrollWidth
  }, [columns])
  return (
    <div className="road" data-road={kind} ref={frame} role="img" aria-label={label}>
      <svg
        viewBox={`0 0 ${columns * 10} ${ROAD_ROWS * 10}`}
        style={{ '--columns': columns } as CSSProperties}
        aria-hidden="true"
      >
        {children}
      </svg>
    </div>
  )
}

/** The last column in use of these cells. */
export const lastColumn = (cells: readonly { readonly column: number }[]): number =>
  cells.reduce((last, { column }) => Math.max(last, column), -1)
