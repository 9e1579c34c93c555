import { FIGHT_RESULTS } from '@sanuk/engines/live/cockfight/spots'
import type { Say } from '../../words.ts'

/** What a spot is called; its code where the words know none. */
export function spotName(say: Say, spot: string): string {
  const known = FIGHT_RESULTS.find((result) => result === spot)
  return known ? say(`rooms-cockfight.spot.${known}`) : spot
}
