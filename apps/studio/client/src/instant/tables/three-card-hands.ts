import type * as z from 'zod/mini'
import type { threeCardWire } from '#instant-wire'
import type { Say } from '../../words.ts'
import { rankName } from './card-name.ts'

export type ThreeCardChoice = z.output<typeof threeCardWire.choice>
export type ThreeCardMove = z.output<typeof threeCardWire.move>
export type ThreeCardView = z.output<typeof threeCardWire.view>
export type ThreeCardBet = ThreeCardChoice['bet']
type Hand = Pick<ThreeCardView, 'cards' | 'hand'>

/** Hands that pay, the best first, as the pay tables have them. */
export const HANDS = ['straight-flush', 'three-of-a-kind', 'straight', 'flush', 'pair'] as const

/** Where a hand stands in the pay tables; -1 for one that has no name. */
export const placeOf = (hand: ThreeCardView['hand']) => NAMED.indexOf(hand)

const NAMED: readonly ThreeCardView['hand'][] = HANDS

/** What a round came to. */
export type Verdict = 'folded' | 'no-queen' | 'won' | 'tie' | 'lost' | 'paid' | 'nothing'

const RANKS = '23456789TJQKA'
const QUEEN = RANKS.indexOf('Q')

/** What an ante that was played or folded came to, or a bet on the own cards alone. */
export function verdictOf(view: ThreeCardView, isFolded: boolean): Verdict {
  if (!view.dealer) return view.hand === 'high-card' ? 'nothing' : 'paid'
  if (isFolded) return 'folded'
  if (!qualifies(view.dealer)) return 'no-queen'
  const lead = compareHands(view, view.dealer)
  if (lead === 0) return 'tie'
  return lead > 0 ? 'won' : 'lost'
}

const qualifies = ({ cards, hand }: Hand) => hand !== 'high-card' || (ranksOf(cards)[0] ?? 0) >= QUEEN

/** More than nothing where the first hand is the better one. */
export function compareHands(one: Hand, other: Hand): number {
  const [these, those] = [strengthOf(one), strengthOf(other)]
  const apart = these.map((each, at) => each - (those[at] ?? 0))
  return apart.find((each) => each !== 0) ?? 0
}

/** What decides, the most important first: the hand, then ranks, those of a pair before the third. */
function strengthOf({ cards, hand }: Hand): number[] {
  const place = placeOf(hand)
  const [high = 0, middle = 0, low = 0] = ranksOf(cards)
  const ranks = middle === low ? [middle, low, high] : [high, middle, low]
  const isLowAce = (hand === 'straight' || hand === 'straight-flush') && high - low > 2
  return [place === -1 ? -HANDS.length : -place, ...(isLowAce ? [1, 0, -1] : ranks)]
}

/** Highest first. */
const ranksOf = (cards: readonly string[]) =>
  cards.map((card) => RANKS.indexOf(card.charAt(0))).sort((one, other) => other - one)

/** What a hand is called; one without a name is called by its highest card. */
export function handName(say: Say, { cards, hand }: Hand): string {
  if (hand !== 'high-card') return say(`game.poker.hand.${hand}`)
  return say('game.three_card.high', { rank: rankName(say, RANKS.charAt(ranksOf(cards)[0] ?? 0)) })
}
