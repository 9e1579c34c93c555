import { AMOUNT_DECIMALS } from './currency.ts'

declare const amountBrand: unique symbol

/** Money in 1/10 000 of a currency unit. Branded, so that a count or a price in whole units cannot pass for it. */
export type Amount = bigint & { readonly [amountBrand]: 'Amount' }

const SCALE = 10n ** BigInt(AMOUNT_DECIMALS)

/** Largest amount a `bigint` column of PostgreSQL holds. */
export const AMOUNT_MAX = amount(2n ** 63n - 1n)

export const ZERO = amount(0n)

/** Plain decimal money without sign: no exponent, no leading zero, at most 14 whole digits (so that any fits a `bigint` column) and 4 decimals. */
export const MONEY_PATTERN = /^(0|[1-9]\d{0,13})(\.\d{1,4})?$/

/** The same with an optional minus, for differences. `-0` is not a number anybody meant. */
export const SIGNED_MONEY_PATTERN = /^(?!-0(\.0+)?$)-?(0|[1-9]\d{0,13})(\.\d{1,4})?$/

/** Brands a count of 1/10 000 units as money. */
export function amount(tenThousandths: bigint): Amount {
  return tenThousandths as Amount
}

/** Whether a text is wire money without sign. */
export const isMoney = (text: string): boolean => MONEY_PATTERN.test(text)

/** Reads wire money ("12.5", "-3"). Throws `RangeError` for anything `SIGNED_MONEY_PATTERN` refuses. */
export function parseAmount(text: string): Amount {
  if (!SIGNED_MONEY_PATTERN.test(text)) throw new RangeError(`not an amount of money: ${JSON.stringify(text)}`)
  const negative = text.startsWith('-')
  const [whole = '0', fraction = ''] = (negative ? text.slice(1) : text).split('.')
  const size = BigInt(whole) * SCALE + BigInt(fraction.padEnd(AMOUNT_DECIMALS, '0'))
  return amount(negative ? -size : size)
}

/** Writes wire money: at least two decimals, more only where they are not zero. The reverse of `parseAmount`. */
export function writeAmount(value: Amount): string {
  const size = value < 0n ? -value : value
  const fraction = String(size % SCALE)
    .padStart(AMOUNT_DECIMALS, '0')
    .replace(/0{1,2}$/, '')
  return `${value < 0n ? '-' : ''}${size / SCALE}.${fraction}`
}

export function add(...values: readonly Amount[]): Amount {
  return amount(values.reduce((sum: bigint, value) => sum + value, 0n))
}

export function subtract(from: Amount, value: Amount): Amount {
  return amount(from - value)
}

/** An amount taken a whole number of times, as a stake per line times its lines. */
export function times(value: Amount, count: number | bigint): Amount {
  return amount(value * BigInt(count))
}
