import { randomUUID } from 'node:crypto'
import { type Amount, amount } from '@sanuk/money/amount'
import type { Queryable } from './queryable.ts'

/**
 * Money that shall move from the debit to the credit account. `key` makes it happen at most once; the same key with
 * other content is refused. `reference` is what the movement belongs to: a round, a deposit.
 */
export type Transfer = {
  readonly key: string
  readonly debit: string
  readonly credit: string
  readonly amount: Amount
  readonly kind: string
  readonly reference: string
}

/** Balances are those of guarded accounts right after the transfer; an open account has none. */
export type Posted = {
  readonly outcome: 'posted'
  readonly replayed: boolean
  readonly transfer: string
  readonly debitBalance: Amount | null
  readonly creditBalance: Amount | null
  readonly at: Date
}

export type PostResult =
  | Posted
  | { readonly outcome: 'insufficient'; readonly replayed: boolean; readonly debitBalance: Amount; readonly at: Date }
  | { readonly outcome: 'different_content' }
  | { readonly outcome: 'unknown_account' }

const STATEMENT = `
  select * from ledger.post($1::uuid[], $2::text[], $3::uuid[], $4::uuid[], $5::bigint[], $6::text[], $7::uuid[])
  order by ordinal`

/**
 * Posts transfers in their order and answers each with its own outcome; one that fails leaves its neighbours alone.
 * Runs on its own or as part of the caller's transaction: the answer is true once that has been committed.
 */
export async function post(on: Queryable, transfers: readonly Transfer[]): Promise<PostResult[]> {
  if (transfers.length === 0) return []
  const { rows } = await on.query(STATEMENT, [
    transfers.map(() => randomUUID()),
    transfers.map(({ key }) => key),
    transfers.map(({ debit }) => debit),
    transfers.map(({ credit }) => credit),
    transfers.map((transfer) => transfer.amount),
    transfers.map(({ kind }) => kind),
    transfers.map(({ reference }) => reference),
  ])
  if (rows.length !== transfers.length) throw new Error(`${transfers.length} transfers, ${rows.length} outcomes`)
  return rows.map(readResult)
}

/** The same for one transfer. */
export async function postOne(on: Queryable, transfer: Transfer): Promise<PostResult> {
  const [result] = await post(on, [transfer])
  if (!result) throw new Error('one transfer, no outcome')
  return result
}

function readResult(row: Record<string, unknown>): PostResult {
  switch (row.outcome) {
    case 'posted':
      return {
        outcome: 'posted',
        replayed: row.replayed === true,
        transfer: String(row.transfer),
        debitBalance: balance(row.debit_balance),
        creditBalance: balance(row.credit_balance),
        at: instant(row.at),
      }
    case 'insufficient':
      return {
        outcome: 'insufficient',
        replayed: row.replayed === true,
        debitBalance: balance(row.debit_balance) ?? amount(0n),
        at: instant(row.at),
      }
    case 'different_content':
    case 'unknown_account':
      return { outcome: row.outcome }
    default:
      throw new Error(`the ledger answered an unknown outcome: ${String(row.outcome)}`)
  }
}

function balance(value: unknown): Amount | null {
  return value === null ? null : amount(BigInt(String(value)))
}

function instant(value: unknown): Date {
  if (value instanceof Date) return value
  throw new Error('the ledger answered without an instant')
}
