import { dealBaccarat, isPair, TABLE_PACKS, totalOf } from './card-tables.ts'
import { shoeOf } from './shoe.ts'
import type { ShownResult } from './shown-roads.ts'

/** A coup as the shoe gives it. */
export type DealtCoup = {
  readonly player: readonly string[]
  readonly banker: readonly string[]
  readonly winner: 'player' | 'banker' | 'tie'
}

export type DealtShoe<Coup> = {
  readonly burn: { readonly card: string; readonly count: number }
  readonly coups: readonly Coup[]
}

/** Cards before the cut card: all of eight packs but 14. */
const BEFORE_CUT = 8 * 52 - 14

/**
 * Deals a shoe to its end. The first card says how many are put aside. A coup within which the cut card comes out is
 * finished and followed by one more; a coup before whose first card it comes out is the last.
 */
export function dealShoe<Coup>(below: (bound: number) => number, deal: (next: () => string) => Coup): DealtShoe<Coup> {
  const shoe = shoeOf(TABLE_PACKS, below)
  let out = 0
  const next = () => {
    out += 1
    return shoe()
  }
  const card = next()
  const count = totalOf([card]) === 0 ? 10 : totalOf([card])
  for (let burnt = 0; burnt < count; burnt += 1) next()
  const coups: Coup[] = []
  let coupsLeft: number | null = null
  while (coupsLeft !== 0) {
    const before = out
    coups.push(deal(next))
    if (coupsLeft !== null) coupsLeft -= 1
    else if (out > BEFORE_CUT) coupsLeft = before === BEFORE_CUT ? 0 : 1
  }
  return { burn: { card, count }, coups }
}

/** A coup of baccarat. */
export function dealCoup(next: () => string): DealtCoup {
  const hands = dealBaccarat(next)
  const ahead = Math.sign(totalOf(hands.player) - totalOf(hands.banker))
  const winner = (['banker', 'tie', 'player'] as const)[ahead + 1] ?? 'tie'
  return { ...hands, winner }
}

export const isNatural = (hand: readonly string[]): boolean => hand.length === 2 && totalOf(hand) > 7

/** What roads show of a coup. */
export const shownOf = ({ player, banker, winner }: DealtCoup): ShownResult => ({
  winner,
  playerPair: isPair(player),
  bankerPair: isPair(banker),
  natural: isNatural(player) || isNatural(banker),
})
