import { type Amount, amount } from './amount.ts'
import type { Currency } from './currency.ts'

/**
 * Money as a person reads it: symbol, thousands separators and the currency's decimals ("฿1,234.50", "−฿5.00").
 * Digits past those decimals are cut off, never rounded up: nobody is shown money that is not there. What is cut down to
 * zero has no sign.
 */
export function formatMoney(value: Amount, currency: Currency): string {
  return write(value, currency, '')
}

/** Like `formatMoney`, with a plus before a gain: for net columns. */
export function formatNet(value: Amount, currency: Currency): string {
  return write(value, currency, '+')
}

/** Whether a gain (1), a loss (-1) or nothing (0) is to be read once the digits past the currency's decimals are cut off. */
export function shownSign(value: Amount, { decimals }: Currency): -1 | 0 | 1 {
  if (!/[1-9]/.test(formatDigits(value, decimals))) return 0
  return value < 0n ? -1 : 1
}

function write(value: Amount, currency: Currency, plus: '' | '+'): string {
  const sign = { '-1': '−', '0': '', '1': plus }[shownSign(value, currency)]
  return `${sign}${currency.symbol}${formatDigits(value, currency.decimals)}`
}

function formatDigits(value: Amount, decimals: number): string {
  const size = amount(value < 0n ? -value : value)
  const whole = String(size / 10_000n).replace(/\B(?=(\d{3})+$)/g, ',')
  const fraction = String(size % 10_000n)
    .padStart(4, '0')
    .slice(0, decimals)
  return decimals > 0 ? `${whole}.${fraction}` : whole
}
