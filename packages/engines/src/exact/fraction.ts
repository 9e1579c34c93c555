/** An exact rational number in lowest terms; the denominator is positive. */
export type Fraction = { readonly over: bigint; readonly under: bigint }

/** `over` / `under`. Throws `RangeError` for a denominator of 0. */
export function fraction(over: bigint, under = 1n): Fraction {
  if (under === 0n) throw new RangeError('a fraction under 0')
  const divisor = greatestDivisor(over, under) * (under < 0n ? -1n : 1n)
  return { over: over / divisor, under: under / divisor }
}

export function sum(terms: readonly Fraction[]): Fraction {
  return terms.reduce((a, b) => fraction(a.over * b.under + b.over * a.under, a.under * b.under), fraction(0n))
}

export function minus(a: Fraction, b: Fraction): Fraction {
  return fraction(a.over * b.under - b.over * a.under, a.under * b.under)
}

export function product(a: Fraction, b: Fraction): Fraction {
  return fraction(a.over * b.over, a.under * b.under)
}

export function quotient(a: Fraction, b: Fraction): Fraction {
  return fraction(a.over * b.under, a.under * b.over)
}

export function isMore(a: Fraction, b: Fraction): boolean {
  return a.over * b.under > b.over * a.under
}

/** Both are in lowest terms, so that equal fractions are written alike. */
export function isEqual(a: Fraction, b: Fraction): boolean {
  return a.over === b.over && a.under === b.under
}

/** Reads plain decimals ("5.6", "1000"). Throws `RangeError` for anything else. */
export function fromDecimal(text: string): Fraction {
  if (!/^\d+(\.\d+)?$/.test(text)) throw new RangeError(`not a decimal: ${JSON.stringify(text)}`)
  const [whole = '', decimals = ''] = text.split('.')
  return fraction(BigInt(whole + decimals), 10n ** BigInt(decimals.length))
}

/** Keeps that many decimals and drops the rest, towards zero. */
export function cutOff({ over, under }: Fraction, decimals: number): Fraction {
  const scale = 10n ** BigInt(decimals)
  return fraction((over * scale) / under, scale)
}

/** Writes with that many decimals, cut off towards zero: a return shown so is never more than the true one. */
export function toDecimal({ over, under }: Fraction, decimals: number): string {
  const scaled = String(((over < 0n ? -over : over) * 10n ** BigInt(decimals)) / under).padStart(decimals + 1, '0')
  const whole = scaled.slice(0, scaled.length - decimals)
  return `${over < 0n ? '-' : ''}${whole}${decimals > 0 ? `.${scaled.slice(-decimals)}` : ''}`
}

function greatestDivisor(a: bigint, b: bigint): bigint {
  let [large, small] = [a < 0n ? -a : a, b < 0n ? -b : b]
  while (small > 0n) [large, small] = [small, large % small]
  return large
}
