import { BIRD_NAMES, PLUMAGES } from '@sanuk/engines/live/cockfight/birds'
import type { Say } from '../../words.ts'

/** What a bird is called; its code where the words know none. */
export function birdName(say: Say, code: string): string {
  const known = BIRD_NAMES.find((name) => name === code)
  return known ? say(`rooms-cockfight.bird.${known}`) : code
}

/** A colouring in words; its code where the words know none. */
export function plumageName(say: Say, code: string): string {
  const known = PLUMAGES.find((plumage) => plumage === code)
  return known ? say(`rooms-cockfight.plumage.${known}`) : code
}
