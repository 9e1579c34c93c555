import type { Say } from '../../words.ts'

const SPOTS = [
  'even',
  'odd',
  'four-white',
  'three-white-one-red',
  'two-two',
  'three-red-one-white',
  'four-red',
] as const

/** What a spot of sedie is called; its code where the game has none. */
export function spotName(say: Say, spot: string): string {
  const known = SPOTS.find((each) => each === spot)
  return known ? say(`rooms-sedie.spot.${known}`) : spot
}
