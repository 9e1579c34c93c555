import { REFUND_PATH, type RefundAnswer, refundOrder } from '@sanuk/contracts/refunds'
import { PAYOUT_CANCEL_PATH, PAYOUT_PATH, payoutCancellation, payoutOrder } from '@sanuk/contracts/withdrawals'
import type { SharedKey } from '@sanuk/vendor-kit/sign'
import type { FastifyInstance } from 'fastify'
import type { Bank } from './bank.ts'
import { payoutsPage } from './pages/payouts-page.ts'
import type { Payouts, Play } from './payouts.ts'
import { readerOf } from './reader-of.ts'
import { signedPosts } from './signed-routes.ts'
import type { LineBook } from './statement/line-book.ts'
import { returned } from './statement/lines-of.ts'

const PLAYS: readonly Play[] = ['pay', 'half', 'fail', 'silent']

type Needs = {
  readonly payouts: Payouts
  readonly bank: Pick<Bank, 'find'>
  readonly lines: Pick<LineBook, 'add'>
  readonly keys: readonly SharedKey[]
  readonly now: () => number
}

/** Orders of the platform, signed by the key we share; and a page on which somebody plays the bank. */
export function addPayoutRoutes(app: FastifyInstance, { payouts, bank, lines, keys, now }: Needs): void {
  app.register(async (signed) => {
    const on = signedPosts(signed, { keys, now })
    on(PAYOUT_PATH, payoutOrder, (order) => payouts.order(order))
    on(PAYOUT_CANCEL_PATH, payoutCancellation, ({ order }) => payouts.cancel(order))
    on(REFUND_PATH, refundOrder, async ({ refund, bankReference }) => {
      const payment = bank.find(bankReference)
      const answer = refunded(refund, payment)
      if (payment && answer.state === 'done') {
        await lines.add([returned(payment, { reference: answer.bankReference, at: new Date(now()) })])
      }
      return answer
    })
  })

  app.get('/payouts', (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(payoutsPage(readerOf(request), payouts.all()).text),
  )

  app.post<{ Params: { order: string }; Body: { play?: string } }>('/payouts/:order', async (request, reply) => {
    const what = PLAYS.find((known) => known === request.body.play)
    if (what) await payouts.play(request.params.order, what)
    return reply.redirect('/payouts', 303)
  })
}

/** Money goes back once, under a reference that is made of its own: asked again, the answer is the same. */
function refunded(refund: string, payment: ReturnType<Bank['find']>): RefundAnswer {
  if (!payment) return { refund, state: 'refused', reason: 'unknown payment' }
  return { refund, state: 'done', bankReference: `R${payment.message.bankReference}` }
}
