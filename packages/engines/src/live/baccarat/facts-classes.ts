import { BACCARAT_PACKS } from '../../cards/baccarat-coup.ts'
import { coupClasses } from '../../cards/baccarat-coup-classes.ts'
import { type Card, PACK } from '../../cards/card.ts'
import type { Weighted } from '../pay-table.ts'
import type { Spot } from '../spots.ts'
import { type CoupFacts, pairOf } from './coup-facts.ts'

/**
 * The classes of coups that a spot looks at: of pairs, or of totals and numbers of cards. It sees the other half of their
 * facts nowhere, which therefore says nothing.
 */
export const classesFor = (spot: Spot): readonly Weighted<CoupFacts>[] =>
  spot.group === 'pair' ? pairClasses() : pointClasses()

let points: readonly Weighted<CoupFacts>[] | null = null

function pointClasses(): readonly Weighted<CoupFacts>[] {
  points ??= coupClasses().map(({ ways, ...coup }) => ({
    ways,
    facts: { ...coup, playerPair: 'none', bankerPair: 'none' },
  }))
  return points
}

const NO_HAND = { total: 0, cards: 2 } as const

let pairs: readonly Weighted<CoupFacts>[] | null = null

/** The pairs of both sides, counted once, of all orders of the first four cards of a full shoe. */
function pairClasses(): readonly Weighted<CoupFacts>[] {
  pairs ??= countPairs()
  return pairs
}

const FIRST: Card = 0
const pack = Array.from({ length: PACK }, (_, card) => card)

/** The player's first card is always the same one: by symmetry there are as many ways with any other. */
function countPairs(): readonly Weighted<CoupFacts>[] {
  const classes = new Map<string, Weighted<CoupFacts>>()
  for (const second of pack) {
    for (const third of pack) {
      for (const fourth of pack) addPairs(classes, [FIRST, second, third, fourth])
    }
  }
  return [...classes.values()]
}

/** Adds a deal of two cards to the player and two to the banker. */
function addPairs(classes: Map<string, Weighted<CoupFacts>>, cards: readonly Card[]): void {
  const [playerPair, bankerPair] = [pairOf(cards.slice(0, 2)), pairOf(cards.slice(2))]
  const key = `${playerPair} ${bankerPair}`
  const ways = cards.slice(1).reduce((all, card, at) => all * leftOf(card, cards.slice(0, at + 1)), 1)
  const before = classes.get(key)?.ways ?? 0
  const facts = { player: NO_HAND, banker: NO_HAND, winner: 'tie', playerPair, bankerPair } as const
  classes.set(key, { facts, ways: before + ways })
}

/** How many of a card are left in the shoe when these have been taken. */
const leftOf = (card: Card, taken: readonly Card[]): number =>
  BACCARAT_PACKS - taken.filter((one) => one === card).length
