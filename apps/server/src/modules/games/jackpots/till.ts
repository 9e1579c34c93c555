import { openAccount } from '@sanuk/ledger/accounts'
import { post } from '@sanuk/ledger/post'
import type { Transfer } from '@sanuk/ledger/transfer'
import { type Amount, amount } from '@sanuk/money/amount'
import { queryable, type Transaction } from '#platform/database'
import type { PoolName } from './store/books.ts'

/** Money between a vendor's account and that of one of its pools: into the pool, or out of it where it is negative. */
export type PoolMove = PoolName & {
  readonly key: string
  readonly into: Amount
  readonly kind: 'contribution' | 'jackpot'
  readonly reference: string
}

/** What an account of a pool is called: its vendor's code has no colon. */
const ownerOf = ({ vendor, pool }: PoolName): string => `${vendor}:${pool}`

/** Posts what goes into pools and out of them, as part of the transaction that marks it as posted. */
export async function movePools(transaction: Transaction, moves: readonly PoolMove[]): Promise<void> {
  const on = queryable(transaction)
  const transfers: Transfer[] = []
  for (const move of moves) {
    const { brand, vendor, currency, key, kind, reference, into } = move
    const house = { brand, currency, guarded: false } as const
    const vendors = await openAccount(on, { ...house, kind: 'vendor', owner: vendor })
    const pools = await openAccount(on, { ...house, kind: 'jackpot', owner: ownerOf(move) })
    const [debit, credit] = into < 0n ? [pools, vendors] : [vendors, pools]
    const moved = into < 0n ? amount(-into) : into
    transfers.push({ key, kind, reference, debit, credit, amount: moved, memo: ownerOf(move) })
  }
  const posted = await post(on, transfers)
  if (!posted.every((one) => one.outcome === 'posted' && !one.replayed)) throw new Error('a pool was not posted')
}
