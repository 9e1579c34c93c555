import { GATEWAY_CALLS, gatewayAsked, gatewayOrder } from '@sanuk/contracts/gateway'
import { REFUND_PATH, refundOrder } from '@sanuk/contracts/refunds'
import type { SharedKey } from '@sanuk/vendor-kit/sign'
import type { FastifyInstance } from 'fastify'
import { missingPage } from '../pages/missing-page.ts'
import { readerOf } from '../reader-of.ts'
import { signedPosts } from '../signed-routes.ts'
import type { Gateway } from './gateway.ts'
import { gatewayPage } from './gateway-page.ts'

type Needs = { readonly gateway: Gateway; readonly keys: readonly SharedKey[]; readonly now: () => number }

/** The second front: signed calls of the platform, and the page on which a member pays. */
export function addGatewayRoutes(app: FastifyInstance, { gateway, keys, now }: Needs): void {
  app.register(async (signed) => {
    const on = signedPosts(signed, { keys, now })
    on(`/gateway${GATEWAY_CALLS.create}`, gatewayOrder, (order) => gateway.create(order))
    on(
      `/gateway${GATEWAY_CALLS.status}`,
      gatewayAsked,
      ({ payment }) => gateway.status(payment) ?? { payment, state: 'expired' },
    )
    on(`/gateway${REFUND_PATH}`, refundOrder, ({ refund, bankReference }) => ({
      refund,
      state: 'done',
      bankReference: `R${bankReference}`,
    }))
  })

  app.get<{ Params: { payment: string } }>('/gateway/pay/:payment', (request, reply) => {
    const payment = gateway.find(request.params.payment)
    const reader = readerOf(request)
    const page = payment ? gatewayPage(reader, payment) : missingPage(reader)
    return reply
      .code(payment ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(page.text)
  })

  app.post<{ Params: { payment: string }; Body: { what?: string } }>(
    '/gateway/pay/:payment',
    async (request, reply) => {
      const { payment } = request.params
      const { what } = request.body
      if (what === 'pay' || what === 'fail') await gateway.play(payment, what)
      return reply.redirect(`/gateway/pay/${encodeURIComponent(payment)}`, 303)
    },
  )
}
