import type { PayoutOrder, PayoutReport } from '@sanuk/contracts/withdrawals'
import { type Amount, amount, parseAmount, subtract, writeAmount } from '@sanuk/money/amount'
import { bankReference } from './payment.ts'
import type { Payout, PayoutBook } from './payout-book.ts'
import type { LineBook } from './statement/line-book.ts'
import { paid } from './statement/lines-of.ts'

type Needs = {
  readonly book: PayoutBook
  /** What moved at the account that is paid from. */
  readonly lines: Pick<LineBook, 'add'>
  /** Tells the platform how an order stands; throws where it did not take it. */
  readonly report: (report: PayoutReport) => Promise<void>
  readonly now: () => number
  /** How long an order lies before it is paid by itself, in milliseconds. */
  readonly paysAfterMs: number
  readonly onFailure: (order: string, error: unknown) => void
}

/** What somebody may play with an order. */
export type Play = 'pay' | 'half' | 'fail' | 'silent'

/** How often open orders are looked at. */
const LOOKS_EVERY_MS = 1_000

export type Payouts = ReturnType<typeof openPayouts>

/** The bank's side of paying out: it takes an order once, pays by itself after a while, and tells until it is heard. */
export function openPayouts({ book, lines, report, now, paysAfterMs, onFailure }: Needs) {
  const left = ({ order, report: { payments } }: Payout): Amount =>
    payments.reduce((rest, one) => subtract(rest, parseAmount(one.amount)), parseAmount(order.amount))

  const pay = async (payout: Payout, sum: Amount): Promise<void> => {
    const payment = {
      bankReference: bankReference(now()),
      amount: writeAmount(sum),
      paidAt: new Date(now()).toISOString(),
    }
    const payments = [...payout.report.payments, payment]
    const state = sum === left(payout) ? 'done' : 'open'
    const told = { ...payout.report, payments, state } as const
    // Nothing leaves for an order that was cancelled meanwhile.
    const isPaid = await book.putOpen(payout.order.order, { report: told, payAt: null, told: false })
    if (isPaid) await lines.add(paid({ order: payout.order, report: told }))
  }

  const tell = async (payout: Payout): Promise<void> => {
    try {
      await report(payout.report)
      await book.put(payout.order.order, { told: true })
    } catch (error) {
      onFailure(payout.order.order, error)
    }
  }

  const look = async (): Promise<void> => {
    for (const payout of book.all()) {
      if (payout.payAt !== null && payout.payAt <= now()) await pay(payout, left(payout))
    }
    for (const payout of book.all().filter(({ told }) => !told)) await tell(payout)
  }

  let looking: Promise<void> | undefined
  const timer = setInterval(() => {
    looking ??= look().finally(() => {
      looking = undefined
    })
  }, LOOKS_EVERY_MS)

  return {
    all: book.all,
    order: async (order: PayoutOrder): Promise<PayoutReport> => {
      const first = { order: order.order, state: 'open' as const, payments: [] }
      const taken = { order, report: first, orderedAt: now(), payAt: now() + paysAfterMs, told: true }
      return book.take(taken)
    },
    /** Pays no more of an order, and answers as it stands; one that comes only afterwards is never paid. */
    cancel: book.cancel,
    /** Plays with an order that is open; one that is over stays so. */
    play: async (id: string, what: Play): Promise<void> => {
      const payout = book.find(id)
      if (payout?.report.state !== 'open') return
      if (what === 'silent') return book.put(id, { payAt: null })
      const rest = left(payout)
      if (what === 'pay') return pay(payout, rest)
      const half = rest / 2n
      if (what === 'half' && half >= 100n) return pay(payout, amount(half - (half % 100n)))
      const report = { ...payout.report, state: 'failed' as const, reason: 'account closed' }
      await book.putOpen(id, { report, payAt: null, told: false })
    },
    stop: async (): Promise<void> => {
      clearInterval(timer)
      await looking
    },
  }
}
