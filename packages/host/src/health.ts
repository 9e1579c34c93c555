import type { FastifyInstance } from 'fastify'

/**
 * What a load balancer asks: whether the process lives, and whether it can do its work.
 *
 * @param isReady rejects while something the program needs is missing, such as its database
 */
export function serveHealth(app: FastifyInstance, isReady: () => Promise<unknown>): void {
  const quiet = { config: { rateLimit: false }, logLevel: 'silent' } as const
  app.get('/healthz', quiet, async () => ({ alive: true }))
  app.get('/readyz', quiet, async (_request, reply) => {
    try {
      await isReady()
      return { ready: true }
    } catch {
      return reply.code(503).send({ ready: false })
    }
  })
}
