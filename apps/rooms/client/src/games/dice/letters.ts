import type { TwoSides } from '@sanuk/engines/live/spots'
import type { BeadLetters } from '../../roads/bead-letters.ts'
import type { RoomWord, Say } from '../../words.ts'
import { diceSpotName } from './spot-name.ts'

const LETTERS: Readonly<Record<string, RoomWord>> = {
  big: 'rooms-dice.letter.big',
  small: 'rooms-dice.letter.small',
  odd: 'rooms-dice.letter.odd',
  even: 'rooms-dice.letter.even',
  high: 'rooms-dice.letter.high',
  low: 'rooms-dice.letter.low',
}

/** Between high and low lies eleven; sides of sic bo are neither with a triple. */
const isAroundEleven = ({ red }: TwoSides): boolean => red === 'high'

/** The letters of two sides in roads. */
export function diceLetters(say: Say, sides: TwoSides): BeadLetters {
  const letter = (spot: string) => {
    const word = LETTERS[spot]
    return word ? say(word) : diceSpotName(say, spot).charAt(0)
  }
  return {
    banker: letter(sides.red),
    player: letter(sides.blue),
    tie: say(isAroundEleven(sides) ? 'rooms-dice.letter.eleven' : 'rooms-dice.letter.triple'),
  }
}

/** What a coup is called that was neither side's. */
export const neitherName = (say: Say, sides: TwoSides): string =>
  say(isAroundEleven(sides) ? 'rooms-dice.neither.eleven' : 'rooms-dice.neither.triple')
