import { WITHDRAWAL_STEPS, type WithdrawalState } from '@sanuk/contracts/withdrawals'
import type { Log } from '@sanuk/host/log'
import type { Amount } from '@sanuk/money/amount'
import type { Clock } from '#platform/clock'
import { type Connection, type Database, inTransaction, type Transaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import type { Payees } from '../payees/index.ts'
import type { createEntryStore } from './store/entries.ts'
import type { PartStore } from './store/parts.ts'
import type { PayoutStore } from './store/payouts.ts'
import type { WithdrawalRecord } from './store/rows.ts'
import type { WithdrawalStore } from './store/withdrawals.ts'
import type { Terms } from './terms.ts'
import type { Till } from './till.ts'

export type Parts = {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly store: WithdrawalStore
  readonly entries: ReturnType<typeof createEntryStore>
  readonly parts: PartStore
  readonly payouts: PayoutStore
  readonly till: Till
  readonly payees: Payees
  readonly termsOf: (brand: string, on?: Connection) => Promise<Terms>
  /** Tells the member's open pages; called after the commit. */
  readonly announce: (withdrawal: WithdrawalRecord, balance: Amount | null) => Promise<void>
}

/** A withdrawal as it was left, and the member's balance where that changed. */
export type Changed = { readonly record: WithdrawalRecord; readonly balance: Amount | null }

type Who = { readonly member: string } | { readonly brand: string } | 'anybody'

/**
 * Changes a withdrawal under its lock, and tells of it once that is committed. Refuses with `not_found` where it is not
 * that member's or that brand's.
 */
export function createChange({ database, store, announce }: Pick<Parts, 'database' | 'store' | 'announce'>) {
  return async (
    { id, of }: { readonly id: string; readonly of: Who },
    work: (transaction: Transaction, record: WithdrawalRecord) => Promise<Changed>,
  ): Promise<WithdrawalRecord> => {
    const { record, balance } = await inTransaction(database, async (transaction) => {
      const locked = await store.lock(transaction, id)
      if (!locked || !isOf(locked, of)) throw new Refusal('not_found')
      return work(transaction, locked)
    })
    await announce(record, balance)
    return record
  }
}

export type Change = ReturnType<typeof createChange>

function isOf({ member, brand }: WithdrawalRecord, of: Who): boolean {
  if (of === 'anybody') return true
  return 'member' in of ? of.member === member : of.brand === brand
}

export type Step = {
  readonly to: WithdrawalState
  readonly operator?: string | null
  /** Its member reads it. */
  readonly reason?: string | null
  readonly paid?: Amount
  readonly returned?: Amount
}

/** Takes a step to another state. Refuses with `withdrawal_went_on` one that does not follow from where it is. */
export function createTakeStep({ store, entries, clock }: Pick<Parts, 'store' | 'entries' | 'clock'>) {
  return async (transaction: Transaction, record: WithdrawalRecord, step: Step): Promise<WithdrawalRecord> => {
    const { to, operator = null, reason = null, ...sums } = step
    if (!WITHDRAWAL_STEPS[record.state].includes(to)) throw new Refusal('withdrawal_went_on')
    const at = clock()
    const noted = { withdrawal: record.id, brand: record.brand, at, state: to, operator, note: reason }
    await entries.add(transaction, noted)
    return store.change(transaction, record.id, { state: to, since: at, ...sums })
  }
}

export type TakeStep = ReturnType<typeof createTakeStep>

/** What each verb of this room is given. */
export type Tools = Parts & { readonly change: Change; readonly takeStep: TakeStep }
