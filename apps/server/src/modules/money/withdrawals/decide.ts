import { randomUUID } from 'node:crypto'
import { amount } from '@sanuk/money/amount'
import type { OperatorCaller } from '#platform/caller'
import type { Transaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import type { Tools } from './change.ts'
import { remainingOf, type WithdrawalRecord } from './store/rows.ts'

export type PayBy = 'bank' | 'hand'

export type DecideNeeds = Tools & {
  /** Sends an order that is stored, behind the answer. */
  readonly send: (payout: string) => void
  readonly hasBank: boolean
}

type Deed = { readonly id: string; readonly brand: string; readonly caller: OperatorCaller }

/** Refuses with `withdrawal_claimed` where a colleague is at it. */
export function demandFree({ claimedBy }: WithdrawalRecord, caller: Pick<OperatorCaller, 'id'>): void {
  if (claimedBy !== null && claimedBy !== caller.id) throw new Refusal('withdrawal_claimed')
}

export type Decide = ReturnType<typeof createDecide>

/** What operators decide before anything is paid. */
export function createDecide(needs: DecideNeeds) {
  const { change, takeStep, store, till, payouts, clock } = needs

  const demandBank = (payBy: PayBy): void => {
    if (payBy === 'bank' && !needs.hasBank) throw new Refusal('bank_missing')
  }

  /** Stores an order for all that remains; the bank is told once that is committed. */
  const storeOrder = async (transaction: Transaction, record: WithdrawalRecord): Promise<string> => {
    const id = randomUUID()
    const order = { id, withdrawal: record.id, brand: record.brand, amount: remainingOf(record), at: clock() }
    await payouts.add(transaction, order)
    return id
  }

  /** Approves within the caller's transaction; answers the order that is to be sent after it. */
  const approveIn = async (
    transaction: Transaction,
    waiting: WithdrawalRecord,
    { payBy, operator }: { readonly payBy: PayBy; readonly operator: string | null },
  ) => {
    demandBank(payBy)
    const approved = await takeStep(transaction, waiting, { to: 'approved', operator })
    await till.commit(transaction, approved)
    if (payBy === 'hand') return { record: approved, order: null }
    const order = await storeOrder(transaction, approved)
    return { record: await takeStep(transaction, approved, { to: 'paying', operator }), order }
  }

  const demandNoOrder = async (transaction: Transaction, { id }: WithdrawalRecord): Promise<void> => {
    if ((await payouts.underWay([id], transaction)).size > 0) throw new Refusal('payout_under_way')
  }

  return {
    approveIn,
    send: needs.send,
    demandNoOrder,
    demandBank,
    /** Refuses with `withdrawal_went_on`, `withdrawal_claimed` and `bank_missing`. */
    approve: async ({ id, brand, caller }: Deed, payBy: PayBy): Promise<void> => {
      let order: string | null = null
      await change({ id, of: { brand } }, async (transaction, record) => {
        demandFree(record, caller)
        const done = await approveIn(transaction, record, { payBy, operator: caller.id })
        order = done.order
        return { record: done.record, balance: null }
      })
      if (order) needs.send(order)
    },
    /** Nothing of it was paid and nothing will be: all of it is back in the wallet. */
    reject: async ({ id, brand, caller }: Deed, reason: string): Promise<void> => {
      await change({ id, of: { brand } }, async (transaction, record) => {
        demandFree(record, caller)
        await demandNoOrder(transaction, record)
        const step = { to: 'rejected', operator: caller.id, reason, returned: record.amount } as const
        const rejected = await takeStep(transaction, record, step)
        const all = { fee: amount(0n), back: amount(record.amount + record.fee) }
        const isHeld = record.state === 'waiting'
        const balance = isHeld ? await till.giveBack(transaction, record) : await till.close(transaction, record, all)
        return { record: rejected, balance }
      })
    },
    /** Has the bank pay what remains of one that is approved or partly paid. */
    order: async ({ id, brand, caller }: Deed): Promise<void> => {
      demandBank('bank')
      let order: string | null = null
      await change({ id, of: { brand } }, async (transaction, record) => {
        demandFree(record, caller)
        await demandNoOrder(transaction, record)
        if (record.state !== 'approved' && record.state !== 'partly_paid') throw new Refusal('withdrawal_went_on')
        order = await storeOrder(transaction, record)
        const isFirst = record.state === 'approved'
        const step = { to: 'paying', operator: caller.id } as const
        return { record: isFirst ? await takeStep(transaction, record, step) : record, balance: null }
      })
      if (order) needs.send(order)
    },
    /** Takes one for oneself, from a colleague too; or lets it go. */
    claim: async ({ id, brand, caller }: Deed, claimed: boolean): Promise<void> => {
      await change({ id, of: { brand } }, async (transaction, record) => {
        if (!claimed && record.claimedBy !== caller.id) return { record, balance: null }
        const claim = { claimed_by: claimed ? caller.id : null }
        return { record: await store.change(transaction, id, claim), balance: null }
      })
    },
    note: async ({ id, brand, caller }: Deed, note: string): Promise<void> => {
      await change({ id, of: { brand } }, async (transaction, record) => {
        const entry = { withdrawal: id, brand, at: clock(), state: null, operator: caller.id, note }
        await needs.entries.add(transaction, entry)
        return { record, balance: null }
      })
    },
    /** The member gives it up while it waits. Refuses with `withdrawal_went_on`. */
    cancel: (member: string, id: string): Promise<WithdrawalRecord> =>
      change({ id, of: { member } }, async (transaction, record) => {
        const cancelled = await takeStep(transaction, record, { to: 'cancelled', returned: record.amount })
        return { record: cancelled, balance: await till.giveBack(transaction, record) }
      }),
  }
}
