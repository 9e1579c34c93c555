import type { PayoutReport } from '@sanuk/contracts/withdrawals'
import { writeAmount } from '@sanuk/money/amount'
import type { PayingBank } from './bank.ts'
import type { Tools } from './change.ts'
import type { Payout } from './store/rows.ts'
import type { createTakeReport } from './take-report.ts'

/** After so many questions without an answer somebody has to look. */
const QUESTIONS_WITHOUT_ALARM = 5

type Needs = Tools & {
  readonly take: ReturnType<typeof createTakeReport>
  readonly bank: PayingBank | null
}

/**
 * Orders to the bank. The same order is sent until the bank says how it stands: it is carried out once, however often
 * it comes, and nothing is guessed.
 */
export function createPayouts(needs: Needs) {
  const { payouts, store, payees, log } = needs

  const orderOf = async (payout: Payout) => {
    const record = await store.find(payout.withdrawal)
    const account = record && (await payees.find(record.account))
    if (!record || !account) throw new Error(`order ${payout.id} has no withdrawal or no account`)
    return {
      order: payout.id,
      reference: record.reference,
      amount: writeAmount(payout.amount),
      currency: record.currency,
      bank: account.bank,
      holder: account.holder,
      accountNumber: payees.numberOf(account),
    }
  }

  /** Takes what the bank said; answers whether it said anything. */
  const taken = async (payout: Payout, report: PayoutReport | null): Promise<boolean> => {
    if (report) {
      await needs.take(report)
      return true
    }
    await payouts.keepFault(payout.id, 'NO_ANSWER')
    if (payout.asked > QUESTIONS_WITHOUT_ALARM) log.error({ order: payout.id }, 'nobody knows how a payout stands')
    return false
  }

  /** Sends an order, or asks after it, which is the same call. */
  const send = async (payout: Payout): Promise<boolean> => {
    if (needs.bank) return taken(payout, await needs.bank.order(await orderOf(payout)))
    log.error({ order: payout.id }, 'an order for a bank nobody knows')
    return false
  }

  /** Has the bank pay no more of an order. */
  const cancel = async (payout: Payout): Promise<boolean> =>
    needs.bank ? taken(payout, await needs.bank.cancel(payout.id)) : false

  /** One that was given up must not be sent again. */
  const askAfter = (payout: Payout): Promise<unknown> =>
    (payout.state === 'given_up' ? cancel(payout) : send(payout)).catch((err: unknown) =>
      log.error({ err, order: payout.id }, 'a payout could not be asked after'),
    )

  const byId = async (id: string, work: (payout: Payout) => Promise<boolean>): Promise<boolean> => {
    const payout = await payouts.find(id)
    return payout ? work(payout) : false
  }

  return {
    /** Sends an order or asks after it; answers whether the bank said how it stands. */
    send: (id: string): Promise<boolean> =>
      byId(id, (payout) => (payout.state === 'given_up' ? cancel(payout) : send(payout))),
    /** Has the bank cancel an order; answers whether it said how the order stands. */
    cancel: (id: string): Promise<boolean> => byId(id, cancel),
    /** Asks the bank after orders that are due, until none is. */
    askAgain: async (): Promise<void> => {
      for (;;) {
        const due = await payouts.takeDue(needs.clock())
        if (due.length === 0) return
        for (const payout of due) await askAfter(payout)
      }
    },
  }
}
