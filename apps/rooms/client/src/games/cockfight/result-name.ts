import { FIGHT_RESULTS } from '@sanuk/engines/live/cockfight/spots'
import type { Say } from '../../words.ts'

/** How a fight ended, in words; also that it was cancelled. */
export function resultName(say: Say, end: string): string {
  const known = [...FIGHT_RESULTS, 'cancelled' as const].find((result) => result === end)
  return known ? say(`rooms-cockfight.result.${known}`) : end
}
