/** Where the reels stand on the page, in CSS pixels: the gold frame and the window inside it. */
export type Place = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly rim: number
  readonly cell: { readonly width: number; readonly height: number }
  readonly symbol: number
}

/** How much of a cell a symbol's picture takes; over 1, since the drawing has a fifth of air around it. */
const FILL = { width: 1.13, height: 1.05 }

/** Screens up to this height leave little but the machine, in CSS pixels. */
const LOW_SCREEN = 520

/** Derives the window, its cells and the size of symbols from the box the style gave to the frame. */
export function placeIn(box: DOMRectReadOnly, { reels, rows }: { reels: number; rows: number }): Place {
  const rim = Math.round(Math.min(20, Math.max(8, box.width * 0.018)))
  const width = Math.max(1, box.width - rim * 2)
  const height = Math.max(1, box.height - rim * 2)
  const cell = { width: width / reels, height: height / rows }
  const symbol = Math.min(cell.width * FILL.width, cell.height * FILL.height)
  return { x: box.x + rim, y: box.y + rim, width, height, rim, cell, symbol }
}

/** About how large symbols will be, in CSS pixels, before there is a box: what the style leaves to the machine. */
export function roughSymbol({ reels, rows }: { reels: number; rows: number }): number {
  const { innerWidth: width, innerHeight: height } = window
  const tall = height > LOW_SCREEN ? 0.64 : 0.76
  return Math.min((width * 1.06) / reels, (height * tall) / rows)
}

/** The middle of a cell, in the window's own coordinates. */
export function middleOf(place: Place, reel: number, row: number): { x: number; y: number } {
  return { x: (reel + 0.5) * place.cell.width, y: (row + 0.5) * place.cell.height }
}
