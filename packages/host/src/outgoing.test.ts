import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOutgoing } from './outgoing.ts'

let connections = 0
const server = createServer(async (request, answer) => {
  let body = ''
  for await (const chunk of request) body += chunk
  if (request.url === '/moved') return answer.writeHead(302, { location: '/' }).end()
  if (request.url === '/large') return answer.end(Buffer.alloc(1024 * 1024 + 1))
  if (request.url === '/silent') return
  answer.setHeader('x-method', request.method ?? '')
  answer.end(body)
})
server.on('connection', () => {
  connections += 1
})

let port = 0
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

const guarded = createOutgoing({ privateAllowed: false, trustedOrigins: [] })
const open = createOutgoing({ privateAllowed: true, trustedOrigins: [] })

/** Why a call failed, from the network's own fault to ours. */
async function causeOf(call: Promise<unknown>): Promise<string> {
  const error = await call.then(
    () => null,
    (fault: unknown) => fault,
  )
  if (!(error instanceof Error)) return 'none'
  return error.cause instanceof Error ? error.cause.message : error.message
}

// Written in every way that a browser or a C library reads as this machine, or its link.
test.each([
  ['http://localhost', '(127.0.0.1|::1)'],
  ['http://LOCALHOST', '(127.0.0.1|::1)'],
  ['http://127.0.0.1', '127.0.0.1'],
  ['http://127.1', '127.0.0.1'],
  ['http://0x7f000001', '127.0.0.1'],
  ['http://2130706433', '127.0.0.1'],
  ['http://017700000001', '127.0.0.1'],
  ['http://0', '0.0.0.0'],
  ['http://[::1]', '::1'],
  ['http://[::]', '::'],
  ['http://[::ffff:127.0.0.1]', '::ffff:7f00:1'],
  ['https://localhost', '(127.0.0.1|::1)'],
  ['https://[::ffff:10.0.0.1]', '::ffff:a00:1'],
  ['http://169.254.169.254', '169.254.169.254'],
])('%s is refused, and no connection is made', async (origin, address) => {
  const before = connections
  expect(await causeOf(guarded.fetch(`${origin}:${port}/`, {}))).toMatch(new RegExp(`${address} is no address`))
  expect(await guarded.refuses(new URL(origin))).toBe(true)
  expect(connections).toBe(before)
})

test('a name that is public when it is typed and private when it is called is refused', async () => {
  const answers = ['93.184.216.34', '127.0.0.1']
  const rebound = createOutgoing({
    privateAllowed: false,
    trustedOrigins: [],
    resolve: async () => [{ address: answers.shift() ?? '', family: 4 }],
  })
  const address = `http://rebind.example:${port}/`
  const before = connections
  expect(await rebound.refuses(new URL(address))).toBe(false)
  expect(await causeOf(rebound.fetch(address, {}))).toBe(
    'rebind.example is not called: 127.0.0.1 is no address of the public internet',
  )
  expect(connections).toBe(before)
})

test('a name with a public and a private address is refused', async () => {
  const both = createOutgoing({
    privateAllowed: false,
    trustedOrigins: [],
    resolve: async () => ['93.184.216.34', '::ffff:10.0.0.1'].map((address) => ({ address, family: 4 })),
  })
  expect(await causeOf(both.fetch('https://both.example', {}))).toContain('::ffff:10.0.0.1 is no address')
})

test('an origin that the installation names is called wherever it is, and no other beside it', async () => {
  const trusting = createOutgoing({ privateAllowed: false, trustedOrigins: [`http://localhost:${port}`] })
  expect((await trusting.fetch(`http://localhost:${port}/`, {})).status).toBe(200)
  expect(await causeOf(trusting.fetch(`http://127.0.0.1:${port}/`, {}))).toContain('is no address')
})

test('fetch sends method, headers and body, and answers with theirs', async () => {
  const body = new URLSearchParams({ code: 'กก' })
  const answer = await open.fetch(`http://localhost:${port}/`, { method: 'POST', body })
  expect([answer.status, answer.headers.get('x-method'), await answer.text()]).toEqual([
    200,
    'POST',
    'code=%E0%B8%81%E0%B8%81',
  ])
})

test('fetch follows no redirect', async () => {
  const answer = await open.fetch(`http://localhost:${port}/moved`, {})
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/'])
})

test('fetch fails like the browsers’: by a TypeError without an answer, by its signal’s reason when that ends it', async () => {
  await expect(open.fetch(`http://localhost:${port}/large`, {})).rejects.toThrow(TypeError)
  await expect(open.fetch('http://localhost:1/', {})).rejects.toThrow(TypeError)
  const late = AbortSignal.timeout(20)
  await expect(open.fetch(`http://localhost:${port}/silent`, { signal: late })).rejects.toMatchObject({
    name: 'TimeoutError',
  })
})

test('a call over an open connection that the other side has closed is made again over a new one', async () => {
  const sockets = new Set<unknown>()
  const closing = createServer((request, answer) => {
    if (sockets.has(request.socket)) return request.socket.destroy()
    sockets.add(request.socket)
    answer.end(request.method)
  })
  await new Promise<void>((resolve) => closing.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(closing.address() as AddressInfo).port}/`
  try {
    for (const method of ['GET', 'POST', 'POST']) {
      expect(await (await open.fetch(address, { method, body: method === 'GET' ? null : 'x' })).text()).toBe(method)
    }
    expect(sockets.size).toBe(3)
  } finally {
    closing.close()
    closing.closeAllConnections()
  }
})

test('a call over a new connection that is closed without an answer fails, and is not made again', async () => {
  let calls = 0
  const closing = createServer((request) => {
    calls += 1
    request.socket.destroy()
  })
  await new Promise<void>((resolve) => closing.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(closing.address() as AddressInfo).port}/`
  try {
    await expect(open.fetch(address, { method: 'POST', body: 'x' })).rejects.toThrow(TypeError)
    expect(calls).toBe(1)
  } finally {
    closing.close()
    closing.closeAllConnections()
  }
})
