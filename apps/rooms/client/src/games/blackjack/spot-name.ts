import type { SpotPay } from '@sanuk/engines/live/spots'
import type { Say } from '../../words.ts'

const SPOTS = ['hand', 'pair', 'twenty-one-three', 'double', 'split', 'double-first', 'double-second'] as const

/** What a spot is called; its code where the game has none. */
export function spotName(say: Say, spot: string): string {
  const known = SPOTS.find((each) => each === spot)
  return known ? say(`rooms-blackjack.spot.${known}`) : spot
}

const CASES = [
  'blackjack',
  'won',
  'perfect-pair',
  'coloured-pair',
  'mixed-pair',
  'suited-three',
  'straight-flush',
  'three-of-a-kind',
  'straight',
  'flush',
] as const

/** A case of the pay table in words. */
export function caseName(say: Say, { when }: SpotPay): string {
  const known = CASES.find((each) => each === when)
  return known ? say(`rooms-blackjack.case.${known}`) : when
}
