import { type Fraction, fraction } from '../exact/fraction.ts'
import { readCard } from './card.ts'
import { handWith, type Strength, strengthOf, type ThreeCardHand } from './three-card-hand.ts'

/** What pair plus pays, stake included. */
const pairPlus: { readonly [hand in ThreeCardHand]: bigint } = {
  'straight-flush': 41n,
  'three-of-a-kind': 31n,
  straight: 7n,
  flush: 5n,
  pair: 2n,
  'high-card': 0n,
}

/** What a good hand wins on the ante whatever the dealer has. */
const anteBonus: { readonly [hand in ThreeCardHand]?: number } = {
  'straight-flush': 5,
  'three-of-a-kind': 4,
  straight: 1,
}

/** The lowest hand with a queen: with less the dealer does not qualify. */
const QUALIFIES = strengthOf(['Qc', '3d', '2h'].map(readCard))

/** In stakes. */
export function pairPlusPays(strength: Strength): Fraction {
  return fraction(pairPlus[handWith(strength)])
}

/**
 * What the ante and the stake on play bring back together, in antes. Where the dealer does not qualify the ante wins
 * and the other comes back; otherwise both win, come back or are lost.
 */
export function playPays(player: Strength, dealer: Strength): number {
  const bonus = anteBonus[handWith(player)] ?? 0
  if (dealer < QUALIFIES) return 3 + bonus
  if (player === dealer) return 2 + bonus
  return (player > dealer ? 4 : 0) + bonus
}

/** The part of `playPays` that the stake on play brings back; the rest is that of the ante, with its bonus. */
export function playReturns(player: Strength, dealer: Strength): number {
  if (dealer < QUALIFIES || player === dealer) return 1
  return player > dealer ? 2 : 0
}
