import { writeAmount } from '@sanuk/money/amount'
import { isCurrencyCode } from '@sanuk/money/currency'
import fastify, { type FastifyInstance } from 'fastify'
import type { Book } from '../book/book.ts'
import { type Mishaps, mishap } from './mishaps.ts'

/**
 * For tests, on a port of its own: `POST /mishaps` orders one, `DELETE /mishaps` takes back what did not happen yet;
 * `GET /wallets/{member}/{currency}` tells what the vendor itself knows to be there.
 */
export function createControlApp({
  mishaps,
  book,
}: {
  readonly mishaps: Mishaps
  readonly book: Book
}): FastifyInstance {
  const app = fastify({ forceCloseConnections: true })
  app.post('/mishaps', async (request, reply) => {
    mishaps.order(mishap.parse(request.body))
    return reply.code(204).send()
  })
  app.delete('/mishaps', async (_request, reply) => {
    mishaps.clear()
    return reply.code(204).send()
  })
  app.get<{ Params: { member: string; currency: string } }>('/wallets/:member/:currency', async (request, reply) => {
    const { member, currency } = request.params
    if (!isCurrencyCode(currency)) return reply.code(404).send()
    return { balance: writeAmount(book.balanceOf({ member, currency })), sound: book.isSound() }
  })
  return app
}
