import { shoeOf } from '../shoe.ts'
import { ifSo, numbersIn, type Pays } from './dice.ts'

/** A joker, and the cards that were dealt to Andar and Bahar in turn. */
export type AndarBahar = { readonly joker: string; readonly cards: string[] }

/** By the last card that they take in: what bets on the number of cards pay. */
const RANGES: readonly (readonly [number, number, number])[] = [
  [1, 5, 2.5],
  [6, 10, 3.5],
  [11, 15, 4.5],
  [16, 25, 3.5],
  [26, 30, 14],
  [31, 35, 24],
  [36, 40, 49],
  [41, 49, 119],
]

/** From one pack, until a card of the joker's rank. */
export function dealAndarBahar(below: (bound: number) => number): AndarBahar {
  const shoe = shoeOf(1, below)
  const joker = shoe()
  const cards = [shoe()]
  while (cards.at(-1)?.charAt(0) !== joker.charAt(0)) cards.push(shoe())
  return { joker, cards }
}

/** What a spot of Andar Bahar pays. Every other card goes to Andar, beginning with the first. */
export function andarBaharPays(spot: string, { cards: { length } }: AndarBahar): Pays {
  if (spot === 'andar') return ifSo(length % 2 !== 0, 0.9)
  if (spot === 'bahar') return ifSo(length % 2 === 0, 1)
  const [from, to] = numbersIn(spot, /^cards-(\d+)-(\d+)$/) ?? []
  const range = RANGES.find(([least, most]) => least === from && most === to)
  return range ? ifSo(range[0] <= length && length <= range[1], range[2]) : null
}
