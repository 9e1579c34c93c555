import type { RoomWord, Say } from '../../words.ts'
import { facesOfSpot } from './spot-faces.tsx'

const NAMES: Readonly<Record<string, RoomWord>> = {
  big: 'rooms-dice.spot.big',
  small: 'rooms-dice.spot.small',
  odd: 'rooms-dice.spot.odd',
  even: 'rooms-dice.spot.even',
  high: 'rooms-dice.spot.high',
  low: 'rooms-dice.spot.low',
  '11-hilo': 'rooms-dice.spot.11-hilo',
  'any-triple': 'rooms-dice.spot.any-triple',
}

/** What a spot of dice with numbers is called; its code where the words know none. */
export function diceSpotName(say: Say, spot: string): string {
  const word = NAMES[spot]
  if (word) return say(word)
  const [kind, last = ''] = spot.split('-')
  if (kind === 'total') return say('rooms-dice.spot.total', { total: last })
  const [low, high] = facesOfSpot(spot)
  if (low === undefined) return spot
  if (kind === 'pair') return say('rooms-dice.spot.pair', { low, high: high ?? '' })
  return kind === 'single' || kind === 'double' || kind === 'triple'
    ? say(`rooms-dice.spot.${kind}`, { face: low })
    : spot
}
