import type { BigRoad as BigRoadCells } from '@sanuk/engines/live/roads/big-road'
import type { Say } from '../words.ts'
import { type BeadLetters, usualLetters } from './bead-letters.ts'
import { lastColumn, RoadGrid } from './road-grid.tsx'

type BigRoadProps = { readonly say: Say; readonly road: BigRoadCells; readonly letters?: BeadLetters }

/** Wins of one side below each other. A tie strikes through the win before it; dots are pairs. */
export function BigRoad({ say, road, letters = usualLetters(say) }: BigRoadProps) {
  const { cells, leadingTies } = road
  return (
    <RoadGrid label={say('rooms.road.big')} kind="big" last={lastColumn(cells)}>
      {cells.length === 0 && leadingTies > 0 && <Ties count={leadingTies} />}
      {cells.map(({ column, row, winner, ties, playerPair, bankerPair }, at) => (
        <g
          key={`${column} ${row}`}
          transform={`translate(${column * 10} ${row * 10})`}
          data-winner={winner}
          data-newest={at === cells.length - 1}
        >
          <circle className="ring" cx="5" cy="5" r="3.7" />
          {ties === 0 && (
            <text className="ring-letter" x="5" y="6.7">
              {letters[winner]}
            </text>
          )}
          {ties > 0 && <Ties count={ties} />}
          {bankerPair && <circle className="pair" data-side="banker" cx="1.7" cy="1.7" r="1.4" />}
          {playerPair && <circle className="pair" data-side="player" cx="8.3" cy="8.3" r="1.4" />}
        </g>
      ))}
    </RoadGrid>
  )
}

/** A stroke for ties, with their number where there are several. */
function Ties({ count }: { readonly count: number }) {
  return (
    <>
      <path className="tie-stroke" d="M2.2 7.8 L7.8 2.2" />
      {count > 1 && (
        <text className="tie-count" x="5" y="6.9">
          {count}
        </text>
      )}
    </>
  )
}
