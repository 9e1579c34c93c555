import { BACCARAT_PACKS } from '../../cards/baccarat-coup.ts'
import { coupClasses } from '../../cards/baccarat-coup-classes.ts'
import { type Card, PACK } from '../../cards/card.ts'
import { type CoupFacts, pairOf } from './coup-facts.ts'
import type { Spot } from './spots.ts'

/** Facts that a spot cannot tell apart, and in how many ways coups have them. */
export type FactsClass = { readonly facts: CoupFacts; readonly ways: number }

/**
 * The classes of coups that a spot looks at: of pairs, or of totals and numbers of cards. It sees the other half of their
 * facts nowhere, which therefore says nothing.
 */
export const classesFor = (spot: Spot): readonly FactsClass[] =>
  spot.group === 'pair' ? pairClasses() : pointClasses()

const pointClasses = (): readonly FactsClass[] =>
  coupClasses().map(({ ways, ...points }) => ({ ways, facts: { ...points, playerPair: 'none', bankerPair: 'none' } }))

const NO_HAND = { total: 0, cards: 2 } as const

let counted: readonly FactsClass[] | null = null

/** The pairs of both sides, counted once, of all orders of the first four cards of a full shoe. */
function pairClasses(): readonly FactsClass[] {
  counted ??= countPairs()
  return counted
}

const FIRST: Card = 0
const pack = Array.from({ length: PACK }, (_, card) => card)

/** The player's first card is always the same one: by symmetry there are as many ways with any other. */
function countPairs(): readonly FactsClass[] {
  const classes = new Map<string, FactsClass>()
  for (const second of pack) {
    for (const third of pack) {
      for (const fourth of pack) addPairs(classes, [FIRST, second, third, fourth])
    }
  }
  return [...classes.values()]
}

/** Adds a deal of two cards to the player and two to the banker. */
function addPairs(classes: Map<string, FactsClass>, cards: readonly Card[]): void {
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
