import { SIGNATURE_HEADERS } from '@sanuk/contracts/signature'
import { PAYOUT_PATH, payoutOrder } from '@sanuk/contracts/withdrawals'
import { isSigned, type SharedKey } from '@sanuk/vendor-kit/sign'
import type { FastifyInstance } from 'fastify'
import { payoutsPage } from './pages/payouts-page.ts'
import type { Payouts, Play } from './payouts.ts'
import { readerOf } from './reader-of.ts'

const PLAYS: readonly Play[] = ['pay', 'half', 'fail', 'silent']

/** Orders of the platform, signed by the key we share; and a page on which somebody plays the bank. */
export function addPayoutRoutes(
  app: FastifyInstance,
  { payouts, keys, now }: { payouts: Payouts; keys: readonly SharedKey[]; now: () => number },
): void {
  app.register(async (signed) => {
    signed.removeContentTypeParser('application/json')
    signed.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
    signed.post(PAYOUT_PATH, async (request, reply) => {
      const { body } = request
      const header = (name: string) => String(request.headers[name] ?? '')
      const proof = {
        ...{ method: 'POST', path: PAYOUT_PATH, timestamp: header(SIGNATURE_HEADERS.timestamp) },
        ...{ keyId: header(SIGNATURE_HEADERS.key), signature: header(SIGNATURE_HEADERS.signature) },
      }
      if (!Buffer.isBuffer(body) || !isSigned({ ...proof, body }, keys, now())) {
        return reply.code(401).send({ fault: 'signature' })
      }
      const order = payoutOrder.safeParse(JSON.parse(body.toString('utf8')))
      return order.success ? payouts.order(order.data) : reply.code(422).send({ fault: 'order' })
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
