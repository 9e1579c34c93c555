import { type Amount, amount } from './amount.ts'
import type { Currency } from './currency.ts'

/**
 * Money as a person reads it: symbol, thousands separators and the currency's decimals ("฿1,234.50", "−฿5.00").
 * Digits past those decimals are cut off, never rounded up: nobody is shown money that is not there.
 */
export function formatMoney(value: Amount, { symbol, decimals }: Currency): string {
  return `${value < 0n ? '−' : ''}${symbol}${formatDigits(value, decimals)}`
}

/** Like `formatMoney`, with a plus before a gain: for net columns. */
export function formatNet(value: Amount, currency: Currency): string {
  return `${value > 0n ? '+' : ''}${formatMoney(value, currency)}`
}

function formatDigits(value: Amount, decimals: number): string {
  const size = amount(value < 0n ? -value : value)
  const whole = String(size / 10_000n).replace(/\B(?=(\d{3})+$)/g, ',')
  const fraction = String(size % 10_000n)
    .padStart(4, '0')
    .slice(0, decimals)
  return decimals > 0 ? `${whole}.${fraction}` : whole
}
