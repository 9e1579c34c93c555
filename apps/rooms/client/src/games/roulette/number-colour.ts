import { numbersOf, rouletteWheel } from '@sanuk/engines/live/roulette/spots'

export type NumberColour = 'red' | 'black' | 'green'

const red = numbersOf('red')

/** The colour of a pocket. */
export function colourOf(number: number): NumberColour {
  if (number === 0) return 'green'
  return red.includes(number) ? 'red' : 'black'
}

/** A number as it goes over the wire, or null for what is on no wheel. */
export function readNumber(face: string | null | undefined): number | null {
  const number = Number(face)
  return face && rouletteWheel.includes(number) ? number : null
}
