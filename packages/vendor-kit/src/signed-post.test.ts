import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { isSigned } from './sign.ts'
import { signedPost } from './signed-post.ts'

const key = { id: 'k1', secret: '5f'.repeat(32) }
const by = { vendor: 'STUDIO', key, timeoutMs: 2_000 }

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('signedPost: signs the bytes that arrive and returns status and body of the response', async () => {
  const origin = await serve(async (request, response) => {
    const body = Buffer.concat(await request.toArray())
    const { 'x-timestamp': timestamp = '', 'x-signature': signature = '', 'x-key': keyId = '' } = request.headers
    const signed = { method: 'POST', path: '/wallet/bet', timestamp: String(timestamp), body }
    const good = isSigned({ ...signed, keyId: String(keyId), signature: String(signature) }, [key], Date.now())
    response.writeHead(good ? 409 : 401).end(JSON.stringify({ got: JSON.parse(body.toString()) }))
  })
  const reply = await signedPost(`${origin}/wallet/bet`, { round: 'กก' }, by)
  expect(reply).toEqual({ status: 409, body: { got: { round: 'กก' } } })
})

test('signedPost: returns body null for a response that is not JSON', async () => {
  const origin = await serve((_, response) => response.end('<p>busy</p>'))
  expect(await signedPost(origin, {}, by)).toEqual({ status: 200, body: null })
})

test('signedPost: rejects a redirect and does not follow it', async () => {
  const asked: (string | undefined)[] = []
  const origin = await serve((request, response) => {
    asked.push(request.url)
    response.writeHead(307, { location: '/elsewhere' }).end()
  })
  await expect(signedPost(`${origin}/here`, {}, by)).rejects.toThrow('redirects')
  expect(asked).toEqual(['/here'])
})

test('signedPost: times out when no response begins', async () => {
  const origin = await serve(() => undefined)
  await expect(signedPost(origin, {}, { ...by, timeoutMs: 50 })).rejects.toThrow('took longer')
})

test('signedPost: times out when a response begins and does not end', async () => {
  const origin = await serve((_, response) => void response.write('{'))
  await expect(signedPost(origin, {}, { ...by, timeoutMs: 200 })).rejects.toThrow()
})

test('signedPost: rejects a response that grows too large', async () => {
  const origin = await serve((_, response) => {
    const more = Buffer.alloc(1024 * 1024, ' ')
    const write = () => {
      while (!response.destroyed && response.write(more));
    }
    response.on('drain', write)
    write()
  })
  await expect(signedPost(origin, {}, by)).rejects.toThrow('larger')
})

test('signedPost: rejects when the connection is refused', async () => {
  const origin = await serve(() => undefined)
  server?.close()
  await once(server as Server, 'close')
  await expect(signedPost(origin, {}, by)).rejects.toThrow('ECONNREFUSED')
})
