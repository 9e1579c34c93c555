import { type Card, type CardName, nameOf, rankOf } from '../cards/card.ts'
import { deal, shoeOf } from '../cards/shoe.ts'
import { type Fraction, fraction } from '../exact/fraction.ts'
import type { InstantGame } from '../instant/instant-game.ts'
import { ONE_STAKE } from '../instant/multiple.ts'

/** Stakes as much again that the third card falls between the first two, or leaves it at the first stake. */
export type RedDogMove = 'raise' | 'call'

export type RedDogView = {
  /** Two cards until the player has decided; three after, and where two of a rank were dealt. */
  readonly cards: readonly CardName[]
  /** Ranks between the first two; null where they are of one rank. */
  readonly spread: number | null
}

/** Packs in the shoe, which is full before every round. */
export const RED_DOG_PACKS = 6

/** What a third card between the first two wins on top, by spread; from four on as much as was staked. */
const winsOfSpread: { readonly [spread: number]: number } = { 1: 5, 2: 4, 3: 2 }
const THREE_OF_A_RANK = 11

/** With seven ranks or more between, more than half the cards win (Wizard of Odds, red dog). */
const WORTH_RAISING = 7

/**
 * Red dog out of six packs, aces high. Three cards come off at the start. Two neighbours give the stake back at once;
 * of two of a rank the third card decides without a move.
 */
export const redDog: InstantGame<null, RedDogMove, RedDogView> = {
  play: (_choice, moves, draw) => {
    const cards = deal(shoeOf(RED_DOG_PACKS, draw), 3)
    const spread = spreadOf(cards)
    const [move, ...more] = moves
    const isOpen = spread !== null && spread > 0
    if (isOpen && move === undefined) {
      return { view: viewOf(cards.slice(0, 2)), options: ['raise', 'call'], staked: ONE_STAKE, won: null }
    }
    if (more.length > 0 || (move !== undefined && !isMove(isOpen, move))) throw new RangeError('no such move now')
    const stakes = move === 'raise' ? 2 : 1
    const shown = spread === 0 ? cards.slice(0, 2) : cards
    return { view: viewOf(shown), options: [], staked: fraction(BigInt(stakes)), won: redDogPays(cards, stakes) }
  },
}

/** The best move with so many ranks between the cards. */
export function bestRedDogMove(spread: number): RedDogMove {
  return spread >= WORTH_RAISING ? 'raise' : 'call'
}

/** Ranks between the first two cards; null for two of one rank. */
export function spreadOf([first = 0, second = 0]: readonly Card[]): number | null {
  const apart = Math.abs(rankOf(first) - rankOf(second))
  return apart === 0 ? null : apart - 1
}

/** What three cards pay for one or two stakes, these included. */
export function redDogPays(cards: readonly Card[], stakes: number): Fraction {
  const [first = 0, second = 0, third = 0] = cards.map(rankOf)
  const spread = spreadOf(cards)
  if (spread === 0) return ONE_STAKE
  if (spread === null) return fraction(third === first ? BigInt(1 + THREE_OF_A_RANK) : 1n)
  const isBetween = third > Math.min(first, second) && third < Math.max(first, second)
  return fraction(isBetween ? BigInt(stakes * (1 + (winsOfSpread[spread] ?? 1))) : 0n)
}

function isMove(isOpen: boolean, move: RedDogMove): boolean {
  return isOpen && (move === 'raise' || move === 'call')
}

function viewOf(cards: readonly Card[]): RedDogView {
  return { cards: cards.map(nameOf), spread: spreadOf(cards) }
}
