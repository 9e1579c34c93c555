import { randomUUID } from 'node:crypto'
import type { Amount } from '@sanuk/money/amount'
import type { Brand } from '#platform/caller'
import type { Clock } from '#platform/clock'
import { type Database, inTransaction } from '#platform/database'
import type { Protection } from '../protection/index.ts'
import { checkDepositAmount, PROMPTPAY } from './deposit-limits.ts'
import { makeDepositReference } from './deposit-reference.ts'
import { promptPayPayload } from './promptpay-payload.ts'
import type { DepositRecord, DepositStore, NewDeposit } from './store/deposits.ts'

type Needs = {
  readonly database: Database
  readonly deposits: Pick<DepositStore, 'add' | 'ofRequest' | 'paidSince'>
  readonly clock: Clock
  readonly billerId: string
  /** Refuses what would pass the member's own limit, or whoever stays away. */
  readonly admit: Protection['admit']['deposit']
}

export type DepositWish = { readonly requestId: string; readonly amount: Amount }

/**
 * Makes a payment code. The same request of the same member answers the same code, however often it is sent. Refuses
 * with `own_limit_reached` and `play_paused`; what is paid by a code that was given is credited whatever is refused later.
 */
export const requestDeposit =
  (needs: Needs) =>
  async (wish: DepositWish, by: { member: string; brand: Brand }): Promise<DepositRecord> => {
    checkDepositAmount(wish.amount)
    const deposit = newDeposit(needs, wish, by)
    const owner = { id: by.member, brand: by.brand.id, timeZone: by.brand.timeZone }
    return inTransaction(needs.database, async (transaction) => {
      const earlier = await needs.deposits.ofRequest(by.member, wish.requestId, transaction)
      if (earlier) return earlier
      await needs.admit(transaction, { owner, sum: wish.amount }, (since) =>
        needs.deposits.paidSince(by.member, since, { now: needs.clock(), on: transaction }),
      )
      return needs.deposits.add(deposit, transaction)
    })
  }

function newDeposit(
  needs: Pick<Needs, 'clock' | 'billerId'>,
  { requestId, amount }: DepositWish,
  { member, brand }: { member: string; brand: Brand },
): NewDeposit {
  const requestedAt = needs.clock()
  const reference = makeDepositReference()
  return {
    ...{ id: randomUUID(), brand: brand.id, member, requestId, reference, amount, currency: brand.currency },
    payload: promptPayPayload({ billerId: needs.billerId, reference, amount }),
    requestedAt,
    expiresAt: new Date(requestedAt.getTime() + PROMPTPAY.minutesToPay * 60_000),
  }
}
