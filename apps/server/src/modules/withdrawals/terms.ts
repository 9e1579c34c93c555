import { type Amount, amount, parseAmount, ZERO } from '@sanuk/money/amount'
import type { Database } from '#platform/database'
import { tablesOn } from './store/rows.ts'

/** How a brand pays out. */
export type Terms = {
  readonly minimum: Amount
  readonly maximum: Amount
  readonly ordersPerDay: number
  readonly sumPerDay: Amount
  readonly feeFixed: Amount
  /** Hundredths of a per cent. */
  readonly feeRate: number
  /** From this amount on two operators decide. */
  readonly twoFrom: Amount
  readonly answerMinutes: number
  readonly targetMinutes: number
}

/** Of a brand that has said nothing else; in its own money. */
export const DEFAULT_TERMS: Terms = {
  ...{ minimum: parseAmount('300'), maximum: parseAmount('200000'), ordersPerDay: 5, sumPerDay: parseAmount('500000') },
  ...{ feeFixed: ZERO, feeRate: 0, twoFrom: parseAmount('50000'), answerMinutes: 30, targetMinutes: 15 },
}

/** A bank moves whole hundredths. */
const wholeHundredths = (value: bigint): Amount => amount(value - (value % 100n))

const WHOLE = 10_000n

/** What a withdrawal of an amount costs, beside it. */
export const feeOf = (wanted: Amount, { feeFixed, feeRate }: Pick<Terms, 'feeFixed' | 'feeRate'>): Amount =>
  wholeHundredths(feeFixed + (wanted * BigInt(feeRate)) / WHOLE)

/** The part of the fee that is due where only a part was paid. */
export const feeDue = ({ fee, amount: whole }: { fee: Amount; amount: Amount }, paid: Amount): Amount =>
  wholeHundredths((fee * paid) / whole)

/** The largest amount that a balance covers with its fee. */
export function coveredBy(balance: Amount, { feeFixed, feeRate }: Pick<Terms, 'feeFixed' | 'feeRate'>): Amount {
  const rest = balance - feeFixed
  return rest <= 0n ? ZERO : wholeHundredths((rest * WHOLE) / (WHOLE + BigInt(feeRate)))
}

/** Reads what a brand has set. */
export function createTerms(database: Database) {
  return async (brand: string): Promise<Terms> => {
    const row = await tablesOn(database)
      .selectFrom('withdrawals.setting')
      .selectAll()
      .where('brand', '=', brand)
      .executeTakeFirst()
    if (!row) return DEFAULT_TERMS
    return {
      ...{ minimum: amount(row.minimum), maximum: amount(row.maximum), sumPerDay: amount(row.sum_per_day) },
      ...{ ordersPerDay: row.orders_per_day, feeFixed: amount(row.fee_fixed), feeRate: row.fee_rate },
      ...{ twoFrom: amount(row.two_from), answerMinutes: row.answer_minutes, targetMinutes: row.target_minutes },
    }
  }
}
