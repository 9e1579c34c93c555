import { type Amount, amount } from '@sanuk/money/amount'
import { transferId } from './key.ts'
import { KINDS, type TransferKind } from './kinds.ts'
import type { Queryable } from './queryable.ts'

/** Money to be set aside from a guarded account. `key` makes it happen at most once; `reference` is a UUID. */
export type HoldRequest = {
  readonly key: string
  readonly account: string
  readonly amount: Amount
  readonly reference: string
  readonly memo?: string
  readonly expiresAt: Date
}

export type HoldResult =
  | { readonly outcome: 'held'; readonly replayed: boolean; readonly hold: string; readonly balance: Amount }
  | { readonly outcome: 'insufficient'; readonly replayed: boolean; readonly balance: Amount }
  | { readonly outcome: 'different_content' }
  | { readonly outcome: 'unknown_account' }

/** Sets money aside: it is gone from the account and not yet anybody's. The amount must be more than zero. */
export async function hold(on: Queryable, request: HoldRequest): Promise<HoldResult> {
  const id = transferId(request.key)
  const { rows } = await on.query('select outcome, balance from ledger.hold($1, $2, $3, $4, $5, $6)', [
    id,
    request.account,
    request.amount,
    request.reference,
    request.memo ?? null,
    request.expiresAt,
  ])
  const outcome = String(rows[0]?.outcome)
  const replayed = outcome === 'r' || outcome === 'j'
  switch (outcome) {
    case 'p':
    case 'r':
      return { outcome: 'held', replayed, hold: id, balance: balanceOf(rows[0]) }
    case 'i':
    case 'j':
      return { outcome: 'insufficient', replayed, balance: balanceOf(rows[0]) }
    case 'x':
      return { outcome: 'different_content' }
    case 'u':
      return { outcome: 'unknown_account' }
    default:
      throw new Error(`the ledger answered an unknown outcome: ${outcome}`)
  }
}

/** All of it goes to another account, or back to where it came from. */
export type HoldEnd =
  | { readonly how: 'posted'; readonly credit: string; readonly kind: TransferKind }
  | { readonly how: 'voided' | 'expired' }

export type HoldEndResult =
  | { readonly outcome: 'ended'; readonly replayed: boolean; readonly balance: Amount }
  | { readonly outcome: 'ended_otherwise'; readonly how: HoldEnd['how'] }
  | { readonly outcome: 'unknown_hold' }

/**
 * Ends a hold. It ends in exactly one way: ending it the same way again changes nothing and says so. `balance` is what
 * the account it was taken from holds now.
 */
export async function endHold(on: Queryable, id: string, end: HoldEnd): Promise<HoldEndResult> {
  const posted = end.how === 'posted' ? end : null
  const { rows } = await on.query('select outcome, how, balance from ledger.end_hold($1, $2, $3, $4, $5)', [
    id,
    transferId(`end of hold ${id}`),
    end.how,
    posted?.credit ?? null,
    KINDS[posted?.kind ?? 'release'],
  ])
  const outcome = String(rows[0]?.outcome)
  switch (outcome) {
    case 'p':
    case 'r':
      return { outcome: 'ended', replayed: outcome === 'r', balance: balanceOf(rows[0]) }
    case 'o':
      return { outcome: 'ended_otherwise', how: howOf(rows[0]?.how) }
    case 'u':
      return { outcome: 'unknown_hold' }
    default:
      throw new Error(`the ledger answered an unknown outcome: ${outcome}`)
  }
}

/**
 * Gives back what was held for longer than it may be, a hundred holds at most, each in a transaction of its own.
 * Answers how many it were.
 */
export async function expireHolds(on: Queryable): Promise<number> {
  const { rows } = await on.query(
    `select id from ledger.hold where ended is null and expires_at <= clock_timestamp() order by expires_at limit 100`,
    [],
  )
  for (const { id } of rows) await endHold(on, String(id), { how: 'expired' })
  return rows.length
}

const balanceOf = (row: Record<string, unknown> | undefined): Amount => amount(BigInt(String(row?.balance)))

function howOf(value: unknown): HoldEnd['how'] {
  if (value === 'posted' || value === 'voided' || value === 'expired') return value
  throw new Error(`a hold ended in an unknown way: ${String(value)}`)
}
