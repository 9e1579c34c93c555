import { type Amount, parseAmount } from '@sanuk/money/amount'

/**
 * A progressive pool, as its terms are published. In each currency it is a pool of its own. One with a cap must be won before
 * it is larger; any other is won by a number that a round draws.
 */
export type Pool = {
  readonly code: string
  readonly names: { readonly th: string; readonly en: string }
  /** Whose rounds fill it, and may win it: one game, or several together. */
  readonly games: readonly string[]
  /** What the house puts in when it is opened and each time it was won. */
  readonly seed: Amount
  /** How much of every stake goes in, in millionths. */
  readonly share: number
  readonly cap?: Amount
}

/** A pool that must be won: when it reaches an amount that was drawn when it began, and is kept secret until then. */
export type MustDropPool = Pool & { readonly cap: Amount }

export const isMustDrop = (pool: Pool): pool is MustDropPool => pool.cap !== undefined

/** The pools of the Studio. A game fills one at most. */
export const POOLS: readonly Pool[] = [
  {
    code: 'gold-ingot',
    names: { th: 'แจ็กพอตทองก้อน', en: 'Gold Ingot Jackpot' },
    games: ['eight-ingots'],
    ...{ seed: parseAmount('5000'), share: 10_000 },
  },
  {
    code: 'golden-lotus',
    names: { th: 'แจ็กพอตบัวทอง', en: 'Golden Lotus Jackpot' },
    games: ['four-lotuses', 'dancing-peacock'],
    ...{ seed: parseAmount('100000'), share: 10_000 },
  },
  {
    code: 'quick-luck',
    names: { th: 'แจ็กพอตโชคทันใจ', en: 'Quick Luck Jackpot' },
    games: ['koi-blessing', 'lucky-elephant'],
    ...{ seed: parseAmount('100'), share: 10_000, cap: parseAmount('500') },
  },
]

/** The pool that a game fills, if it does. */
export const poolOf = (game: string): Pool | undefined => POOLS.find(({ games }) => games.includes(game))
