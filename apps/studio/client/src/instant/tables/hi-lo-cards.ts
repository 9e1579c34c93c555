import type * as z from 'zod/mini'
import type { hiLoWire } from '#instant-wire'

export type HiLoView = z.output<typeof hiLoWire.view>
export type HiLoMove = z.output<typeof hiLoWire.move>
export type Guess = keyof HiLoView['next']
type HiLoCard = HiLoView['cards'][number]

/** From the ace, the lowest, up. */
export const RANKS: readonly string[] = [...'A23456789TJQK']

/** A card as it is written and drawn, such as `As`. */
export const written = ({ rank, suit }: HiLoCard): string => `${RANKS[rank - 1] ?? ''}${'cdhs'.charAt(suit)}`

/** Whether a card of that rank, from 1 up, is what a guess on another one says. */
export function meets(guess: Guess, rank: number, next: number): boolean {
  if (next === rank) return guess !== 'higher' && guess !== 'lower'
  return guess.startsWith(next > rank ? 'higher' : 'lower')
}

/** How many of the thirteen ranks make a guess right. */
export const waysOf = (guess: Guess, rank: number): number =>
  RANKS.filter((_, place) => meets(guess, rank, place + 1)).length

/** Which way a guess points. */
export function wayOf(guess: Guess): 'up' | 'down' | 'even' {
  if (guess === 'same') return 'even'
  return guess.startsWith('higher') ? 'up' : 'down'
}

/** `guessing` while the round goes on and its last guess, if there is one, was right. */
export type Fate = 'none' | 'guessing' | 'cashed' | 'wrong'

/** How the round stands. Undefined is the view before the first one. */
export function fateOf(view: HiLoView | null, won: boolean | undefined): Fate {
  if (!view) return 'none'
  if (won === undefined) return 'guessing'
  return Number(view.multiple) > 0 ? 'cashed' : 'wrong'
}
