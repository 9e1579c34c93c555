import type { FastifyInstance } from 'fastify'
import { codeIn, type MessageBook } from './message-book.ts'

/**
 * The phone for programs: `GET /api/messages?to=…` answers what arrived, newest first, each with the `code` it carries;
 * `GET /events` tells of each message that arrives, as server-sent events.
 */
export function addCallRoutes(app: FastifyInstance, book: MessageBook): void {
  app.get<{ Querystring: { to?: string } }>('/api/messages', ({ query }) => ({
    messages: book.list(query.to).map((message) => ({ ...message, code: codeIn(message) })),
  }))

  app.get('/events', (request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    reply.raw.write('retry: 1000\n\n')
    const stop = book.listen(({ id }) => reply.raw.write(`id: ${id}\ndata: arrived\n\n`))
    request.raw.once('close', stop)
  })

  app.get('/healthz', () => ({ status: 'ok' }))
}
