const WIRE = /^(0|[1-9]\d*)(\.\d{1,4})?$/

/** Money in 1/10 000 of the unit, read from the wire's decimal string. Answers `null` for anything else. */
export function readMoney(text: unknown): bigint | null {
  if (typeof text !== 'string' || !WIRE.test(text)) return null
  const [whole = '', fraction = ''] = text.split('.')
  return BigInt(whole + fraction.padEnd(4, '0'))
}

/** The smaller of two amounts. */
export function smaller(one: bigint, other: bigint): bigint {
  if (one < other) return one
  return other
}

export function larger(one: bigint, other: bigint): bigint {
  if (one > other) return one
  return other
}

/** Writes money as the wire wants it, with two to four decimals. A minus is for reports only. */
export function writeMoney(amount: bigint): string {
  const digits = String(amount < 0n ? -amount : amount).padStart(5, '0')
  const fraction = digits.slice(-4).replace(/0{1,2}$/, '')
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -4)}.${fraction}`
}
