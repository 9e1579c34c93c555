import type { BoardTable } from '@sanuk/contracts/boards'
import styles from './board.module.css'
import { BoardCounts } from './board-counts.tsx'
import { LatestMarks } from './latest-marks.tsx'
import { RoadBadge } from './road-badge.tsx'
import { ShareBars } from './share-bars.tsx'
import { SmallRoad } from './small-road.tsx'
import { lookOf } from './tile-looks.ts'

/** What came at a table, as its game is shown: the road with its badge, the latest outcomes, and how they are shared. */
export function BoardOutcomes({ table }: { readonly table: BoardTable }) {
  const { results, outcomes = [] } = table
  const { sides, marks, shares } = lookOf(table)
  const road = results !== '' && sides
  if (!road && (outcomes.length === 0 || !(marks || shares))) return null
  return (
    <span className={styles.shoe} aria-hidden="true">
      {road && (
        <>
          <RoadBadge {...{ results, sides }} />
          <span className={styles.touch}>
            <BoardCounts {...{ results, sides }} />
          </span>
          <SmallRoad results={results} />
        </>
      )}
      {marks && <LatestMarks {...{ outcomes, marks }} />}
      {shares && <ShareBars {...{ outcomes, shares }} />}
    </span>
  )
}
