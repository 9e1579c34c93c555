import type { CurrencyCode, RealCurrency } from './currency.ts'

/** What has a value of its own in each currency that is paid in and out. */
export type ByCurrency<T> = Readonly<Record<RealCurrency, T>>

/** The value in a currency; of play money, which is given out in the size of baht, that in baht. */
export function inCurrency<T>(values: ByCurrency<T>, code: CurrencyCode): T {
  const own: Partial<Record<CurrencyCode, T>> = values
  return own[code] ?? values.THB
}
