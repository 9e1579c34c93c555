import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Bank } from './bank.ts'
import { readOrder, readTransfer } from './order-form.ts'
import { isReported, type Payment } from './payment.ts'

/** How long a caller of `/api/pay` is kept waiting for the platform's answers. */
const PATIENCE_MS = 15_000

/**
 * The bank for programs. `POST /api/pay` takes `{ payload, requestId?, amount?, payments?, messages?, delaySeconds? }`
 * and answers when the platform has; `POST /api/transfer` the same with `{ account, amount, reference? }`; `GET /api/payments/{bankReference}` answers one payment as it stands.
 */
export function addCallRoutes(app: FastifyInstance, bank: Bank): void {
  app.post<{ Params: { way: 'pay' | 'transfer' } }>('/api/:way(pay|transfer)', async (request, reply) => {
    const read = request.params.way === 'pay' ? readOrder(request.body) : readTransfer(request.body)
    if ('fault' in read) return reply.code(422).send({ fault: read.fault })
    const payments = await bank.pay(read.order)
    if (read.order.delaySeconds === 0) await withPatience(bank.settled(payments))
    return { payments: bank.ofRequest(read.order.requestId).map(describe) }
  })

  app.get<{ Params: { bankReference: string } }>('/api/payments/:bankReference', (request, reply) => {
    const payment = bank.find(request.params.bankReference)
    return payment ? describe(payment) : reply.code(404).send({ fault: 'unknown-payment' })
  })

  app.get('/healthz', () => ({ status: 'ok' }))
}

async function withPatience(work: Promise<void>): Promise<void> {
  const enough = new AbortController()
  await Promise.race([work, pause(PATIENCE_MS, undefined, { signal: enough.signal }).catch(() => undefined)])
  enough.abort()
}

function describe(payment: Payment) {
  const { bankReference, reference, amount, paidAt } = payment.message
  return { bankReference, reference, amount, paidAt, reported: isReported(payment), replies: payment.replies }
}
