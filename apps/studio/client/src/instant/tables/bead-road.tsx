import type { Say } from '../../words.ts'
import type { BaccaratView } from './baccarat-coup.ts'
import { type Bead, ROAD_COLUMNS, ROAD_ROWS } from './use-road.ts'

type BeadRoadProps = { readonly say: Say; readonly beads: readonly Bead[] }

/** What the rounds of this visit came to, column by column. It tells nothing of the rounds to come. */
export function BeadRoad({ say, beads }: BeadRoadProps) {
  return (
    <ol className="bead-road" aria-label={say('game.baccarat.road')}>
      {beads.map(({ round, view: { winner, player, banker } }) => (
        <li key={round} className="bead" data-winner={winner}>
          <span aria-hidden="true">{say(`game.baccarat.bead.${winner}`)}</span>
          <span className="visually-hidden">{resultText(say, { winner, player, banker })}</span>
          {player.isPair && <i className="bead-pair" data-side="player" />}
          {banker.isPair && <i className="bead-pair" data-side="banker" />}
        </li>
      ))}
      {EMPTY.slice(beads.length).map((place) => (
        <li key={place} className="bead" aria-hidden="true" />
      ))}
    </ol>
  )
}

const EMPTY = Array.from({ length: ROAD_ROWS * ROAD_COLUMNS }, (_, at) => `place ${at}`)

/** Who won, by how many. */
export function resultText(say: Say, { winner, player, banker }: BaccaratView): string {
  return say(`game.baccarat.won.${winner}`, { player: player.total, banker: banker.total })
}
