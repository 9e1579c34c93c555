import { rankOf } from '../card-tables.ts'
import { type BankHands, dealHands, equalPays, handIn, unitsPay, type Worth } from './bank-hands.ts'
import { ifSo, type Pays } from './dice.ts'

const SUITS = 'cdhs'

/** Points that a bull leaves, ten for a bull bull; 0 without a bull, 11 for five pictures. */
function bullOf(cards: readonly string[]): number {
  const ranks = cards.map(rankOf)
  if (ranks.every((rank) => rank > 10)) return 11
  const counts = ranks.map((rank) => Math.min(10, rank))
  for (const [one, a] of counts.entries()) {
    for (const [other, b] of counts.entries()) {
      const three = counts.filter((_, at) => at !== one && at !== other)
      if (one < other && three.reduce((sum, each) => sum + each, 0) % 10 === 0) return (a + b) % 10 || 10
    }
  }
  return 0
}

/** By what a bull leaves: how many units it wins. */
const TIMES = [1, 1, 1, 1, 1, 1, 1, 2, 2, 3, 4, 5]

/** Equal bulls are told apart by the highest card, and that by its suit. */
function worthOf(cards: readonly string[]): Worth {
  const bull = bullOf(cards)
  const heights = cards.map((card) => rankOf(card) + SUITS.indexOf(card.charAt(1)) / 10)
  return { order: 100 * bull + Math.max(...heights), times: TIMES[bull] ?? 0 }
}

/** Three hands and the bank, five cards each. */
export const dealBullBull = (below: (bound: number) => number): BankHands => dealHands(3, below, () => true)

/** What a spot of Bull Bull pays. */
export function bullBullPays(spot: string, dealt: BankHands): Pays {
  const bull = handIn(spot, /^hand-(\d)-bull-bull$/, dealt)
  if (bull) return ifSo(bullOf(bull) > 9, 12)
  return equalPays(spot, { dealt, worthOf }) ?? unitsPay(spot, /^hand-(\d)-double$/, { dealt, worthOf })
}
