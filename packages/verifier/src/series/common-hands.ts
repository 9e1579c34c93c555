import { drawnOut, isNatural, pointsOf, totalOf } from '../blackjack.ts'
import { shoeOf } from '../shoe.ts'
import { compared, type Name, nameOf, plays } from '../three-card.ts'
import { LOST, type Pays } from './dice.ts'
import type { ShownDecision } from './series-record.ts'

type Below = (bound: number) => number
type Cards = readonly string[]
type Decisions = readonly ShownDecision[]

/** Ten-thousandths of a stake. */
export const times = (stakes: number): number => Math.round(stakes * 10_000)

const madeIn = (decisions: Decisions, hand: string): string[] =>
  decisions
    .filter((one) => one.hand === hand)
    .toSorted((one, other) => one.step - other.step)
    .map(({ move }) => move)

/** Fills a hand up until it has 21 or is above it. */
function filled(cards: Cards, next: () => string): string[] {
  const hand = [...cards]
  while (totalOf(hand) < 21) hand.push(next())
  return hand
}

/** A coup of blackjack with every card that somebody could ask for: eight packs, of which the first four cards come by turns. */
export function dealBlackjack(below: Below) {
  const next = shoeOf(8, below)
  const [one, up, two, hole] = [next(), next(), next(), next()]
  const [own, theirs] = [
    [one, two],
    [up, hole],
  ]
  const isOver = isNatural(own) || isNatural(theirs)
  const player = isOver ? own : filled(own, next)
  const dealer = isOver ? theirs : drawnOut(theirs, next)
  const isPair = !isOver && pointsOf(one) === pointsOf(two)
  const half = (card: string) => (card.startsWith('A') ? [card, next()] : filled([card, next()], next))
  const first = isPair ? half(one) : []
  const second = isPair ? half(two) : []
  const shown = { player, dealer, first, second }
  return { shown, pays: (spot: string, decisions: Decisions = []) => blackjackPays(spot, shown, decisions) }
}

type Dealt = Record<'player' | 'dealer' | 'first' | 'second', Cards>

function blackjackPays(spot: string, dealt: Dealt, decisions: Decisions): Pays {
  const side = blackjackSidePays(spot, dealt.player, dealt.dealer)
  if (side !== null) return side
  const isSplit = madeIn(decisions, 'hand')[0] === 'split'
  const hand = handUnder(spot, isSplit)
  if (hand === null) return null
  const moves = madeIn(decisions, hand)
  if (spot.startsWith('double') && !moves.includes('double')) return null
  const line = hand === 'hand' ? dealt.player : dealt[hand]
  return comparedWith(dealt.dealer, line.slice(0, 2 + moves.filter(takesCard).length), !isSplit)
}

/** What a side bet on these cards pays; null for other bets. */
export function blackjackSidePays(spot: string, player: Cards, dealer: Cards): Pays {
  if (spot === 'pair') return pairPays(player)
  if (spot === 'twenty-one-three') return threePays([...player.slice(0, 2), ...dealer.slice(0, 1)])
  return null
}

const takesCard = (move: string): boolean => move === 'hit' || move === 'double'

/** Which hand a spot lies on; null where it is no spot of a hand. */
function handUnder(spot: string, isSplit: boolean): 'hand' | 'first' | 'second' | null {
  if (!isSplit) return spot === 'hand' || spot === 'double' ? 'hand' : null
  if (spot === 'hand' || spot === 'double-first') return 'first'
  return spot === 'split' || spot === 'double-second' ? 'second' : null
}

/** What a stake on these cards pays; two cards of a split are no blackjack. */
export function comparedWith(dealer: Cards, own: Cards, isWhole: boolean): number {
  const total = totalOf(own)
  if (total > 21) return LOST
  const [mine, theirs] = [isWhole && isNatural(own), isNatural(dealer)]
  if (mine && theirs) return 0
  if (mine) return times(1.5)
  if (theirs) return LOST
  const against = totalOf(dealer)
  if (against === total) return 0
  return against > 21 || total > against ? times(1) : LOST
}

const isRed = (card = ''): boolean => /[dh]$/.test(card)

function pairPays([one = '', two = '']: Cards): number {
  if (one === two) return times(25)
  if (one.charAt(0) !== two.charAt(0)) return LOST
  return isRed(one) === isRed(two) ? times(12) : times(6)
}

/** What 21+3 pays for the names of three cards. */
const THREES: { readonly [name in Name]: number } = {
  'straight-flush': times(40),
  'three-of-a-kind': times(30),
  straight: times(10),
  flush: times(5),
  pair: LOST,
  'high-card': LOST,
}

/** Cards of several packs: three may be the same, and two of a flush alike. */
function threePays(cards: Cards): number {
  if (new Set(cards).size === 1) return times(100)
  const isFlush = new Set(cards.map((card) => card.charAt(1))).size === 1
  const name = nameOf(cards)
  return name === 'pair' && isFlush ? THREES.flush : THREES[name]
}

/** A coup of three-card poker: three cards of one pack for everybody, then three for the dealer. */
export function dealThreeCards(below: Below) {
  const next = shoeOf(1, below)
  const player = [next(), next(), next()]
  const dealer = [next(), next(), next()]
  const shown = { player, dealer }
  return { shown, pays: (spot: string, decisions: Decisions = []) => threeCardPays(spot, shown, decisions) }
}

const PAIR_PLUS: { readonly [name in Name]: number } = {
  'straight-flush': times(40),
  'three-of-a-kind': times(30),
  straight: times(6),
  flush: times(4),
  pair: times(1),
  'high-card': LOST,
}

const BONUS: { readonly [name in Name]?: number } = { 'straight-flush': 5, 'three-of-a-kind': 4, straight: 1 }

function threeCardPays(spot: string, { player, dealer }: Record<'player' | 'dealer', Cards>, made: Decisions): Pays {
  const name = nameOf(player)
  if (spot === 'pair-plus') return PAIR_PLUS[name]
  const isPlayed = madeIn(made, 'hand')[0] === 'play'
  const lead = Math.sign(compared(player, dealer))
  if (spot === 'play' && isPlayed) return plays(dealer) ? times(lead) : 0
  if (spot !== 'ante') return null
  if (!isPlayed) return LOST
  return times((plays(dealer) ? lead : 1) + (BONUS[name] ?? 0))
}
