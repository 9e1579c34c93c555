/** Who won a coup. Roads of other games name their sides so, too: the red one banker, the blue one player, neither tie. */
export type RoadWinner = 'player' | 'banker' | 'tie'

/** What a coup came to, as far as roads show it. */
export type RoadResult = {
  readonly winner: RoadWinner
  readonly playerPair: boolean
  readonly bankerPair: boolean
  /** Whether a side had eight or nine with two cards, where a table shows that. */
  readonly natural?: boolean
}

/** A place of the grid, from 0; the left column is the first and the top row is the first. */
export type RoadCell = { readonly column: number; readonly row: number }

/** Rows of every road. */
export const ROAD_ROWS = 6
