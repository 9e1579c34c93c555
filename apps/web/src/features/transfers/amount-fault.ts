import type { Word } from '@sanuk/locales/word'
import { isMoney, parseAmount } from '@sanuk/money/amount'

export type AmountFault = { readonly word: Word; readonly limit?: string }

/** What is wrong with an amount before it is sent; `available` is what is there, null where nobody knows. Wire money. */
export function amountFault(amount: string, available: string | null): AmountFault | null {
  if (amount === '') return { word: 'field.required' }
  if (!isMoney(amount)) return { word: 'field.money' }
  const value = parseAmount(amount)
  if (value === 0n) return { word: 'transfers.amount.zero' }
  if (available !== null && value > parseAmount(available)) return { word: 'transfers.amount.above', limit: available }
  return null
}
