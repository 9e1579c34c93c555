import { countOf, isSoft, pointsOf, totalOf } from '../../cards/blackjack-count.ts'
import { type CardName, nameOf } from '../../cards/card.ts'
import { endlessShoe } from '../../cards/shoe.ts'
import { type Fraction, fraction } from '../../exact/fraction.ts'
import type { InstantGame } from '../../instant/instant-game.ts'
import type { BlackjackMove } from './position.ts'
import { activeHand, afterMove, dealRound, type Hand, optionsOf, type Round } from './round.ts'
import { blackjackRules } from './rules.ts'
import { type HandResult, resultOf, wonIn } from './settlement.ts'

/** The code of a table. */
export type BlackjackChoice = { readonly table: string }

type CardsView = {
  readonly cards: readonly CardName[]
  /** With an ace at eleven where that is not too much, which makes it soft. */
  readonly total: number
  readonly isSoft: boolean
}

export type BlackjackHandView = CardsView & {
  /** In first stakes: 2 once the hand was doubled. */
  readonly staked: number
  /** Null until the round is over. */
  readonly result: HandResult | null
}

export type BlackjackView = {
  readonly hands: readonly BlackjackHandView[]
  /** The place of the hand that is played now; null when the round is over. */
  readonly active: number | null
  /** While the round goes on only the first card, and the total of that. */
  readonly dealer: CardsView
}

/**
 * Blackjack with every card put back before the next, as from endlessly many packs: only so is the best play the same
 * whatever was dealt before, and the return shown exact for the game as it is played. One draw a card: player, dealer,
 * player, dealer, then in the order of play. See `BlackjackRules` for the rules.
 */
export const blackjack: InstantGame<BlackjackChoice, BlackjackMove, BlackjackView> = {
  play: ({ table }, moves, draw) => {
    const shoe = endlessShoe(draw)
    let round = dealRound(blackjackRules(table), shoe)
    for (const move of moves) {
      if (!optionsOf(round).includes(move)) throw new RangeError(`no move now: ${move}`)
      round = afterMove(round, move, shoe)
    }
    const isOver = activeHand(round) === null
    return {
      view: viewOf(round, isOver),
      options: optionsOf(round),
      staked: stakedIn(round),
      won: isOver ? wonIn(round) : null,
    }
  },
}

function stakedIn({ hands }: Round): Fraction {
  return fraction(BigInt(hands.reduce((all, { staked }) => all + staked, 0)))
}

function viewOf(round: Round, isOver: boolean): BlackjackView {
  return {
    hands: round.hands.map((hand) => handView(round, hand, isOver)),
    active: activeHand(round),
    dealer: cardsView(isOver ? round.dealer : round.dealer.slice(0, 1)),
  }
}

function handView(round: Round, hand: Hand, isOver: boolean): BlackjackHandView {
  return { ...cardsView(hand.cards), staked: hand.staked, result: isOver ? resultOf(round, hand) : null }
}

function cardsView(cards: Round['dealer']): CardsView {
  const count = countOf(cards.map(pointsOf))
  return { cards: cards.map(nameOf), total: totalOf(count), isSoft: isSoft(count) }
}
