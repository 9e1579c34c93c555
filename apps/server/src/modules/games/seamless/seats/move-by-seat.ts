import { postOne } from '@sanuk/ledger/post'
import type { Queryable } from '@sanuk/ledger/queryable'
import type { Transfer } from '@sanuk/ledger/transfer'
import { Again } from '#platform/database'

/** Money between a wallet and a seat, in one posting. `stay` is what it belongs to in the books. */
export type SeatMove = Pick<Transfer, 'key' | 'amount' | 'memo'> & {
  readonly kind: 'sit' | 'stand'
  readonly from: string
  readonly to: string
  readonly stay: string
}

/** Moves it, also where it is nothing; `null` where it is not covered. */
export async function moveBySeat(
  on: Queryable,
  { from, to, stay, ...move }: SeatMove,
): Promise<{ readonly transfer: string; readonly at: Date } | null> {
  const result = await postOne(on, { ...move, debit: from, credit: to, reference: stay })
  if (result.outcome === 'insufficient') return null
  if (result.outcome === 'different_content' || (result.outcome === 'posted' && result.replayed)) throw new Again()
  if (result.outcome !== 'posted') throw new Error(`${move.key} was not posted: ${result.outcome}`)
  return { transfer: result.transfer, at: result.at }
}
