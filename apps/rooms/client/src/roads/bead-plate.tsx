import type { BeadPlateCell } from '@sanuk/engines/live/roads/bead-plate'
import type { Say } from '../words.ts'
import { type BeadLetters, usualLetters } from './bead-letters.ts'
import { lastColumn, RoadGrid } from './road-grid.tsx'

type BeadPlateProps = { readonly say: Say; readonly cells: readonly BeadPlateCell[]; readonly letters?: BeadLetters }

/** Results that a screen reader hears of a road: the newest ones. */
const TOLD = 12

/** Every result in its turn, with its letter; dots are pairs. */
export function BeadPlate({ say, cells, letters = usualLetters(say) }: BeadPlateProps) {
  const newest = cells.slice(-TOLD).map(({ winner }) => letters[winner])
  return (
    <RoadGrid label={say('rooms.road.bead', { results: newest.join(' ') || '–' })} kind="bead" last={lastColumn(cells)}>
      {cells.map(({ column, row, winner, playerPair, bankerPair }, at) => (
        <g
          key={`${column} ${row}`}
          transform={`translate(${column * 10} ${row * 10})`}
          data-winner={winner}
          data-newest={at === cells.length - 1}
        >
          <circle className="bead" cx="5" cy="5" r="4.2" />
          <text className="bead-letter" x="5" y="7">
            {letters[winner]}
          </text>
          {bankerPair && <circle className="pair" data-side="banker" cx="1.9" cy="1.9" r="1.3" />}
          {playerPair && <circle className="pair" data-side="player" cx="8.1" cy="8.1" r="1.3" />}
        </g>
      ))}
    </RoadGrid>
  )
}
