import { REFUND_PATH, type RefundAnswer, refundAnswer } from '@sanuk/contracts/refunds'
import type { Log } from '@sanuk/host/log'
import { writeAmount } from '@sanuk/money/amount'
import { signedPost } from '@sanuk/vendor-kit/signed-post'
import type { AfterAnswer } from '#platform/after-answer'
import type { Clock } from '#platform/clock'
import { type Database, inTransaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { OWN_NAME, type Vendor } from '#platform/vendors'
import type { PaymentStore } from './store/payments.ts'
import type { PaymentRecord } from './store/rows.ts'
import type { SlipStore } from './store/slips.ts'

const TIMEOUT_MS = 8_000

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly afterAnswer: AfterAnswer
  readonly payments: PaymentStore
  readonly slips: SlipStore
  /** Who sends back what came by it. */
  readonly providers: readonly Vendor[]
}

/** Sends held money back through whoever reported it. The order is stored first, and sent until its end is known. */
export function createSendBack({ database, clock, log, afterAnswer, payments, slips, providers }: Needs) {
  const vendorOf = (code: string) => providers.find((known) => known.code === code)

  /** Locks the payment, so that two answers to one order are one end. */
  const take = (id: string, answer: RefundAnswer): Promise<void> =>
    inTransaction(database, async (transaction) => {
      const payment = await payments.lock(transaction, id)
      if (payment?.result !== 'returning' || answer.state === 'open') return
      const entry = { brand: payment.brand ?? '', payment: id, at: clock(), operator: null }
      if (answer.state === 'done') {
        const reference = answer.bankReference
        await payments.change(transaction, id, { result: 'returned', return_reference: reference, ask_at: null })
        await slips.write(transaction, { ...entry, what: 'returned', note: reference })
        return
      }
      const fault = answer.reason ?? 'REFUSED'
      await payments.change(transaction, id, { result: 'held_for_review', last_fault: fault, ask_at: null })
      await slips.write(transaction, { ...entry, what: 'return_refused', note: answer.reason ?? null })
    })

  const ask = async ({ id, provider, bankReference, amount, currency }: PaymentRecord): Promise<void> => {
    const vendor = vendorOf(provider)
    if (!vendor) return log.error({ payment: id }, 'money is to go back by a provider nobody knows')
    const order = { refund: id, bankReference, amount: writeAmount(amount), currency }
    const by = { vendor: OWN_NAME, key: vendor.keys[0], timeoutMs: TIMEOUT_MS }
    try {
      const { status, body } = await signedPost(`${vendor.address}${REFUND_PATH}`, order, by)
      const answer = refundAnswer.safeParse(body)
      if (status === 200 && answer.success && answer.data.refund === id) return await take(id, answer.data)
      log.warn({ payment: id, status }, 'a provider did not say how a refund stands')
    } catch (error) {
      log.warn({ payment: id, error: String(error) }, 'a provider was not reached about a refund')
    }
    await payments.change(database, id, { last_fault: 'NO_ANSWER' })
  }

  return {
    /** Refuses with `payment_settled`, and with `bank_missing` where nobody can carry it out. */
    order: async (of: { id: string; brand: string; operator: string }, reason: string): Promise<void> => {
      const ordered = await inTransaction(database, async (transaction) => {
        const payment = await payments.lock(transaction, of.id)
        if (payment?.brand !== of.brand) throw new Refusal('not_found')
        if (payment.result !== 'held_for_review') throw new Refusal('payment_settled')
        if (!vendorOf(payment.provider)) throw new Refusal('bank_missing')
        const at = clock()
        const entry = { brand: of.brand, payment: of.id, at, operator: of.operator, note: reason }
        await slips.write(transaction, { ...entry, what: 'return_ordered' })
        const settled = { settled_at: at, settled_by: of.operator, reason, ask_at: at, last_fault: null }
        return payments.change(transaction, of.id, { result: 'returning', ...settled })
      })
      afterAnswer.begin('a refund was not ordered', () => ask(ordered))
    },
    /** Asks after what is to go back, until nothing is due. */
    askAgain: async (): Promise<void> => {
      for (;;) {
        const due = await payments.takeDue(clock())
        if (due.length === 0) return
        for (const payment of due) await ask(payment)
      }
    },
  }
}
