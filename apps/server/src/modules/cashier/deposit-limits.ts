import { type Amount, parseAmount, writeAmount } from '@sanuk/money/amount'
import { Refusal } from '#platform/refusal'

/** What a PromptPay deposit may be, in baht. */
export const PROMPTPAY = {
  minimum: parseAmount('20'),
  maximum: parseAmount('200000'),
  quickAmounts: ['100', '300', '500', '1000', '5000', '10000'].map(parseAmount),
  minutesToPay: 15,
} as const

/** Refuses an amount outside the limits, or one that no bank can send because it is not whole satang. */
export function checkDepositAmount(value: Amount): void {
  const fault = (word: string, values: Record<string, string> = {}) => [{ field: 'amount', word, values }]
  if (value % 100n !== 0n) throw new Refusal('invalid_request', { fields: fault('field.money') })
  if (value < PROMPTPAY.minimum) {
    const fields = fault('field.at_least', { min: writeAmount(PROMPTPAY.minimum) })
    throw new Refusal('amount_below_minimum', { fields })
  }
  if (value > PROMPTPAY.maximum) {
    const fields = fault('field.at_most', { max: writeAmount(PROMPTPAY.maximum) })
    throw new Refusal('amount_above_maximum', { fields })
  }
}
