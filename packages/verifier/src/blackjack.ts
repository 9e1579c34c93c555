import * as z from 'zod/mini'
import { unitsOfMultiple } from './multiples.ts'
import type { InstantRules } from './record.ts'

/** What a round showed, and what it paid in ten-thousandths of its first stake. */
type Round = { readonly view: unknown; readonly multiple: bigint }
type Played = { readonly rules: InstantRules; readonly moves: readonly unknown[] }
type Shoe = () => string

type Hand = { readonly cards: readonly string[]; readonly staked: number }
type Result = 'blackjack' | 'won' | 'pushed' | 'lost' | 'bust'

const BEST = 21
/** Where a dealer has enough, soft or not. */
const ENOUGH = 17

const moveOf = z.enum(['hit', 'stand', 'double', 'split'])

/** Blackjack: two hands may be made of a pair, once; the dealer looks for a blackjack before anybody plays. */
export function blackjackRound({ rules, moves }: Played, shoe: Shoe): Round {
  const [first, up, second, hole] = [shoe(), shoe(), shoe(), shoe()]
  const todo = moves.map((move) => z.parse(moveOf, move))
  const dealt = [first, second]
  const isEnded = isNatural(dealt) || isNatural([up, hole])
  const hands = isEnded ? [{ cards: dealt, staked: 1 }] : playedHands(dealt, todo, shoe)
  if (todo.length > 0) throw new RangeError('a move after the end')
  const waits = !isEnded && hands.some(({ cards }) => totalOf(cards) <= BEST)
  const dealer = waits ? drawnOut([up, hole], shoe) : [up, hole]
  const results = hands.map((hand) => resultOf(hand, dealer, hands.length === 1))
  return {
    view: {
      hands: hands.map((hand, at) => ({ ...seen(hand.cards), staked: hand.staked, result: results[at] })),
      active: null,
      dealer: seen(dealer),
    },
    multiple: hands.reduce((sum, { staked }, at) => sum + BigInt(staked) * paid(rules, results[at]), 0n),
  }
}

/** Takes from the front of the moves what belongs to each hand in its turn. */
function playedHands(dealt: readonly string[], todo: z.output<typeof moveOf>[], shoe: Shoe): Hand[] {
  if (todo[0] !== 'split') return [playedHand(dealt, todo, shoe)]
  if (new Set(dealt.map(pointsOf)).size !== 1) throw new RangeError('no pair')
  todo.shift()
  // Both get their second card before the first of them is played.
  const both = dealt.map((card) => [card, shoe()])
  return both.map((cards) => (cards[0]?.startsWith('A') ? { cards, staked: 1 } : playedHand(cards, todo, shoe)))
}

function playedHand(dealt: readonly string[], todo: z.output<typeof moveOf>[], shoe: Shoe): Hand {
  const cards = [...dealt]
  while (totalOf(cards) < BEST) {
    const move = todo.shift()
    if (move === 'stand') break
    if (move !== 'hit' && (move !== 'double' || cards.length > 2)) throw new RangeError('no move now')
    cards.push(shoe())
    if (move === 'double') return { cards, staked: 2 }
  }
  return { cards, staked: 1 }
}

export function drawnOut(dealt: readonly string[], shoe: Shoe): string[] {
  const cards = [...dealt]
  while (totalOf(cards) < ENOUGH) cards.push(shoe())
  return cards
}

function resultOf({ cards }: Hand, dealer: readonly string[], isWhole: boolean): Result {
  const own = totalOf(cards)
  if (own > BEST) return 'bust'
  const [mine, theirs] = [isWhole && isNatural(cards), isNatural(dealer)]
  if (mine !== theirs) return mine ? 'blackjack' : 'lost'
  const against = totalOf(dealer)
  if (own === against) return 'pushed'
  return against > BEST || own > against ? 'won' : 'lost'
}

/** Of what is staked on a hand. */
const paid = ({ pays }: InstantRules, result: Result | undefined) => unitsOfMultiple(pays[result ?? '']?.[0] ?? '0')

export function pointsOf(card: string): number {
  const place = 'A23456789'.indexOf(card.charAt(0))
  return place < 0 ? 10 : place + 1
}

const lowest = (cards: readonly string[]) => cards.reduce((sum, card) => sum + pointsOf(card), 0)

const isSoft = (cards: readonly string[]) => cards.some((card) => card.startsWith('A')) && lowest(cards) + 10 <= BEST

export const totalOf = (cards: readonly string[]) => lowest(cards) + (isSoft(cards) ? 10 : 0)

export const isNatural = (cards: readonly string[]) => cards.length === 2 && totalOf(cards) === BEST

const seen = (cards: readonly string[]) => ({ cards, total: totalOf(cards), isSoft: isSoft(cards) })
