/** What is seen, as one row of places: the reels from the left, each from the top. */
export type Board = readonly string[]

/** Reels of rows, as a record writes them. */
export function gridOf(board: Board, rows: number): string[][] {
  const reels = Array.from({ length: board.length / rows }, (_, reel) => reel * rows)
  return reels.map((first) => board.slice(first, first + rows))
}

/** The reel and the row of a place. */
export const cellOf = (place: number, rows: number): [number, number] => [Math.floor(place / rows), place % rows]
