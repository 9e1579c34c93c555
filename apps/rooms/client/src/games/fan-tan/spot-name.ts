import { fanTanSpots } from '@sanuk/engines/live/fan-tan/spots'
import type { Say } from '../../words.ts'

const groups = new Map(fanTanSpots.map(({ code, group }) => [code, group]))

/** The numbers in a spot's code, in its order. */
export const numbersIn = (spot: string): readonly string[] => spot.match(/\d/g) ?? []

/** What a spot of fan tan is called; its code where the game has none. */
export function spotName(say: Say, spot: string): string {
  const [first = '', second = ''] = numbersIn(spot)
  const numbers = numbersIn(spot).join('-')
  switch (groups.get(spot)) {
    case 'fan':
      return say('rooms-fan-tan.spot.fan', { numbers })
    case 'nim':
      return say('rooms-fan-tan.spot.nim', { wins: first, returns: second })
    case 'kwok':
      return say('rooms-fan-tan.spot.kwok', { numbers })
    case 'sheh-sam-hong':
      return say('rooms-fan-tan.spot.sheh-sam-hong', { numbers })
    default:
      return spot
  }
}
