import { type Amount, add, parseAmount } from '@sanuk/money/amount'
import type { CurrencyCode } from '@sanuk/money/currency'
import type { BookLine } from './books.ts'

/** The books of one currency. `sum` is reckoned here from the lines shown: zero, or something is badly wrong. */
export type TrialBalance = { readonly code: CurrencyCode; readonly lines: readonly BookLine[]; readonly sum: Amount }

/** Parts the books by currency, each with its sum; the brand's own money stands first. */
export function balancesOf(lines: readonly BookLine[], own: CurrencyCode): TrialBalance[] {
  const codes = new Set(lines.map(({ currency }) => currency))
  const inOrder = [...codes].toSorted((one, other) => Number(other === own) - Number(one === own))
  return inOrder.map((code) => {
    const ofCode = lines.filter(({ currency }) => currency === code)
    return { code, lines: ofCode, sum: add(...ofCode.map(({ balance }) => parseAmount(balance))) }
  })
}
