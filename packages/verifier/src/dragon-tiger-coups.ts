import { rankOf } from './card-tables.ts'
import type { DragonTigerRecord } from './dragon-tiger-record.ts'
import type { ShownResult } from './shown-roads.ts'

export type DragonTigerCoup = DragonTigerRecord['coups'][number]

/** A card for the dragon, then one for the tiger. */
export function dealCoup(next: () => string): DragonTigerCoup {
  const dragon = next()
  const tiger = next()
  const ahead = Math.sign(rankOf(dragon) - rankOf(tiger))
  return { dragon, tiger, winner: (['tiger', 'tie', 'dragon'] as const)[ahead + 1] ?? 'tie' }
}

/** What is paid to one, in hundredths; a lost bet pays -100. */
const LOST = -100
const ifSo = (holds: boolean, pays: number): number => (holds ? pays : LOST)

/** What bets on a side's card pay, by the word after the side. Seven is 7, an ace 1, a king 13. */
const ON_CARDS: Readonly<Record<string, (card: string) => number>> = {
  odd: (card) => ifSo([1, 3, 5, 9, 11, 13].includes(rankOf(card)), 100),
  even: (card) => ifSo([2, 4, 6, 8, 10, 12].includes(rankOf(card)), 100),
  big: (card) => ifSo(rankOf(card) >= 8, 100),
  small: (card) => ifSo(rankOf(card) <= 6, 100),
  red: (card) => ifSo(/[dh]$/.test(card), 90),
  black: (card) => ifSo(/[cs]$/.test(card), 90),
}

/** Null where there is no such spot. */
function paysOf(spot: string, { dragon, tiger, winner }: DragonTigerCoup): number | null {
  if (spot === 'dragon' || spot === 'tiger') return winner === 'tie' ? -50 : ifSo(winner === spot, 100)
  if (spot === 'tie') return ifSo(winner === 'tie', 1100)
  if (spot === 'suited-tie') return ifSo(dragon === tiger, 5000)
  const [, side, kind = ''] = /^(dragon|tiger)-([a-z]+)$/.exec(spot) ?? []
  const pays = Object.entries(ON_CARDS).find(([name]) => name === kind)?.[1]
  return pays ? pays(side === 'dragon' ? dragon : tiger) : null
}

/** What a bet wins, what is left of the stake included, a fraction of the smallest unit dropped; null without such a spot. */
export function dragonTigerWin(bet: { spot: string; stake: bigint }, coup: DragonTigerCoup): bigint | null {
  const pays = paysOf(bet.spot, coup)
  return pays === null ? null : (bet.stake * BigInt(100 + pays)) / 100n
}

/** Roads are red for the dragon and blue for the tiger, as for banker and player. */
const SIDES = { dragon: 'banker', tiger: 'player', tie: 'tie' } as const

export const shownOf = ({ winner }: DragonTigerCoup): ShownResult => ({
  winner: SIDES[winner],
  playerPair: false,
  bankerPair: false,
  natural: false,
})
