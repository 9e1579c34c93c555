import { lockBalance, openAccount } from '@sanuk/ledger/accounts'
import { postOne } from '@sanuk/ledger/post'
import type { Transfer } from '@sanuk/ledger/transfer'
import { type Amount, amount, ZERO } from '@sanuk/money/amount'
import type { WalletOwner } from '#platform/capabilities/wallet-account'
import { Again, queryable, type Transaction } from '#platform/database'
import type { SeatName } from '../../seats/index.ts'

/** A seat behind which a member's wallet stands. */
export type SeatAccount = {
  readonly wallet: string
  /** What moves between seat and wallet belongs to. */
  readonly stay: string
  /** Whether nobody sits there any more: then nothing stays in its account. */
  readonly isLeft: boolean
  readonly broughtHomeAt: Date | null
}

/** The guarded account of a seat, opened with the first need of it: one for each member, vendor and name. */
export const openSeatAccount = (
  transaction: Transaction,
  { id, brand, currency }: WalletOwner,
  { vendor, seat }: SeatName,
): Promise<string> =>
  openAccount(queryable(transaction), {
    brand,
    currency,
    kind: 'seat',
    owner: `${id}:${vendor}:${seat}`,
    guarded: true,
  })

/** Money that moves between a vendor and a member's account, which is a seat's where one stands before the wallet. */
type SeatMove = Pick<Transfer, 'key' | 'kind' | 'amount'> & {
  readonly accounts: { readonly member: string; readonly seat?: SeatAccount }
}

/** What of a move goes on from a seat that was left to the wallet: all of it, or nothing. */
export function passHome({ key, kind, amount: sum, accounts: { member, seat } }: SeatMove): Transfer[] {
  if (!seat?.isLeft || sum === 0n) return []
  return [{ key: `home of ${key}`, kind, amount: sum, debit: member, credit: seat.wallet, reference: seat.stay }]
}

/**
 * Takes from the wallet to a seat what a correction takes and the seat does not hold, as far as it goes. The wallet is
 * locked before the seat, as everywhere: it is the older account.
 */
export async function fetchFromWallet(transaction: Transaction, move: SeatMove): Promise<void> {
  const { key, kind, accounts } = move
  if (!accounts.seat) return
  const on = queryable(transaction)
  const wallet = (await lockBalance(on, accounts.seat.wallet)) ?? ZERO
  const seated = (await lockBalance(on, accounts.member)) ?? ZERO
  const sum = smaller(wallet, move.amount - seated)
  if (sum <= 0n) return
  const { wallet: debit, stay: reference } = accounts.seat
  const fetched = { key: `fetched for ${key}`, kind, amount: sum, debit, credit: accounts.member, reference }
  const result = await postOne(on, fetched)
  if (result.outcome !== 'posted' || result.replayed) throw new Again()
}

const smaller = (one: Amount, other: bigint): Amount => (other < one ? amount(other) : one)
