import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'

/** Figures of this process for Prometheus. */
export const metrics = new Registry()

/** A figure that is looked up whenever somebody asks for it; one value for each of its labels' values. */
export function addGauge(
  name: string,
  help: string,
  look: { readonly label: string; readonly read: () => Promise<readonly { value: number; of: string }[]> },
): void {
  const gauge = new Gauge({
    ...{ name, help, labelNames: [look.label], registers: [metrics] },
    collect: async () => {
      const found = await look.read()
      gauge.reset()
      for (const { of, value } of found) gauge.set({ [look.label]: of }, value)
    },
  })
}

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** Serves the figures at `/metrics`, to this machine only: they tell of business that is nobody else's. */
export function serveMetrics(app: FastifyInstance): void {
  collectDefaultMetrics({ register: metrics })
  app.get('/metrics', { config: { rateLimit: false }, logLevel: 'silent' }, async (request, reply) => {
    if (!LOOPBACK.has(request.ip)) return reply.code(404).send()
    return reply.type(metrics.contentType).send(await metrics.metrics())
  })
}
