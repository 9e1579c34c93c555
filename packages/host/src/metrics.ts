import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'

/** Figures of this process for Prometheus. */
export const metrics = new Registry()

/** A figure that is looked up whenever somebody asks for it; one value for each of its labels' values. */
export function addGauge(
  name: string,
  help: string,
  look: { readonly label: string; readonly read: () => Promise<readonly { value: number; of: string }[]> },
): void {
  const gauge = new Gauge({
    name,
    help,
    labelNames: [look.label],
    registers: [metrics],
    collect: async () => {
      const found = await look.read()
      gauge.reset()
      for (const { of, value } of found) gauge.set({ [look.label]: of }, value)
    },
  })
}

/** A count that only grows; the answered function adds one. */
export function addCounter(name: string, help: string): () => void {
  const counter = new Counter({ name, help, registers: [metrics] })
  return () => counter.inc()
}

/** Where a program's figures are served, or `undefined` for a port where they are not. */
type MetricsPlace = { readonly SANUK_METRICS_HOST: string; readonly SANUK_METRICS_PORT?: number | undefined }

/**
 * Serves the figures at `/metrics`, on a port of their own: they tell of business that is nobody else's, and whoever
 * stands behind a proxy cannot be told from the machine itself. Without a port nothing is served.
 */
export async function serveMetrics({ SANUK_METRICS_HOST: host, SANUK_METRICS_PORT: port }: MetricsPlace) {
  if (port === undefined) return { port: undefined, close: async () => undefined }
  collectDefaultMetrics({ register: metrics })
  const server = createServer((request, response) => void answer(request, response))
  server.listen({ host, port })
  await once(server, 'listening')
  const address = server.address()
  return {
    /** Where it listens, also where the system chose. */
    port: typeof address === 'object' ? address?.port : undefined,
    close: async (): Promise<void> => {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function answer({ method, url }: IncomingMessage, response: ServerResponse): Promise<void> {
  if (method !== 'GET' || url !== '/metrics') return void response.writeHead(404).end()
  try {
    const figures = await metrics.metrics()
    response.writeHead(200, { 'content-type': metrics.contentType }).end(figures)
  } catch {
    // A figure that is looked up in the database cannot be had; the next question may.
    response.writeHead(503).end()
  }
}
