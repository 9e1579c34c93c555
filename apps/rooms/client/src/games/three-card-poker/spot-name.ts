import type { SpotPay } from '@sanuk/engines/live/spots'
import type { Say } from '../../words.ts'
import { HANDS } from './hand-of.ts'

const SPOTS = ['ante', 'pair-plus', 'play'] as const

/** What a spot is called; its code where the game has none. */
export function spotName(say: Say, spot: string): string {
  const known = SPOTS.find((each) => each === spot)
  return known ? say(`rooms-three-card.spot.${known}`) : spot
}

/** A case of the pay table in words. */
export function caseName(say: Say, { when }: SpotPay): string {
  if (when === 'won') return say('rooms-three-card.case.won')
  const known = HANDS.find((each) => each === when)
  return known ? say(`rooms-three-card.hand.${known}`) : when
}
