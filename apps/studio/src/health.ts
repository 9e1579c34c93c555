import type { FastifyInstance } from 'fastify'
import type pg from 'pg'

/** What a load balancer asks: whether the process lives, and whether it can reach its database. */
export function serveHealth(app: FastifyInstance, pool: pg.Pool): void {
  app.get('/healthz', async () => ({ alive: true }))
  app.get('/readyz', async (_request, reply) => {
    try {
      await pool.query('select 1')
      return { ready: true }
    } catch {
      return reply.code(503).send({ ready: false })
    }
  })
}
