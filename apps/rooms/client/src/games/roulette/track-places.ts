import { rouletteWheel } from '@sanuk/engines/live/roulette/spots'
import type { Place } from './cloth-places.ts'

/** A racetrack as a ring of fields: how many lie in a row at the top, and how many rows there are (an odd number). */
export type TrackShape = { readonly columns: number; readonly rows: number }

/** Long on a wide cloth, high on a phone, where every field is wide enough for a finger. */
export const TRACKS = { wide: { columns: 18, rows: 3 }, high: { columns: 12, rows: 9 } } as const

/** The fields of a track in the order of the wheel: zero in the middle of the right end, then clockwise. */
export function trackPlaces({ columns, rows }: TrackShape): readonly Place[] {
  const besideZero = (rows - 3) / 2
  const onLeft = rouletteWheel.length - 1 - 2 * besideZero - 2 * columns
  // Without fields of its own the left end belongs to the corners.
  const corner = onLeft === 0 ? rows / 2 : 1
  const leftHeight = onLeft === 0 ? 0 : (rows - 2) / onLeft
  const field = (x: number, y: number, height = 1): Place => ({ x, y, width: 1, height })
  const row = (y: number) =>
    many(columns, (at) => (at === 0 && y > 0 ? field(0, rows - corner, corner) : field(at, y, at === 0 ? corner : 1)))
  return [
    field(columns - 1, (rows - 1) / 2),
    ...many(besideZero, (at) => field(columns - 1, (rows + 1) / 2 + at)),
    ...row(rows - 1).toReversed(),
    ...many(onLeft, (at) => field(0, rows - 1 - (at + 1) * leftHeight, leftHeight)),
    ...row(0),
    ...many(besideZero, (at) => field(columns - 1, 1 + at)),
  ]
}

const many = <Item>(count: number, make: (at: number) => Item): Item[] =>
  Array.from({ length: count }, (_, at) => make(at))
