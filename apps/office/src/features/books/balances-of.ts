import { type Amount, add, parseAmount } from '@sanuk/money/amount'
import type { CurrencyCode } from '@sanuk/money/currency'
import type { BookLine } from './books.ts'

/** The books of one currency. `sum` is reckoned here from the lines shown: zero, or something is badly wrong. */
export type TrialBalance = { readonly code: CurrencyCode; readonly lines: readonly BookLine[]; readonly sum: Amount }

/** Parts the books by currency, each with its sum. */
export function balancesOf(lines: readonly BookLine[]): TrialBalance[] {
  const codes = [...new Set(lines.map(({ currency }) => currency))]
  return codes.map((code) => {
    const own = lines.filter(({ currency }) => currency === code)
    return { code, lines: own, sum: add(...own.map(({ balance }) => parseAmount(balance))) }
  })
}
