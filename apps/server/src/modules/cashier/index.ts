import type { Amount } from '@sanuk/money/amount'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import type { Protection } from '../protection/index.ts'
import type { Turnover } from '../turnover/index.ts'
import type { Wallet } from '../wallet/index.ts'
import { receivePayment } from './receive-payment.ts'
import { requestDeposit } from './request-deposit.ts'
import { createDeposited } from './store/deposited.ts'
import { createDepositStore, type DepositRecord } from './store/deposits.ts'
import { createPaymentStore } from './store/payments.ts'

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly accountOf: Wallet['accountOf']
  /** Demands that what came in is played, in the transaction that credits it. */
  readonly demandTurnover: Turnover['demandForDeposit']
  readonly announce: (deposit: DepositRecord, balance: Amount) => Promise<void>
  readonly announceExpiry: (member: string, deposit: string) => Promise<void>
  /** Refuses what would pass a member's own limit. */
  readonly admit: Protection['admit']['deposit']
  /** Who is paid, fifteen digits. */
  readonly billerId: string
}

export type { DepositRecord }

export type Cashier = ReturnType<typeof createCashier>

/** Money in: payment codes, and the bank's word that they were paid. */
export function createCashier(needs: Needs) {
  const deposits = createDepositStore(needs.database)
  const payments = createPaymentStore(needs.database)
  return {
    requestDeposit: requestDeposit({ ...needs, deposits }),
    receivePayment: receivePayment({ ...needs, deposits, payments }),
    ...createDeposited(needs.database),
    find: deposits.find,
    list: deposits.list,
    cancel: deposits.cancel,
    creditedSince: deposits.creditedSince,
    totalOf: deposits.totalOf,
    /** What counts towards a member's own limit of deposits. */
    paidSince: (member: string, since: Date) => deposits.paidSince(member, since, { now: needs.clock() }),
    creditedByDay: deposits.creditedByDay,
    expireDeposits: async (): Promise<void> => {
      for (const { id, member } of await deposits.expire(needs.clock())) await needs.announceExpiry(member, id)
    },
  }
}
