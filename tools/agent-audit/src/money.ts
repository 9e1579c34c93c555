/** Amounts are kept in 1/10 000 of a currency unit. */
const DECIMALS = 4

/** Reads `12`, `12.5` or `12.3456`. */
export function readMoney(text: string): bigint {
  const [whole = '0', rest = ''] = text.split('.')
  return BigInt(whole + rest.slice(0, DECIMALS).padEnd(DECIMALS, '0'))
}

/** Writes at least two decimals. */
export function writeMoney(amount: bigint): string {
  const digits = String(amount < 0n ? -amount : amount).padStart(DECIMALS + 1, '0')
  const decimals = digits.slice(-DECIMALS).replace(/0{1,2}$/, '')
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -DECIMALS)}.${decimals}`
}

/** The smallest coin of a currency in 1/10 000 of its unit, by the decimals that the Unicode CLDR knows of it. */
export function coinOf(currency: string): bigint {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
  return 10n ** BigInt(DECIMALS - maximumFractionDigits)
}
