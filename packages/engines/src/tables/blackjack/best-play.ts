import { ACE_POINTS, isBlackjack, isBust, type Points, totalOf } from '../../cards/blackjack-count.ts'
import { minus } from '../../exact/fraction.ts'
import { ONE_STAKE } from '../../instant/multiple.ts'
import { type Chances, certain, followedBy } from './chances.ts'
import { chanceOfDealerBlackjack, type DealerTotal } from './dealer.ts'
import { nextPoints } from './next-points.ts'
import { dealtPosition, hitPosition, type Position, splitPosition } from './position.ts'
import type { BlackjackRules } from './rules.ts'
import { Strategy } from './strategy.ts'

/** What a round came to: all that was staked and what it pays, in first stakes. */
export type Outcome = { readonly staked: number; readonly pays: number | 'blackjack' | 'half' }

/** A hand as it was left. Bust is below whatever the dealer has. */
type HandEnd = { readonly total: number; readonly staked: number }

const BUST = -1

/** Plays a table the best way through everything that may come. */
export class BestPlay {
  readonly #strategy: Strategy
  readonly #known = new Map<string, Chances<HandEnd>>()

  constructor(rules: BlackjackRules) {
    this.#strategy = new Strategy(rules)
  }

  /** What comes of two first cards against a card of the dealer. */
  outcomes(first: Points, second: Points, up: Points): Chances<Outcome> {
    const blackjack = chanceOfDealerBlackjack(up)
    const dealer = [
      { value: true, chance: blackjack },
      { value: false, chance: minus(ONE_STAKE, blackjack) },
    ]
    const isNatural = isBlackjack([first, second])
    return followedBy(dealer, (hasBlackjack) => {
      if (hasBlackjack) return certain({ staked: 1, pays: isNatural ? 1 : 0 })
      return isNatural ? certain({ staked: 1, pays: 'blackjack' }) : this.#played(dealtPosition(first, second), up)
    })
  }

  #played(position: Position, up: Points): Chances<Outcome> {
    const move = this.#strategy.best(position, up)?.move
    if (move === 'surrender') return certain({ staked: 1, pays: 'half' })
    const ends = move === 'split' ? this.#ofSplit(position.pair ?? ACE_POINTS, up) : this.#ends(position, up)
    return followedBy(this.#strategy.totals(up), (dealer) => {
      const one = followedBy(ends, (end) => certain(settled(end, dealer)))
      return move === 'split' ? followedBy(one, (a) => followedBy(one, (b) => certain(together(a, b)))) : one
    })
  }

  /** How either hand of a split is left. They are played alike, and what one draws tells nothing about the other. */
  #ofSplit(pair: Points, up: Points): Chances<HandEnd> {
    return followedBy(nextPoints, (second) => {
      const position = splitPosition(pair, second)
      return pair === ACE_POINTS ? certain(leave(position, 1)) : this.#ends(position, up)
    })
  }

  #ends(position: Position, up: Points): Chances<HandEnd> {
    const key = `${up} ${JSON.stringify(position)}`
    const ends = this.#known.get(key) ?? this.#play(position, up)
    this.#known.set(key, ends)
    return ends
  }

  #play(position: Position, up: Points): Chances<HandEnd> {
    const move = this.#strategy.best(position, up)?.move
    if (move === 'hit') return followedBy(nextPoints, (points) => this.#ends(hitPosition(position, points), up))
    if (move === 'double') return followedBy(nextPoints, (points) => certain(leave(hitPosition(position, points), 2)))
    return certain(leave(position, 1))
  }
}

function leave({ count }: Position, staked: number): HandEnd {
  return { total: isBust(count) ? BUST : totalOf(count), staked }
}

function settled({ total, staked }: HandEnd, dealer: DealerTotal): { staked: number; pays: number } {
  if (total === dealer) return { staked, pays: staked }
  return { staked, pays: total > dealer ? 2 * staked : 0 }
}

function together(a: { staked: number; pays: number }, b: { staked: number; pays: number }) {
  return { staked: a.staked + b.staked, pays: a.pays + b.pays }
}
