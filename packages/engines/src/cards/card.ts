/** A card of a pack: 0 to 51. Four follow each other of every rank, from the deuces up to the aces. */
export type Card = number

/** A card as it is written: rank, then suit, as in `As`, `Td` and `2c`. */
export type CardName = string

export const PACK = 52
export const SUITS = 4
export const RANKS = 13
export const TEN = 8
export const JACK = 9
export const ACE = 12

const rankLetters = '23456789TJQKA'
const suitLetters = 'cdhs'

/** 0 for a deuce to 12 for an ace. */
export function rankOf(card: Card): number {
  return Math.floor(card / SUITS)
}

/** 0 to 3: clubs, diamonds, hearts, spades. */
export function suitOf(card: Card): number {
  return card % SUITS
}

export function nameOf(card: Card): CardName {
  return `${rankLetters.charAt(rankOf(card))}${suitLetters.charAt(suitOf(card))}`
}

/** Reads a name. Throws `RangeError` where there is no such card. */
export function readCard(name: CardName): Card {
  const rank = rankLetters.indexOf(name.charAt(0))
  const suit = suitLetters.indexOf(name.charAt(1))
  if (name.length !== 2 || rank < 0 || suit < 0) throw new RangeError(`no card is called ${name}`)
  return rank * SUITS + suit
}
