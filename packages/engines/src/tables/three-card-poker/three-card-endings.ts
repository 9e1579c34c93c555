import type { Card } from '../../cards/card.ts'
import { PACK } from '../../cards/card.ts'
import { sizeIfFirst } from '../../cards/suit-class.ts'
import { type Strength, strengthOf } from '../../cards/three-card-hand.ts'
import { pairPlusPays, playPays } from '../../cards/three-card-pays.ts'
import { fraction } from '../../exact/fraction.ts'
import type { Ending } from '../../instant/instant-game.ts'
import { NOTHING, ONE_STAKE } from '../../instant/multiple.ts'
import type { StakedEnding } from '../staked-figures.ts'
import { bestThreeCardMove } from './three-card-poker.ts'

type Dealt = { readonly cards: readonly Card[]; readonly strength: Strength }

/** In how many ways a hand gets so many antes. */
type Ways = ReadonlyMap<number, number>

/** Hands of three out of 52 cards, and out of the 49 that are left for the dealer. */
const PLAYER_HANDS = 22_100
const DEALER_HANDS = 18_424

/** The endings of pair plus: every hand of three. */
export function pairPlusEndings(): Ending[] {
  const chance = fraction(1n, BigInt(PLAYER_HANDS))
  return everyHand().map(({ strength }) => ({ won: pairPlusPays(strength), chance }))
}

/** The endings of an ante that is always played as is best: every hand against all the dealer may have then. */
export function anteEndings(): StakedEnding[] {
  const hands = everyHand()
  const games = BigInt(PLAYER_HANDS * DEALER_HANDS)
  return hands.flatMap((player): StakedEnding[] => {
    const alike = sizeIfFirst(player.cards)
    if (alike === 0) return []
    if (bestThreeCardMove(player.cards) === 'fold') {
      return [{ staked: ONE_STAKE, won: NOTHING, chance: fraction(BigInt(alike), BigInt(PLAYER_HANDS)) }]
    }
    return [...waysOfPlay(player, hands)].map(([won, ways]) => ({
      staked: fraction(2n),
      won: fraction(BigInt(won)),
      chance: fraction(BigInt(ways * alike), games),
    }))
  })
}

/** What a hand that is played gets against every hand the dealer may have. */
export function waysOfPlay(player: Dealt, hands: readonly Dealt[]): Ways {
  const ways = new Map<number, number>()
  const isTaken = new Uint8Array(PACK)
  for (const card of player.cards) isTaken[card] = 1
  for (const { cards, strength } of hands) {
    if (cards.some((card) => isTaken[card] === 1)) continue
    const pays = playPays(player.strength, strength)
    ways.set(pays, (ways.get(pays) ?? 0) + 1)
  }
  return ways
}

/** All hands of three, the cards of each in falling order. */
export function everyHand(): Dealt[] {
  const hands: Dealt[] = []
  for (let high = 2; high < PACK; high += 1) {
    for (let middle = 1; middle < high; middle += 1) {
      for (let low = 0; low < middle; low += 1) {
        const cards = [high, middle, low]
        hands.push({ cards, strength: strengthOf(cards) })
      }
    }
  }
  return hands
}
