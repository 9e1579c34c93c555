import { countOf, isBust, pointsOf, totalOf } from '../../cards/blackjack-count.ts'
import { type Fraction, fraction, sum } from '../../exact/fraction.ts'
import { NOTHING, ONE_STAKE } from '../../instant/multiple.ts'
import { DEALER_BUST } from './dealer.ts'
import { type Hand, hasBlackjack, type Round } from './round.ts'

/** How a hand ended. A split hand of ace and ten is no blackjack. */
export type HandResult = 'blackjack' | 'won' | 'pushed' | 'lost' | 'bust' | 'surrendered'

/** How a hand of a round that is over ended. */
export function resultOf(round: Round, hand: Hand): HandResult {
  if (hand.isSurrendered) return 'surrendered'
  if (isBust(hand.position.count)) return 'bust'
  const isNatural = round.hands.length === 1 && hasBlackjack(hand.cards)
  if (isNatural || hasBlackjack(round.dealer)) return byBlackjack(isNatural, hasBlackjack(round.dealer))
  const ahead = totalOf(hand.position.count) - dealerTotal(round)
  if (ahead === 0) return 'pushed'
  return ahead > 0 ? 'won' : 'lost'
}

function byBlackjack(player: boolean, dealer: boolean): HandResult {
  if (player && dealer) return 'pushed'
  return player ? 'blackjack' : 'lost'
}

function dealerTotal({ dealer }: Round): number {
  const count = countOf(dealer.map(pointsOf))
  return isBust(count) ? DEALER_BUST : totalOf(count)
}

/** What a round that is over pays, in first stakes. */
export function wonIn(round: Round): Fraction {
  return sum(round.hands.map((hand) => payOf(round, hand)))
}

function payOf(round: Round, hand: Hand): Fraction {
  const staked = fraction(BigInt(hand.staked))
  const pays: { readonly [result in HandResult]: Fraction } = {
    blackjack: sum([ONE_STAKE, round.rules.blackjackPays]),
    won: sum([staked, staked]),
    pushed: staked,
    lost: NOTHING,
    bust: NOTHING,
    surrendered: fraction(1n, 2n),
  }
  return pays[resultOf(round, hand)]
}
