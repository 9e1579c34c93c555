import * as z from 'zod/mini'
import { unitsOfMultiple } from './multiples.ts'
import type { InstantRules } from './record.ts'

/** What a round showed, and what it paid in ten-thousandths of its first stake. */
type Round = { readonly view: unknown; readonly multiple: bigint }
type Played = { readonly rules: InstantRules; readonly choice: unknown; readonly moves: readonly unknown[] }
type Shoe = () => string

const STAKE = 10_000n

/** From the best down, as the tables of the game have them; what is none of them is a high card. */
const HANDS: readonly Name[] = ['straight-flush', 'three-of-a-kind', 'straight', 'flush', 'pair']

export type Name = 'straight-flush' | 'three-of-a-kind' | 'straight' | 'flush' | 'pair' | 'high-card'

/** Places in the order of the ranks, the ace below the deuce and above the king. */
const LADDER = 'A23456789TJQKA'
const ranksOf = (cards: readonly string[]) => cards.map((card) => card.charAt(0))

/** What three cards are, by their ranks and suits as they are written. */
export function nameOf(cards: readonly string[]): Name {
  const ranks = new Set(ranksOf(cards)).size
  if (ranks === 1) return 'three-of-a-kind'
  if (ranks === 2) return 'pair'
  const isFlush = new Set(cards.map((card) => card.charAt(1))).size === 1
  if (isRun(cards)) return isFlush ? 'straight-flush' : 'straight'
  return isFlush ? 'flush' : 'high-card'
}

/** Three neighbours of the ladder, in whatever order they were dealt. */
function isRun(cards: readonly string[]): boolean {
  const runs = Array.from({ length: LADDER.length - 2 }, (_, place) => LADDER.slice(place, place + 3))
  return runs.some((run) => Array.from(run).every((rank) => ranksOf(cards).includes(rank)))
}

/** Ranks in the order in which they decide between two hands of one name, as letters that sort as the cards do. */
function deciding(cards: readonly string[]): string {
  const ranks = ranksOf(cards)
  const isWheel = isRun(cards) && ranks.includes('A') && ranks.includes('2')
  const height = (rank: string) => (isWheel ? LADDER.indexOf(rank) : LADDER.lastIndexOf(rank))
  const often = (rank: string) => ranks.filter((each) => each === rank).length
  return ranks
    .sort((one, other) => often(other) - often(one) || height(other) - height(one))
    .map((rank) => String.fromCharCode(97 + height(rank)))
    .join('')
}

/** Less than nothing where the dealer has the better hand. */
export function compared(player: readonly string[], dealer: readonly string[]): number {
  const place = (cards: readonly string[]) => [...HANDS, 'high-card'].indexOf(nameOf(cards))
  const byName = place(dealer) - place(player)
  if (byName !== 0) return byName
  const [one, other] = [deciding(player), deciding(dealer)]
  if (one === other) return 0
  return one > other ? 1 : -1
}

/** A dealer with neither a queen or more nor a hand with a name does not play. */
export const plays = (dealer: readonly string[]) =>
  nameOf(dealer) !== 'high-card' || ranksOf(dealer).some((rank) => 'QKA'.includes(rank))

/** Three card poker: three cards to the player, and for an ante three to the dealer. */
export function threeCardRound({ rules, choice, moves }: Played, shoe: Shoe): Round {
  const { bet } = z.parse(z.object({ bet: z.enum(['ante', 'pair-plus']) }), choice)
  const player = [shoe(), shoe(), shoe()]
  const paid = (table: string) => unitsOfMultiple(rules.pays[table]?.[HANDS.indexOf(nameOf(player))] ?? '0')
  const shown = { cards: player, hand: nameOf(player) }
  if (bet === 'pair-plus') return { view: { ...shown, dealer: null }, multiple: paid('pair-plus') }
  const dealer = [shoe(), shoe(), shoe()]
  const [move] = z.parse(z.tuple([z.enum(['play', 'fold'])]), moves)
  return {
    view: { ...shown, dealer: { cards: dealer, hand: nameOf(dealer) } },
    multiple: move === 'fold' ? 0n : STAKE * stakesBack(player, dealer) + paid('ante-bonus'),
  }
}

/** Of the ante and the stake on play together. */
function stakesBack(player: readonly string[], dealer: readonly string[]): bigint {
  if (!plays(dealer)) return 3n
  const lead = compared(player, dealer)
  if (lead === 0) return 2n
  return lead > 0 ? 4n : 0n
}
