import type { Say } from '../../words.ts'

/** What a spot is called; its code where the words know none. */
export function spotName(say: Say, spot: string): string {
  if (spot === 'andar' || spot === 'bahar') return say(`rooms-andar-bahar.spot.${spot}`)
  const [, least, most] = /^cards-(\d+)-(\d+)$/.exec(spot) ?? []
  return least && most ? say('rooms-andar-bahar.spot.cards', { least, most }) : spot
}
