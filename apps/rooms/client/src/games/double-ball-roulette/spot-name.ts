import { SAME_NUMBER } from '@sanuk/engines/live/double-ball-roulette/spots'
import type { Say } from '../../words.ts'
import { spotName as rouletteSpotName } from '../roulette/spot-name.ts'

/** What a spot is called: those of the cloth as in roulette. */
export function spotName(say: Say, spot: string): string {
  if (spot === SAME_NUMBER) return say('rooms-roulette.double.spot.same')
  const [kind, number] = spot.split('-')
  return kind === 'both' && number !== undefined
    ? say('rooms-roulette.double.spot.both', { number })
    : rouletteSpotName(say, spot)
}
