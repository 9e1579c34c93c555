import { numbersOf, rouletteSpots } from '@sanuk/engines/live/roulette/spots'
import type { Say } from '../../words.ts'

const groups = new Map(rouletteSpots.map(({ code, group }) => [code, group]))

/** What a spot of roulette is called; its code where the game has none. */
export function spotName(say: Say, spot: string): string {
  const group = groups.get(spot)
  if (group === undefined) return spot
  const numbers = numbersOf(spot)
  const range = { first: Math.min(...numbers), last: Math.max(...numbers) }
  const list = { numbers: numbers.join('/') }
  switch (group) {
    case 'straight':
      return say('rooms-roulette.spot.straight', list)
    case 'split':
      return say('rooms-roulette.spot.split', list)
    case 'street':
      return say('rooms-roulette.spot.street', range)
    case 'trio':
      return say('rooms-roulette.spot.trio', list)
    case 'corner':
      return say('rooms-roulette.spot.corner', list)
    case 'first-four':
      return say('rooms-roulette.spot.first-four', range)
    case 'six-line':
      return say('rooms-roulette.spot.six-line', range)
    case 'column':
      return say('rooms-roulette.spot.column', { column: numbers[0] ?? '' })
    case 'dozen':
      return say('rooms-roulette.spot.dozen', range)
    default:
      return evenChanceName(say, spot)
  }
}

/** What a bet on half of the numbers is called. */
function evenChanceName(say: Say, spot: string): string {
  const chance = EVEN_CHANCES.find((each) => each === spot)
  return chance ? say(`rooms-roulette.spot.${chance}`) : spot
}

/** What stands on the cloth for a bet on half of the numbers: at a French table its French name. */
export function evenChanceLabel(say: Say, spot: string, isFrench: boolean): string {
  const chance = EVEN_CHANCES.find((each) => each === spot)
  return chance && isFrench ? say(`rooms-roulette.french.${chance}`) : evenChanceName(say, spot)
}

/** Bets on half of the numbers, in the order in which they lie on the cloth. */
export const EVEN_CHANCES = ['low', 'even', 'red', 'black', 'odd', 'high'] as const
