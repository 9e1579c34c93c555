import { STATEMENT_CALLS } from '@sanuk/contracts/office-reconciliation'
import { type Amount, parseAmount, SIGNED_MONEY_PATTERN } from '@sanuk/money/amount'

export type StatementCall = (typeof STATEMENT_CALLS)[number]

/** The columns of a statement, in whatever order it has them. */
export const COLUMNS = ['transaction', 'round', 'call', 'amount', 'currency', 'at'] as const
export type ColumnName = (typeof COLUMNS)[number]

/** One line: what a vendor says that it moved under a name of its own. */
export type StatementLine = {
  /** Counted from 1. */
  readonly line: number
  readonly transaction: string
  readonly round: string
  readonly call: StatementCall
  readonly amount: Amount
  readonly currency: string
  readonly at: Date
}

const NAME = /^[\x21-\x7e]{1,64}$/

/** A settlement is named by its round and version. */
const SETTLEMENT = /^settle:[\x21-\x7e]{1,64}:\d{1,10}$/

const PATTERNS: Record<Exclude<ColumnName, 'call' | 'at' | 'transaction'>, RegExp> = {
  round: NAME,
  currency: /^[A-Z]{3,5}$/,
  amount: SIGNED_MONEY_PATTERN,
}

/** An instant as ISO 8601 writes it, with its zone: without one, nobody knows which it is. */
const INSTANT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/

/** Corrections may go in either direction; stakes, wins and what is given back cannot be less than nothing. */
const SIGNED: readonly StatementCall[] = ['rollback', 'resettle', 'settle']

/** Reads a line, or answers which of its columns is wrong. */
export function readLine(line: number, values: Readonly<Record<ColumnName, string>>): StatementLine | ColumnName {
  for (const [column, pattern] of Object.entries(PATTERNS)) {
    if (!pattern.test(values[column as keyof typeof PATTERNS])) return column as ColumnName
  }
  const call = STATEMENT_CALLS.find((known) => known === values.call)
  if (!call) return 'call'
  if (!(call === 'settle' ? SETTLEMENT : NAME).test(values.transaction)) return 'transaction'
  const amount = parseAmount(values.amount)
  if (amount < 0n && !SIGNED.includes(call)) return 'amount'
  const at = new Date(INSTANT.test(values.at) ? values.at : Number.NaN)
  if (Number.isNaN(at.getTime())) return 'at'
  return { line, transaction: values.transaction, round: values.round, call, amount, currency: values.currency, at }
}
