import { countOf, isBlackjack, isBust, pointsOf, totalOf } from '../../cards/blackjack-count.ts'
import { type CardName, readCard } from '../../cards/card.ts'
import { type Fraction, fraction } from '../../exact/fraction.ts'
import { NOTHING, ONE_STAKE } from '../../instant/multiple.ts'
import { type Decision, moveIn } from '../deciding-game.ts'

/**
 * Every card that a coup can show, each in its place before anybody decides: the common hand until it has 21 or more, both
 * hands of a split likewise where there can be one, and the dealer's hand to its end.
 */
export type BlackjackOutcome = {
  readonly player: readonly CardName[]
  readonly dealer: readonly CardName[]
  /** Empty where the first two cards are no pair. */
  readonly first: readonly CardName[]
  readonly second: readonly CardName[]
}

/** The common hand, and the two that it is split into. */
export type HandName = 'hand' | 'first' | 'second'

export const pointsOfAll = (cards: readonly string[]) => cards.map((card) => pointsOf(readCard(card)))
export const totalOfAll = (cards: readonly string[]): number => totalOf(countOf(pointsOfAll(cards)))
export const isNatural = (cards: readonly string[]): boolean => isBlackjack(pointsOfAll(cards))

/** Whether nobody decides anything: the dealer or everybody has a blackjack. */
export const isOverAtOnce = ({ player, dealer }: BlackjackOutcome): boolean =>
  isNatural(player.slice(0, 2)) || isNatural(dealer.slice(0, 2))

export const isSplit = (decisions: readonly Decision[]): boolean =>
  moveIn(decisions, { step: 1, hand: 'hand' }) === 'split'

/** Where the cards of a hand lie. */
export const lineOf = ({ player, first, second }: BlackjackOutcome, hand: HandName): readonly string[] =>
  ({ hand: player, first, second })[hand]

/** The cards that a player has in a hand after these decisions. */
export function cardsOf(outcome: BlackjackOutcome, hand: HandName, decisions: readonly Decision[]): readonly string[] {
  const taken = decisions.filter((one) => one.hand === hand && (one.move === 'hit' || one.move === 'double'))
  return lineOf(outcome, hand).slice(0, 2 + taken.length)
}

const BLACKJACK_RETURNS = fraction(5n, 2n)
const TWO = fraction(2n)

/** What a stake on a hand returns, in stakes: 2 where it is won, 1 for as much as the dealer has. */
export const returnOfHand = (outcome: BlackjackOutcome, hand: HandName, decisions: readonly Decision[]): Fraction =>
  returnOfCards(cardsOf(outcome, hand, decisions), outcome.dealer, hand === 'hand')

/** What a stake on these cards returns against the dealer's. Two cards of a hand that was split are no blackjack. */
export function returnOfCards(cards: readonly string[], dealer: readonly string[], isWhole: boolean): Fraction {
  if (isBust(countOf(pointsOfAll(cards)))) return NOTHING
  const [own, theirs] = [isWhole && isNatural(cards), isNatural(dealer)]
  if (own || theirs) return own && theirs ? ONE_STAKE : own ? BLACKJACK_RETURNS : NOTHING
  const [total, against] = [totalOfAll(cards), totalOfAll(dealer)]
  if (total === against) return ONE_STAKE
  return against > 21 || total > against ? TWO : NOTHING
}
