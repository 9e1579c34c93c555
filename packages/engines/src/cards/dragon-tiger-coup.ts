import { ACE, type Card, RANKS, rankOf } from './card.ts'
import type { Shoe } from './shoe.ts'

/** Packs in the shoe of a dragon tiger table. */
export const DRAGON_TIGER_PACKS = 8

/** One card a side. */
export type DragonTigerCoup = { readonly dragon: Card; readonly tiger: Card }

export type DragonTigerWinner = 'dragon' | 'tiger' | 'tie'

/** The dragon's card comes first. */
export function dealDragonTiger(shoe: Shoe): DragonTigerCoup {
  const dragon = shoe()
  return { dragon, tiger: shoe() }
}

/** The side with the higher card, whatever its suit. */
export function dragonTigerWinner({ dragon, tiger }: DragonTigerCoup): DragonTigerWinner {
  const ahead = heightOf(dragon) - heightOf(tiger)
  if (ahead === 0) return 'tie'
  return ahead > 0 ? 'dragon' : 'tiger'
}

/** 1 for an ace, the lowest, to 13 for a king. */
export const heightOf = (card: Card): number => ((rankOf(card) + RANKS - ACE) % RANKS) + 1
