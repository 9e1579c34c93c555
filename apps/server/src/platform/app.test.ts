import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { Writable } from 'node:stream'
import { createLog } from '@sanuk/host/log'
import { metrics } from '@sanuk/host/metrics'
import { afterAll, expect, test, vi } from 'vitest'
import { createApp } from './app.ts'
import type { Gate } from './gate.ts'
import { readJson } from './request-body.ts'

const refuse = () => Promise.reject(new Error('nobody comes this far'))
const gate: Gate = {
  clock: () => new Date(),
  brandOf: async () => null,
  homeBrand: async () => null,
  closedTo: async () => null,
  signerOf: () => null,
  demandHuman: refuse,
  memberOf: refuse,
  operatorOf: refuse,
  unseal: refuse,
  spendOnce: refuse,
  say: (_, word) => word,
}

/** What was logged, entry by entry. */
const logged: { level: number; msg: string; err?: unknown }[] = []
const keep = new Writable({
  write: (line, _, done) => {
    logged.push(JSON.parse(String(line)))
    done()
  },
})

const app = await createApp(gate, createLog('debug', keep), { trustedProxies: [], requestsPerMinute: 3 })
for (const path of ['/', '/assets/site.js', '/pictures/one', '/wps/system/status', '/lgw/games/game_menus']) {
  app.get(path, async () => ({}))
}
app.post('/echo', async (request) => readJson(request))
afterAll(() => app.close())

const statuses = async (url: string, times: number) => {
  const seen: number[] = []
  for (let time = 0; time < times; time += 1) seen.push((await app.inject({ url })).statusCode)
  return seen
}

test('calls are limited per address and minute, pages and files are not', async () => {
  expect(await statuses('/assets/site.js', 20)).toEqual(Array(20).fill(200))
  expect(await statuses('/wps/system/status', 2)).toEqual([200, 200])
  expect(await statuses('/lgw/games/game_menus', 2)).toEqual([200, 429])
  expect(await statuses('/wps/system/status', 1)).toEqual([429])
  for (const url of ['/', '/pictures/one', '/assets/site.js'])
    expect(await statuses(url, 5)).toEqual(Array(5).fill(200))
})

test.each(['/%', '/%ff', '/%zz/a?b=%', '/wps/%E0%B8', '/assets/%c0%af'])(
  'the undecodable address %s is answered like an unknown one',
  async (url) => {
    const [reply, unknown] = await Promise.all([app.inject({ url }), app.inject({ url: '/unknown' })])
    expect(unknown.json()).toMatchObject({ success: false, code: 'not_found', message: 'refusal.not_found' })
    expect([reply.statusCode, reply.json()]).toEqual([404, { ...unknown.json(), requestId: expect.any(String) }])
    expect(reply.headers['x-content-type-options']).toBe('nosniff')
  },
)

test.each([
  ['application/json', 200],
  ['application/json; charset=utf-8', 200],
  ['Application/JSON;charset="UTF8"', 200],
  ['application/json; charset=utf-16', 415],
  ['application/json; q=1; charset=tis-620', 415],
])('JSON sent as %s is answered %i', async (type, status) => {
  const reply = await app.inject({
    method: 'POST',
    url: '/echo',
    headers: { 'content-type': type },
    payload: '{"a":1}',
  })
  expect([reply.statusCode, reply.json().code ?? reply.json().a]).toEqual([
    status,
    status === 200 ? 1 : 'unsupported_media_type',
  ])
})

const aborted = async (): Promise<number> =>
  (await metrics.getSingleMetric('sanuk_requests_aborted_total')?.get())?.values[0]?.value ?? 0

test('a request aborted in the middle of its body is counted, and logged at debug level only', async () => {
  await app.listen({ host: '127.0.0.1', port: 0 })
  const before = await aborted()
  logged.length = 0
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  const begun = once(app.server, 'request')
  socket.write('POST /echo HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"a":')
  await begun
  socket.destroy()
  await vi.waitFor(async () => expect(await aborted()).toBe(before + 1))
  expect(logged.map(({ level, msg, err }) => ({ level, msg, err }))).toEqual([
    { level: 20, msg: 'request aborted', err: undefined },
  ])
})
