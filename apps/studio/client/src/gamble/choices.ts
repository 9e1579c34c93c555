import type { Suit } from '@sanuk/vendor-client/cards/suit-outlines'
import type { GambleMove, Guess } from '#protocol'
import type { GameWord } from '../words.ts'

/** A word about the next card as its button shows it; the key says it, too. */
export type GuessChoice = {
  readonly guess: Guess
  readonly word: GameWord
  readonly suits: readonly Suit[]
  readonly key: string
}

export const COLOURS: readonly GuessChoice[] = [
  { guess: 'red', word: 'game.gamble.red', suits: ['h', 'd'], key: 'KeyR' },
  { guess: 'black', word: 'game.gamble.black', suits: ['s', 'c'], key: 'KeyB' },
]

export const SUIT_CHOICES: readonly GuessChoice[] = [
  { guess: 'clubs', word: 'game.gamble.clubs', suits: ['c'], key: 'Digit1' },
  { guess: 'diamonds', word: 'game.gamble.diamonds', suits: ['d'], key: 'Digit2' },
  { guess: 'hearts', word: 'game.gamble.hearts', suits: ['h'], key: 'Digit3' },
  { guess: 'spades', word: 'game.gamble.spades', suits: ['s'], key: 'Digit4' },
]

/** A colour doubles what is risked, a suit quadruples it. */
export const timesOf = (guess: Guess): number => (guess === 'red' || guess === 'black' ? 2 : 4)

const OTHERS: Readonly<Record<string, GambleMove>> = { KeyH: 'half', KeyC: 'collect' }

/** What a key says at the table; undefined where it says nothing there. */
export const moveOfKey = (code: string): GambleMove | undefined =>
  [...COLOURS, ...SUIT_CHOICES].find(({ key }) => key === code)?.guess ?? OTHERS[code]
