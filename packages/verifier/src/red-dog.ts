import * as z from 'zod/mini'
import { unitsOfMultiple } from './multiples.ts'
import type { InstantRules } from './record.ts'

/** What a round showed, and what it paid in ten-thousandths of its first stake. */
type Round = { readonly view: unknown; readonly multiple: bigint }
type Played = { readonly rules: InstantRules; readonly moves: readonly unknown[] }

const STAKE = 10_000n
/** As many packs as red dog is dealt from. */
export const RED_DOG_PACKS = 6

const RANKS = '23456789TJQKA'

const noMoves = z.tuple([])
const oneMove = z.tuple([z.enum(['raise', 'call'])])

/** Two cards and a third between them; neighbours leave no room, and of two alike a third of their rank wins. */
export function redDogRound({ rules, moves }: Played, shoe: () => string): Round {
  const cards = [shoe(), shoe(), shoe()]
  const [low = '', high = ''] = cards.slice(0, 2).map(heightOf).sort()
  const third = heightOf(cards[2] ?? '')
  const paid = (table: string, place: number) => unitsOfMultiple(rules.pays[table]?.[place] ?? '0')
  if (low === high) {
    z.parse(noMoves, moves)
    return { view: { cards, spread: null }, multiple: third === low ? paid('three-of-a-rank', 0) : STAKE }
  }
  const spread = high.charCodeAt(0) - low.charCodeAt(0) - 1
  if (spread === 0) {
    z.parse(noMoves, moves)
    return { view: { cards: cards.slice(0, 2), spread }, multiple: STAKE }
  }
  const [move] = z.parse(oneMove, moves)
  const stakes = move === 'raise' ? 2n : 1n
  const isBetween = low < third && third < high
  return { view: { cards, spread }, multiple: isBetween ? stakes * paid('spread', spread - 1) : 0n }
}

/** A letter for each rank, which sorts as the cards do. */
const heightOf = (card: string) => String.fromCharCode(97 + RANKS.indexOf(card.charAt(0)))
