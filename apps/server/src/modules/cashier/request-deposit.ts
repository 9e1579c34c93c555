import { randomUUID } from 'node:crypto'
import type { Amount } from '@sanuk/money/amount'
import type { Brand } from '#platform/caller'
import type { Clock } from '#platform/clock'
import { checkDepositAmount, PROMPTPAY } from './deposit-limits.ts'
import { makeDepositReference } from './deposit-reference.ts'
import { promptPayPayload } from './promptpay-payload.ts'
import type { DepositRecord, DepositStore } from './store/deposits.ts'

type Needs = { readonly add: DepositStore['add']; readonly clock: Clock; readonly billerId: string }

export type DepositWish = { readonly requestId: string; readonly amount: Amount }

/** Makes a payment code. The same request of the same member answers the same code, however often it is sent. */
export const requestDeposit =
  (needs: Needs) =>
  async (wish: DepositWish, by: { member: string; brand: Brand }): Promise<DepositRecord> => {
    checkDepositAmount(wish.amount)
    const requestedAt = needs.clock()
    const reference = makeDepositReference()
    return needs.add({
      id: randomUUID(),
      brand: by.brand.id,
      member: by.member,
      requestId: wish.requestId,
      reference,
      amount: wish.amount,
      currency: by.brand.currency,
      payload: promptPayPayload({ billerId: needs.billerId, reference, amount: wish.amount }),
      requestedAt,
      expiresAt: new Date(requestedAt.getTime() + PROMPTPAY.minutesToPay * 60_000),
    })
  }
