import { expect, test } from 'vitest'
import { addCounter, serveMetrics } from './metrics.ts'

test('serveMetrics: answers the figures at /metrics on its own port, and nothing else', async () => {
  const count = addCounter('sanuk_test_total', 'Counted by a test')
  const figures = await serveMetrics({ SANUK_METRICS_HOST: '127.0.0.1', SANUK_METRICS_PORT: 0 })
  count()
  const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${figures.port}${path}`, init)
  const answer = await ask('/metrics')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
  expect(await answer.text()).toMatch(/^sanuk_test_total 1$/m)
  expect((await ask('/')).status).toBe(404)
  expect((await ask('/metrics', { method: 'POST' })).status).toBe(404)
  await figures.close()
  await expect(ask('/metrics')).rejects.toThrow('fetch failed')
})

test('serveMetrics: listens nowhere without a port', async () => {
  const figures = await serveMetrics({ SANUK_METRICS_HOST: '127.0.0.1', SANUK_METRICS_PORT: undefined })
  expect(figures.port).toBeUndefined()
})
