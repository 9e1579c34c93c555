import type { Board } from './board.ts'
import type { SlotRules } from './slot-rules.ts'

type Strip = readonly string[]

/** What is seen, and where each strip stands in the top row. */
export type Standing = { readonly board: Board; readonly tops: readonly number[] }

/** Where the strips of a spin have stopped, and the reels that stayed full of wilds whatever is below. */
type Stopped = { readonly strips: readonly Strip[]; readonly tops: readonly number[]; readonly full: readonly number[] }

/** What is seen then. The strip goes round: its end is followed by its beginning. A wild fills its reel where wilds do. */
export function stopped({ rows, wild, wildsFill }: SlotRules, { strips, tops, full }: Stopped): Standing {
  const board = strips.flatMap((strip, reel) => {
    const seen = Array.from({ length: rows }, (_, row) => strip[((tops[reel] ?? 0) + row) % strip.length] ?? '')
    const isFilled = full.includes(reel) || (wildsFill && seen.includes(wild))
    return isFilled ? seen.map(() => wild) : seen
  })
  return { board, tops }
}

/** What is seen once these places are empty: each reel, read from the bottom, is what is left and then its strip backwards. */
export function fallen(strips: readonly Strip[], { board, tops }: Standing, gone: ReadonlySet<number>): Standing {
  const rows = board.length / strips.length
  const newTops: number[] = []
  const reels = strips.map((strip, reel) => {
    const upward: string[] = []
    for (let place = (reel + 1) * rows - 1; place >= reel * rows; place -= 1) {
      if (!gone.has(place)) upward.push(board[place] ?? '')
    }
    let top = tops[reel] ?? 0
    while (upward.length < rows) {
      top = top === 0 ? strip.length - 1 : top - 1
      upward.push(strip[top] ?? '')
    }
    newTops.push(top)
    return upward.reverse()
  })
  return { board: reels.flat(), tops: newTops }
}
