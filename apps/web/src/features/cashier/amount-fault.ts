import type { WordOf } from '@sanuk/locales/word'
import { isMoney, parseAmount } from '@sanuk/money/amount'

export type AmountLimits = { readonly minimum: string; readonly maximum: string }

export type AmountFault =
  | { readonly word: WordOf<'field'> & ('field.required' | 'field.money') }
  | { readonly word: 'cashier.amount.below' | 'cashier.amount.above'; readonly limit: string }

/** What is wrong with an amount before it is sent; limits are wire money, an amount is what its field holds. */
export function amountFault(amount: string, { minimum, maximum }: AmountLimits): AmountFault | null {
  if (amount === '') return { word: 'field.required' }
  if (!isMoney(amount)) return { word: 'field.money' }
  const value = parseAmount(amount)
  if (value < parseAmount(minimum)) return { word: 'cashier.amount.below', limit: minimum }
  if (value > parseAmount(maximum)) return { word: 'cashier.amount.above', limit: maximum }
  return null
}
