import { type Place, writeCursor } from '#platform/page-cursor'

/** Before all others of the same instant. */
export const NO_ID = '00000000-0000-0000-0000-000000000000'

type End = {
  /** Of a full page behind which there are more: its last row. */
  readonly last: Place | null
  /** Of a look that ended early: up to where there was nothing else. */
  readonly reached: Place | null
}

/** From where a list goes on that was looked for in stretches of time. */
export function nextCursorOf({ last, reached }: End): string | null {
  const place = last ?? reached
  return place && writeCursor(place)
}
