import { type Amount, add, amount, ZERO } from '@sanuk/money/amount'
import type { OperatorCaller } from '#platform/caller'
import type { Transaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { answered } from './answer.ts'
import type { Changed, Tools } from './change.ts'
import { type Decide, demandFree } from './decide.ts'
import { remainingOf, type WithdrawalRecord } from './store/rows.ts'
import { feeDue } from './terms.ts'

/** A payment that left. What proves it is the bank's own signed word on an order, or a picture of the slip. */
export type Payment = {
  readonly amount: Amount
  readonly bankReference: string
  readonly paidAt: Date
  readonly payout: string | null
  readonly picture: string | null
}

type By = { readonly operator: string | null }

/**
 * Writes a payment down and moves its money, within the caller's transaction; `null` where the bank's reference counted
 * already. The caller has seen that no more is paid than remains; the books would not let it happen.
 */
export function createAddPart(tools: Tools) {
  const { parts, till, clock, termsOf } = tools
  return async (transaction: Transaction, record: WithdrawalRecord, payment: Payment & By): Promise<Changed | null> => {
    const { operator, ...paid } = payment
    const number = (await parts.of([record.id], transaction)).length + 1
    const notedAt = clock()
    const isProved = paid.payout !== null || paid.picture !== null
    const { answerMinutes } = await termsOf(record.brand, transaction)
    const answerBy = isProved ? new Date(notedAt.getTime() + answerMinutes * 60_000) : null
    const part = { ...paid, withdrawal: record.id, brand: record.brand, number, notedAt, answerBy }
    if (!(await parts.add(transaction, part))) return null
    await till.pay(transaction, record, part)
    return afterPayment(tools, { transaction, record, operator }, amount(record.paid + payment.amount))
  }
}

type At = By & { readonly transaction: Transaction; readonly record: WithdrawalRecord }

async function afterPayment(tools: Tools, { transaction, record, operator }: At, paid: Amount): Promise<Changed> {
  const left = amount(remainingOf({ ...record, paid }))
  const to = left === 0n ? 'paid' : 'partly_paid'
  // A dispute that began with an earlier payment goes on.
  const isSame = record.state === 'disputed' || record.state === to
  const moved = isSame
    ? await tools.store.change(transaction, record.id, { paid })
    : await tools.takeStep(transaction, record, { to, operator, paid })
  return left === 0n ? closed(tools, { transaction, record: moved, operator }, ZERO) : { record: moved, balance: null }
}

/** Nothing more will be paid: what `back` says comes home beside the fee that is not due. */
async function closed(tools: Tools, { transaction, record }: At, back: Amount): Promise<Changed> {
  const fee = feeDue(record, record.paid)
  const balance = await tools.till.close(transaction, record, { fee, back: amount(back + record.fee - fee) })
  return { record: await answered(tools, transaction, record), balance }
}

type Deed = { readonly id: string; readonly brand: string; readonly caller: OperatorCaller }

/** What operators do about money that leaves by hand, cannot leave, or is said not to have arrived. */
export function createPay(tools: Tools, { demandNoOrder }: Pick<Decide, 'demandNoOrder'>) {
  const { change, takeStep, till, parts } = tools
  const addPart = createAddPart(tools)

  const demandAmount = (value: Amount, remaining: Amount): void => {
    const fields = [{ field: 'amount', word: 'field.money' }]
    if (value === 0n) throw new Refusal('amount_below_minimum', { fields })
    if (value % 100n !== 0n) throw new Refusal('invalid_request', { fields })
    if (value > remaining) throw new Refusal('amount_above_maximum', { fields })
  }

  /** Brings the payments home that never arrived. */
  const bringBack = async ({ transaction, record }: At, feeWasTaken: boolean): Promise<Changed> => {
    const missing = (await parts.of([record.id], transaction)).filter(({ answer }) => answer === 'not_received')
    const sum = add(...missing.map((part) => part.amount))
    const stays = amount(record.paid - sum)
    const fee = amount(feeWasTaken ? feeDue(record, record.paid) - feeDue(record, stays) : 0n)
    const balance = await till.bringBack(transaction, record, { amount: sum, fee })
    for (const part of missing) await parts.markReturned(transaction, part)
    return { record: { ...record, paid: stays, returned: amount(record.returned + sum) }, balance }
  }

  return {
    addPart,
    /** Refuses with `bank_reference_used`, `payout_under_way` and where more is paid than remains. */
    byHand: async ({ id, brand, caller }: Deed, payment: Omit<Payment, 'payout'>): Promise<void> => {
      await change({ id, of: { brand } }, async (transaction, record) => {
        demandFree(record, caller)
        await demandNoOrder(transaction, record)
        if (record.state !== 'approved' && record.state !== 'partly_paid') throw new Refusal('withdrawal_went_on')
        demandAmount(payment.amount, remainingOf(record))
        const paid = await addPart(transaction, record, { ...payment, payout: null, operator: caller.id })
        const fields = [{ field: 'bankReference', word: 'refusal.bank_reference_used' }]
        if (!paid) throw new Refusal('bank_reference_used', { fields })
        return paid
      })
    },
    /** What remains of one that is partly paid goes back to the wallet; what was paid stands. */
    returnRest: async ({ id, brand, caller }: Deed, reason: string): Promise<void> => {
      await change({ id, of: { brand } }, async (transaction, record) => {
        demandFree(record, caller)
        await demandNoOrder(transaction, record)
        if (record.state !== 'partly_paid') throw new Refusal('withdrawal_went_on')
        const back = remainingOf(record)
        const returned = amount(record.returned + back)
        const paid = await takeStep(transaction, record, { to: 'paid', operator: caller.id, reason, returned })
        return closed(tools, { transaction, record: paid, operator: caller.id }, back)
      })
    },
    /** Ends a dispute. What was never paid comes back either way; payments that never arrived, where that is found. */
    settle: async (
      { id, brand, caller }: Deed,
      { outcome, reason }: { readonly outcome: 'received' | 'refunded'; readonly reason: string },
    ): Promise<void> => {
      await change({ id, of: { brand } }, async (transaction, disputed) => {
        demandFree(disputed, caller)
        await demandNoOrder(transaction, disputed)
        if (disputed.state !== 'disputed') throw new Refusal('withdrawal_went_on')
        const back = remainingOf(disputed)
        const at = { transaction, operator: caller.id }
        let record = disputed
        let balance: Amount | null = null
        if (outcome === 'refunded') {
          const home = await bringBack({ ...at, record }, back === 0n)
          record = home.record
          balance = home.balance
        }
        if (back > 0n) {
          const fee = feeDue(record, record.paid)
          balance = await till.close(transaction, record, { fee, back: amount(back + record.fee - fee) })
        }
        const { paid } = record
        const returned = amount(record.returned + back)
        const to = `resolved_${outcome}` as const
        const step = { to, operator: caller.id, reason, paid, returned }
        return { record: await takeStep(transaction, disputed, step), balance }
      })
    },
  }
}
