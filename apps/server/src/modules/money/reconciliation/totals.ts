import { STATEMENT_CALLS } from '@sanuk/contracts/office-reconciliation'
import { type Amount, add, ZERO } from '@sanuk/money/amount'
import type { StatementCall } from './statement-line.ts'

export type Sum = { readonly transactions: number; readonly amount: Amount }

/** What both sides moved in one currency by one call. */
export type Total = {
  readonly currency: string
  readonly call: StatementCall
  readonly theirs: Sum
  readonly ours: Sum
}

const NOTHING: Sum = { transactions: 0, amount: ZERO }

/** Sums both sides up, by currency and call. */
export function createTotals() {
  const totals = new Map<string, Total>()
  return {
    count: (
      side: 'theirs' | 'ours',
      { currency, call, amount }: { currency: string; call: StatementCall; amount: Amount },
      transactions = 1,
    ): void => {
      const name = `${currency} ${call}`
      const known = totals.get(name) ?? { currency, call, theirs: NOTHING, ours: NOTHING }
      const sum = { transactions: known[side].transactions + transactions, amount: add(known[side].amount, amount) }
      totals.set(name, { ...known, [side]: sum })
    },
    list: (): Total[] =>
      [...totals.values()].sort(
        (one, other) =>
          one.currency.localeCompare(other.currency) ||
          STATEMENT_CALLS.indexOf(one.call) - STATEMENT_CALLS.indexOf(other.call),
      ),
  }
}
