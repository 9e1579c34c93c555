import { type Amount, amount } from '@sanuk/money/amount'

const PARTS = 10_000n

/**
 * The amount seen at a part (0..1) of the way from one to another. Exact arithmetic: floating point chooses the part,
 * never the amount, and the end is the end to the last digit.
 */
export function countedTo(part: number, from: Amount, to: Amount): Amount {
  if (part >= 1) return to
  const done = BigInt(Math.floor(Math.max(0, part) * Number(PARTS)))
  return amount(from + ((to - from) * done) / PARTS)
}
