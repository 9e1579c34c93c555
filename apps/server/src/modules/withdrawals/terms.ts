import { type Amount, amount, parseAmount, ZERO } from '@sanuk/money/amount'

/** How a brand pays out. */
export type Terms = {
  readonly minimum: Amount
  readonly maximum: Amount
  readonly ordersPerDay: number
  readonly sumPerDay: Amount
  readonly feeFixed: Amount
  /** Hundredths of a per cent. */
  readonly feeRate: number
  /** So many of a member's first withdrawals of a day cost nothing. */
  readonly freePerDay: number
  /** From this amount on two operators decide. */
  readonly twoFrom: Amount
  readonly answerMinutes: number
  readonly targetMinutes: number
}

/** Of a brand that has said nothing else; in its own money. */
export const DEFAULT_TERMS: Terms = {
  ...{ minimum: parseAmount('300'), maximum: parseAmount('200000'), ordersPerDay: 5, sumPerDay: parseAmount('500000') },
  ...{ feeFixed: ZERO, feeRate: 0, freePerDay: 0, twoFrom: parseAmount('50000'), answerMinutes: 30, targetMinutes: 15 },
}

/** A bank moves whole hundredths. */
const wholeHundredths = (value: bigint): Amount => amount(value - (value % 100n))

const WHOLE = 10_000n

/** What a withdrawal of an amount costs, beside it. */
export const feeOf = (wanted: Amount, { feeFixed, feeRate }: Pick<Terms, 'feeFixed' | 'feeRate'>): Amount =>
  wholeHundredths(feeFixed + (wanted * BigInt(feeRate)) / WHOLE)

/** What the next withdrawal of a day costs, after so many. */
export const chargeAfter = (orders: number, { feeFixed, feeRate, freePerDay }: Charged): Charge =>
  orders < freePerDay ? { feeFixed: ZERO, feeRate: 0 } : { feeFixed, feeRate }

type Charge = Pick<Terms, 'feeFixed' | 'feeRate'>
type Charged = Pick<Terms, 'feeFixed' | 'feeRate' | 'freePerDay'>

/** The part of the fee that is due where only a part was paid. */
export const feeDue = ({ fee, amount: whole }: { fee: Amount; amount: Amount }, paid: Amount): Amount =>
  wholeHundredths((fee * paid) / whole)

/** The largest amount that a balance covers with its fee. */
export function coveredBy(balance: Amount, { feeFixed, feeRate }: Pick<Terms, 'feeFixed' | 'feeRate'>): Amount {
  const rest = balance - feeFixed
  return rest <= 0n ? ZERO : wholeHundredths((rest * WHOLE) / (WHOLE + BigInt(feeRate)))
}
