import { type Amount, parseAmount } from '@sanuk/money/amount'
import { type ByCurrency, inCurrency } from '@sanuk/money/by-currency'
import type { CurrencyCode } from '@sanuk/money/currency'

/** What the house puts into a pool when it is opened and each time it was won, and before which amount it must be won. */
type Ends = { readonly seed: Amount; readonly cap?: Amount }

/** A progressive pool, as its terms are published. In each currency it is a pool of its own. */
type PoolTerms = {
  readonly code: string
  readonly names: { readonly th: string; readonly en: string }
  /** Whose rounds fill it, and may win it: one game, or several together. */
  readonly games: readonly string[]
  /** How much of every stake goes in, in millionths. */
  readonly share: number
  readonly ends: ByCurrency<Ends>
}

/**
 * A pool of one currency. One with a cap must be won before it is larger; any other is won by a number that a round draws, of
 * which it holds one for each `perNumber` that was staked.
 */
export type Pool = Omit<PoolTerms, 'ends'> & Ends & { readonly perNumber: Amount }

/** A pool that must be won: when it reaches an amount that was drawn when it began, and is kept secret until then. */
export type MustDropPool = Pool & { readonly cap: Amount }

export const isMustDrop = (pool: Pool): pool is MustDropPool => pool.cap !== undefined

/**
 * What a number costs. Seeds in dollars are a 25th of those in baht; so is this, and with it the chance and the return of
 * each stake are the same in both.
 */
const PER_NUMBER: ByCurrency<Amount> = { THB: parseAmount('0.01'), USD: parseAmount('0.0004') }

const seeded = (baht: string, dollars: string): ByCurrency<Ends> => ({
  THB: { seed: parseAmount(baht) },
  USD: { seed: parseAmount(dollars) },
})

const TERMS: readonly PoolTerms[] = [
  {
    code: 'gold-ingot',
    names: { th: 'แจ็กพอตทองก้อน', en: 'Gold Ingot Jackpot' },
    games: ['eight-ingots'],
    share: 10_000,
    ends: seeded('5000', '200'),
  },
  {
    code: 'golden-lotus',
    names: { th: 'แจ็กพอตบัวทอง', en: 'Golden Lotus Jackpot' },
    games: ['four-lotuses', 'dancing-peacock'],
    share: 10_000,
    ends: seeded('100000', '4000'),
  },
  {
    code: 'quick-luck',
    names: { th: 'แจ็กพอตโชคทันใจ', en: 'Quick Luck Jackpot' },
    games: ['koi-blessing', 'lucky-elephant'],
    share: 10_000,
    ends: {
      THB: { seed: parseAmount('100'), cap: parseAmount('500') },
      USD: { seed: parseAmount('4'), cap: parseAmount('20') },
    },
  },
]

const poolsOf = (currency: 'THB' | 'USD'): readonly Pool[] =>
  TERMS.map(({ ends, ...terms }) => ({ ...terms, ...ends[currency], perNumber: PER_NUMBER[currency] }))

const POOLS: ByCurrency<readonly Pool[]> = { THB: poolsOf('THB'), USD: poolsOf('USD') }

/** The pools of the Studio in a currency. A game fills one at most. */
export const poolsIn = (currency: CurrencyCode): readonly Pool[] => inCurrency(POOLS, currency)

/** The pool that a game fills in a currency, if it does. */
export const poolOf = (game: string, currency: CurrencyCode): Pool | undefined =>
  poolsIn(currency).find(({ games }) => games.includes(game))
