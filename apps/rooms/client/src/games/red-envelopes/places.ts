import { redEnvelopes } from '@sanuk/engines/live/red-envelopes/spots'

export type Place = { readonly x: number; readonly y: number; readonly tilt: number }

/** Rows of the tree from its top: how many envelopes hang there, how high and how far to both sides. */
const ROWS = [
  { count: 5, y: 44, reach: 92 },
  { count: 6, y: 82, reach: 142 },
  { count: 7, y: 120, reach: 178 },
  { count: 6, y: 158, reach: 152 },
] as const

const MIDDLE = 280

/** Where each envelope hangs, in a picture of 560 by 250. */
export const places: readonly Place[] = ROWS.flatMap(({ count, y, reach }) =>
  Array.from({ length: count }, (_, at) => {
    const side = (2 * at) / (count - 1) - 1
    return { x: MIDDLE + side * reach, y: y + 14 * side * side, tilt: 6 * Math.sin(at * 2.4 + y) }
  }),
)

if (places.length !== redEnvelopes.segments.length) {
  throw new Error(`the tree has places for ${places.length} of ${redEnvelopes.segments.length} envelopes`)
}
