import type { PayoutReport } from '@sanuk/contracts/withdrawals'
import { add } from '@sanuk/money/amount'
import type { Transaction } from '#platform/database'
import type { Changed, Tools } from './change.ts'
import { freshPayments, isOver, type ToldPayment } from './fresh-payments.ts'
import type { createAddPart } from './pay.ts'
import type { Payout, WithdrawalRecord } from './store/rows.ts'

export type Told = { readonly result: 'taken' | 'held_for_review' }

type Needs = Tools & { readonly addPart: ReturnType<typeof createAddPart> }

/**
 * Takes the bank's word on an order: payments that are new are written down, an end is its end. What fits nothing is
 * kept for a person, and no money moves.
 */
export function createTakeReport(needs: Needs) {
  const { payouts, parts, log, change } = needs

  const hold = async (transaction: Transaction, report: PayoutReport): Promise<void> => {
    await payouts.hold(transaction, report, needs.clock())
    log.error({ order: report.order }, 'a report of the bank fits nothing and is held')
  }

  const newIn = async (transaction: Transaction, payout: Payout, report: PayoutReport) => {
    const fresh = freshPayments(payout, report, await parts.of([payout.withdrawal], transaction))
    const references = fresh?.map(({ bankReference }) => bankReference) ?? []
    return (await parts.referencesUsed(transaction, references)) ? null : fresh
  }

  const writeDown = async (
    transaction: Transaction,
    from: Changed,
    fresh: readonly ToldPayment[],
  ): Promise<Changed> => {
    let { record, balance } = from
    for (const payment of fresh) {
      const paid = await needs.addPart(transaction, record, { ...payment, picture: null, operator: null })
      if (!paid) throw new Error(`payment ${payment.bankReference} was written down meanwhile`)
      record = paid.record
      balance = paid.balance ?? balance
    }
    return { record, balance }
  }

  /** The bank has heard that an order was given up, or had ended it before. */
  const endGivenUp = (transaction: Transaction, { id, paid }: Payout): Promise<void> =>
    payouts.change(transaction, id, { state: 'failed', paid, last_fault: null })

  /** Where the bank paid nothing at all, an operator decides anew. */
  const backToApproved = async (transaction: Transaction, now: Changed): Promise<Changed> =>
    now.record.state === 'paying'
      ? { ...now, record: await needs.takeStep(transaction, now.record, { to: 'approved' }) }
      : now

  /** `null` where the report fits nothing. Under the lock of its withdrawal. */
  const takeIn = async (
    transaction: Transaction,
    record: WithdrawalRecord,
    { payout, report }: { readonly payout: Payout; readonly report: PayoutReport },
  ): Promise<Changed | null> => {
    const fresh = await newIn(transaction, payout, report)
    if (!fresh || isOver(payout)) return fresh && { record, balance: null }
    const now = await writeDown(transaction, { record, balance: null }, fresh)
    const paid = add(payout.paid, ...fresh.map(({ amount }) => amount))
    const state = stateAfter(report, paid === payout.amount)
    await payouts.change(transaction, payout.id, { state, paid, last_fault: report.reason ?? null })
    return state === 'failed' ? backToApproved(transaction, now) : now
  }

  return async (report: PayoutReport): Promise<Told> => {
    const named = await payouts.find(report.order)
    if (!named) {
      log.error({ order: report.order }, 'the bank reports an order that is not ours')
      return { result: 'held_for_review' }
    }
    let result: Told['result'] = 'taken'
    await change({ id: named.withdrawal, of: 'anybody' }, async (transaction, record) => {
      const payout = (await payouts.find(report.order, transaction)) ?? named
      const taken = await takeIn(transaction, record, { payout, report })
      if (payout.state === 'given_up' && report.state !== 'open') await endGivenUp(transaction, payout)
      result = taken ? 'taken' : 'held_for_review'
      if (!taken) await hold(transaction, report)
      return taken ?? { record, balance: null }
    })
    return { result }
  }
}

/** A bank that has paid all is done, whatever it says; one that is done with less has failed to pay the rest. */
function stateAfter({ state }: PayoutReport, isWhole: boolean): Payout['state'] {
  if (isWhole) return 'done'
  return state === 'open' ? 'open' : 'failed'
}
