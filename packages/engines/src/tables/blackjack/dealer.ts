import {
  type Count,
  countOf,
  isBlackjack,
  isBust,
  isSoft,
  type Points,
  totalOf,
  withCard,
} from '../../cards/blackjack-count.ts'
import { fraction, quotient, sum } from '../../exact/fraction.ts'
import { type Chances, certain, followedBy } from './chances.ts'
import { nextPoints } from './next-points.ts'
import type { BlackjackRules } from './rules.ts'

/** Where the dealer ends: 17 to 21, or nothing after a bust, so that any hand that stands is higher. */
export type DealerTotal = number

export const DEALER_BUST: DealerTotal = 0
const SEVENTEEN = 17

export function dealerDraws(rules: BlackjackRules, count: Count): boolean {
  const total = totalOf(count)
  return total < SEVENTEEN || (total === SEVENTEEN && isSoft(count) && rules.dealerHitsSoft17)
}

/** The dealer of a table, who has no choice: where the hand ends is a matter of chance alone. */
export class Dealer {
  readonly #rules: BlackjackRules
  readonly #known = new Map<string, Chances<DealerTotal>>()

  constructor(rules: BlackjackRules) {
    this.#rules = rules
  }

  /** Where a hand that begins with that card ends when the card under it has not made it a blackjack. */
  totals(up: Points): Chances<DealerTotal> {
    const holes = nextPoints.filter(({ value }) => !isBlackjack([up, value]))
    const all = sum(holes.map(({ chance }) => chance))
    const given = holes.map(({ value, chance }) => ({ value, chance: quotient(chance, all) }))
    return followedBy(given, (hole) => this.#from(countOf([up, hole])))
  }

  #from(count: Count): Chances<DealerTotal> {
    if (isBust(count)) return certain(DEALER_BUST)
    if (!dealerDraws(this.#rules, count)) return certain(totalOf(count))
    const key = JSON.stringify(count)
    const known = this.#known.get(key) ?? followedBy(nextPoints, (points) => this.#from(withCard(count, points)))
    this.#known.set(key, known)
    return known
  }
}

/** The chance that the card under that one makes it a blackjack. */
export function chanceOfDealerBlackjack(up: Points) {
  const holes = nextPoints.filter(({ value }) => isBlackjack([up, value]))
  return holes.length > 0 ? sum(holes.map(({ chance }) => chance)) : fraction(0n)
}
