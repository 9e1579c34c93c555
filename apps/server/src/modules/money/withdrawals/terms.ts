import { type Amount, amount, parseAmount, ZERO } from '@sanuk/money/amount'
import type { CurrencyCode } from '@sanuk/money/currency'
import { usualAmounts } from '@sanuk/money/usual-amounts'

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

/** Of a brand that has said nothing else, by its currency. */
export function defaultTerms(currency: CurrencyCode): Terms {
  const { withdrawal, twoFrom } = usualAmounts(currency)
  return {
    minimum: parseAmount(withdrawal.minimum),
    maximum: parseAmount(withdrawal.maximum),
    ordersPerDay: 5,
    sumPerDay: parseAmount(withdrawal.sumPerDay),
    feeFixed: ZERO,
    feeRate: 0,
    freePerDay: 0,
    twoFrom: parseAmount(twoFrom),
    answerMinutes: 30,
    targetMinutes: 15,
  }
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

/** Large sums take two operators, and so does all that one of them asked for on behalf of a closed account. */
export const needsTwo = (
  { amount, operator }: { readonly amount: Amount; readonly operator: string | null },
  { twoFrom }: Pick<Terms, 'twoFrom'>,
): boolean => operator !== null || amount >= twoFrom
