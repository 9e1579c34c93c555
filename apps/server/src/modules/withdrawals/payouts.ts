import { writeAmount } from '@sanuk/money/amount'
import type { OrderAtBank } from './bank.ts'
import type { Tools } from './change.ts'
import type { Payout } from './store/rows.ts'
import type { createTakeReport } from './take-report.ts'

/** After so many questions without an answer somebody has to look. */
const QUESTIONS_WITHOUT_ALARM = 5

type Needs = Tools & {
  readonly take: ReturnType<typeof createTakeReport>
  readonly orderAtBank: OrderAtBank | null
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
      ...{ order: payout.id, reference: record.reference, amount: writeAmount(payout.amount) },
      ...{ currency: record.currency, bank: account.bank, holder: account.holder },
      accountNumber: payees.numberOf(account),
    }
  }

  /** Sends an order, or asks after it, which is the same call. */
  const send = async (payout: Payout): Promise<void> => {
    if (!needs.orderAtBank) return log.error({ order: payout.id }, 'an order for a bank nobody knows')
    const report = await needs.orderAtBank(await orderOf(payout))
    if (report) return void (await needs.take(report))
    await payouts.keepFault(payout.id, 'NO_ANSWER')
    if (payout.asked > QUESTIONS_WITHOUT_ALARM) log.error({ order: payout.id }, 'nobody knows how a payout stands')
  }

  const askAfter = (payout: Payout): Promise<void> =>
    send(payout).catch((err: unknown) => log.error({ err, order: payout.id }, 'a payout could not be asked after'))

  return {
    send: async (id: string): Promise<void> => {
      const payout = await payouts.find(id)
      if (payout) await send(payout)
    },
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
