import { type Amount, amount, parseAmount } from '@sanuk/money/amount'
import type { DepositMethod } from './deposit-method.ts'

const WHOLE = 10_000n

/** What is taken of a deposit, as the server will take it: whole hundredths, and never more than comes. */
export function feeOf(paid: Amount, { fixed, percent, by }: DepositMethod['fee']): Amount {
  if (by === 'brand') return amount(0n)
  const rate = BigInt(percent.replace('.', ''))
  const fee = parseAmount(fixed) + (paid * rate) / WHOLE
  const whole = fee - (fee % 100n)
  return amount(whole < paid ? whole : paid)
}
