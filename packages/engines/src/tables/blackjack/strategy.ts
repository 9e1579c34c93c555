import { ACE_POINTS, isBust, type Points, totalOf } from '../../cards/blackjack-count.ts'
import { type Fraction, fraction, isMore, product } from '../../exact/fraction.ts'
import { type Chances, meanOf } from './chances.ts'
import { Dealer, type DealerTotal } from './dealer.ts'
import { nextPoints } from './next-points.ts'
import { type BlackjackMove, hitPosition, movesOf, type Position, splitPosition } from './position.ts'
import type { BlackjackRules } from './rules.ts'

/** What a move is worth if everything after it is played the best way: the average gain, in stakes of the hand. */
export type MoveWorth = { readonly move: BlackjackMove; readonly worth: Fraction }

const LOST = fraction(-1n)
const EVEN = fraction(0n)
const WON = fraction(1n)
const HALF_LOST = fraction(-1n, 2n)
const TWO = fraction(2n)

/**
 * The best play of a table, exact because every card of an endless shoe is as likely as ever: what was dealt tells
 * nothing about what comes, and two hands of a split are worth twice one. Given that the dealer has no blackjack.
 */
export class Strategy {
  readonly #rules: BlackjackRules
  readonly #dealer: Dealer
  readonly #totals = new Map<Points, Chances<DealerTotal>>()
  readonly #worths = new Map<string, readonly MoveWorth[]>()

  constructor(rules: BlackjackRules) {
    this.#rules = rules
    this.#dealer = new Dealer(rules)
  }

  /** Every move there is against a card of the dealer, in the rules' order. */
  worths(position: Position, up: Points): readonly MoveWorth[] {
    const key = `${up} ${JSON.stringify(position)}`
    const worths = this.#worths.get(key) ?? this.#worthsOf(position, up)
    this.#worths.set(key, worths)
    return worths
  }

  /** The best move against a card of the dealer; null where there is nothing to do. */
  best(position: Position, up: Points): MoveWorth | null {
    const [first, ...others] = this.worths(position, up)
    return others.reduce((best, each) => (best && isMore(each.worth, best.worth) ? each : best), first ?? null)
  }

  /** Where the dealer ends who shows that card. */
  totals(up: Points): Chances<DealerTotal> {
    const totals = this.#totals.get(up) ?? this.#dealer.totals(up)
    this.#totals.set(up, totals)
    return totals
  }

  #worthsOf(position: Position, up: Points): readonly MoveWorth[] {
    return movesOf(this.#rules, position).map((move) => ({ move, worth: this.#worthOf(move, position, up) }))
  }

  #worthOf(move: BlackjackMove, position: Position, up: Points): Fraction {
    if (move === 'stand') return this.#standing(position, up)
    if (move === 'surrender') return HALF_LOST
    if (move === 'split') return product(TWO, this.#ofSplit(position.pair ?? ACE_POINTS, up))
    const next = (points: Points) => hitPosition(position, points)
    if (move === 'hit') return meanOf(nextPoints, (points) => this.#playing(next(points), up))
    return product(
      TWO,
      meanOf(nextPoints, (points) => this.#standing(next(points), up)),
    )
  }

  #playing(position: Position, up: Points): Fraction {
    return this.best(position, up)?.worth ?? this.#standing(position, up)
  }

  #standing({ count }: Position, up: Points): Fraction {
    if (isBust(count)) return LOST
    const total = totalOf(count)
    return meanOf(this.totals(up), (dealer) => (dealer === total ? EVEN : dealer < total ? WON : LOST))
  }

  #ofSplit(pair: Points, up: Points): Fraction {
    return meanOf(nextPoints, (second) => {
      const position = splitPosition(pair, second)
      return pair === ACE_POINTS ? this.#standing(position, up) : this.#playing(position, up)
    })
  }
}
