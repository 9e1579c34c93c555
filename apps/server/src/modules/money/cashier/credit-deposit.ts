import { type Amount, add, subtract } from '@sanuk/money/amount'
import { takeAdvisoryLock } from '#platform/advisory-lock'
import type { DemandForDeposit } from '#platform/capabilities/turnover-demand'
import type { Clock } from '#platform/clock'
import type { Transaction } from '#platform/database'
import { startOfToday } from './day-limit.ts'
import { feeOf } from './deposit-terms.ts'
import type { DepositStore } from './store/deposits.ts'
import type { MethodStore } from './store/methods.ts'
import type { DepositRecord, Method } from './store/rows.ts'
import type { SlipStore } from './store/slips.ts'
import type { Till } from './till.ts'

export type Parts = {
  readonly clock: Clock
  readonly deposits: DepositStore
  readonly methods: MethodStore
  readonly slips: SlipStore
  readonly till: Till
  /** Demands that what came in is played, in the transaction that credits it. */
  readonly demandTurnover: DemandForDeposit
}

/** A deposit that is credited, and what its member has then. */
export type Credited = { readonly deposit: DepositRecord; readonly balance: Amount }

export type CreditDeposit = ReturnType<typeof createCreditDeposit>

/** Credits what was paid for a deposit that is locked and not credited yet. */
export function createCreditDeposit(parts: Parts) {
  const { deposits, methods, slips, till, clock } = parts

  const methodOf = async (
    transaction: Transaction,
    { brand, method }: Pick<DepositRecord, 'brand' | 'method'>,
  ): Promise<Method | undefined> => (await methods.methodsOf(brand, transaction)).find(({ code }) => code === method)

  return {
    /** Whether another amount than was asked for is within what the brand takes by this method. */
    isTaken: async (transaction: Transaction, deposit: DepositRecord, paid: Amount): Promise<boolean> => {
      if (paid === deposit.amount) return true
      const method = await methodOf(transaction, deposit)
      return method !== undefined && paid >= method.minimum && paid <= method.maximum
    },
    /** Whether it fits into the member's day. Waits until nobody else decides about this member's money. */
    fitsDay: async (transaction: Transaction, deposit: DepositRecord, paid: Amount): Promise<boolean> => {
      await takeAdvisoryLock(transaction, turnOf(deposit.member))
      const method = await methodOf(transaction, deposit)
      if (!method?.sumPerDay || deposit.timeZone === null) return true
      const since = startOfToday(clock(), deposit.timeZone)
      const of = { member: deposit.member, method: deposit.method, since, but: deposit.id }
      return add(await deposits.sumSince(transaction, of), paid) <= method.sumPerDay
    },
    credit: async (
      transaction: Transaction,
      deposit: DepositRecord,
      { paid, provider }: { readonly paid: Amount; readonly provider: string },
    ): Promise<Credited> => {
      const method = paid === deposit.amount ? undefined : await methodOf(transaction, deposit)
      const fee = method ? feeOf(paid, method) : deposit.fee
      const credited = await deposits.credit(transaction, { id: deposit.id, at: clock(), amount: paid, fee })
      await slips.decide(transaction, deposit.id, { state: 'accepted', reason: null, operator: null })
      const balance = await till.credit(transaction, credited, provider)
      const { brand, member, currency } = credited
      const kept = credited.feeBy === 'member' ? subtract(paid, fee) : paid
      await parts.demandTurnover(transaction, {
        brand,
        member,
        currency,
        amount: paid,
        deposit: credited.id,
        balanceBefore: subtract(balance, kept),
      })
      return { deposit: credited, balance }
    },
  }
}

/** Whoever decides how much of a member's day is left waits for whoever did before. */
export const turnOf = (member: string): string => `cashier:${member}`
