import { type Amount, amount } from '@sanuk/money/amount'
import { AMOUNT_DECIMALS, type CurrencyCode, currency as currencyOf } from '@sanuk/money/currency'

/** Rates are in hundredths of a per cent, so this is the whole. */
export const RATE_WHOLE = 10_000

/** What something is earned of: `rate` of the basis, in hundredths of a per cent, at most `most`. */
export type Part<What extends string> = {
  readonly what: What
  readonly basis: Amount
  readonly rate: number
  readonly most?: Amount
}

/**
 * A step of the calculation, with the amount after it: a share of a basis (rounded down, at most the part's own most),
 * the sum lowered to the most for the period, or the sum without what is less than the smallest coin.
 */
export type Step<What extends string> =
  | (Part<What> & { readonly kind: 'share'; readonly amount: Amount })
  | { readonly kind: 'most' | 'coin'; readonly amount: Amount }

/** The smallest coin of a currency in 1/10 000 of its unit: 100 for THB. */
export const smallestCoin = (code: CurrencyCode): Amount =>
  amount(10n ** BigInt(AMOUNT_DECIMALS - currencyOf(code).decimals))

/**
 * What parts bring together and how: `min(Σ min(floor(basis × rate), most of the part), most)`, rounded down to `coin`.
 * A basis below 0 brings 0. The steps end with what is earned; one that changes nothing is left out.
 */
export function explain<What extends string>(
  parts: readonly Part<What>[],
  { most, coin }: { readonly most?: Amount; readonly coin: Amount },
): { readonly steps: readonly Step<What>[]; readonly earned: Amount } {
  const shares = parts.map((part) => ({ ...part, kind: 'share' as const, amount: shareOf(part) }))
  const sum = amount(shares.reduce((all, share) => all + share.amount, 0n))
  const capped = most === undefined ? sum : lower(sum, most)
  const earned = amount(capped - (capped % coin))
  const steps: Step<What>[] = [...shares]
  if (capped !== sum) steps.push({ kind: 'most', amount: capped })
  if (earned !== capped) steps.push({ kind: 'coin', amount: earned })
  return { steps, earned }
}

function shareOf({ basis, rate, most }: Part<string>): Amount {
  const share = basis > 0n ? amount((basis * BigInt(rate)) / BigInt(RATE_WHOLE)) : amount(0n)
  return most === undefined ? share : lower(share, most)
}

const lower = (one: Amount, other: Amount): Amount => (one < other ? one : other)
