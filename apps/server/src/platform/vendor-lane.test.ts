import { generateKeyPairSync } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { bet } from '@sanuk/contracts/seamless'
import { createLog } from '@sanuk/host/log'
import { readAddressList } from '@sanuk/vendor-kit/address-list'
import { type SigningKey, signatureHeaders } from '@sanuk/vendor-kit/sign'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from './app.ts'
import type { Gate, Signer } from './gate.ts'
import { createResponseCache } from './response-cache.ts'
import { SeamlessFault } from './seamless-fault.ts'
import { createServe } from './serve.ts'
import { type AnsweredRequest, createVendorLane } from './vendor-lane.ts'

const SECRET = { id: 's1', secret: 'a secret of a vendor that nobody else has' }
const PAIR = generateKeyPairSync('ed25519', {
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
const PRIVATE = { id: 'e1', algorithm: 'ed25519' as const, privateKey: PAIR.privateKey }
const keys = [SECRET, { id: 'e1', algorithm: 'ed25519' as const, publicKey: PAIR.publicKey }]
const SIGNERS: Record<string, Signer> = {
  ANYWHERE: { keys },
  AT_HOME: { keys, addresses: readAddressList(['203.0.113.0/24']) },
}

const gate: Gate = {
  clock: () => new Date(),
  brandOf: async () => null,
  homeBrand: async () => null,
  closedTo: async () => null,
  demandHuman: () => Promise.reject(new Error('nobody is asked')),
  memberOf: async () => null,
  operatorOf: async () => null,
  signerOf: (code) => SIGNERS[code] ?? null,
  unseal: () => Promise.reject(new Error('nothing is sealed')),
  spendOnce: async () => undefined,
  say: (_, word) => word,
}

const TRANSACTION = '018f3f2e-7a5b-8c3d-9e4f-5a6b7c8d9e0f'

/** A server of stakes, with the lane or without. Behind it stands a proxy that it trusts. */
async function open(record?: (answered: AnsweredRequest) => void) {
  const trustedProxies = ['127.0.0.1']
  const log = createLog('silent')
  const vendors = record && createVendorLane({ trustedProxies, log, record })
  const app = await createApp(gate, log, { trustedProxies, requestsPerMinute: 1000, lanes: vendors ? [vendors] : [] })
  const kept = createResponseCache(() => Date.now())
  createServe(app, gate, { door: 'site', kept, ...(vendors && { vendors }) })(bet, async ({ body }) => {
    if (body.amount === '2') throw new SeamlessFault('NOT_ENOUGH_MONEY', 'not enough', { balance: '1.00' })
    if (body.amount === '3') throw new Error('a fault of our own')
    return { status: 'OK' as const, balance: '9.00', transaction: TRANSACTION }
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  return { app, origin: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}` }
}

const recorded: AnsweredRequest[] = []
let quick: Awaited<ReturnType<typeof open>>
let long: Awaited<ReturnType<typeof open>>
beforeAll(async () => {
  quick = await open((answered) => recorded.push(answered))
  long = await open()
})
afterAll(() => Promise.all([quick.app.close(), long.app.close()]))

const STAKE = {
  requestId: 'r',
  token: 't',
  member: 'm',
  currency: 'THB',
  game: 'g',
  transaction: 't1',
  round: 'r1',
  amount: '1',
}

type Wish = {
  readonly vendor?: string
  readonly key?: SigningKey
  readonly body?: string | Uint8Array
  readonly path?: string
  readonly headers?: Record<string, string>
  readonly inPieces?: true
}

async function ask(origin: string, wish: Wish): Promise<unknown> {
  const path = wish.path ?? bet.path
  const body = Buffer.from(wish.body ?? JSON.stringify(STAKE))
  const signed = { method: 'POST', path, body }
  const by = { vendor: wish.vendor ?? 'ANYWHERE', key: wish.key ?? SECRET, now: Date.now() }
  const headers = { 'content-type': 'application/json', ...signatureHeaders(signed, by), ...wish.headers }
  const pieces = () => ReadableStream.from([body.subarray(0, 10), body.subarray(10)])
  const sent = wish.inPieces ? { body: pieces(), duplex: 'half' as const } : { body }
  const reply = await fetch(origin + path, { method: 'POST', headers, ...sent })
  const told = ['content-type', 'content-length', 'cache-control', 'x-content-type-options']
  return { status: reply.status, headers: told.map((name) => reply.headers.get(name)), body: await reply.json() }
}

const json = (change: object) => ({ body: JSON.stringify({ ...STAKE, ...change }) })
const from = (address: string) => ({ vendor: 'AT_HOME', headers: { 'x-forwarded-for': address } })

test.each<[string, number, Wish]>([
  ['a stake', 200, {}],
  ['a stake signed with a key pair', 200, { key: PRIVATE }],
  ['a stake from an address of its vendor', 200, from('203.0.113.8')],
  ['a stake from another address', 403, from('198.51.100.1')],
  ['a stake with a forged forwarded address', 403, from('203.0.113.8, 198.51.100.1')],
  ['a stake that the balance does not cover', 422, json({ amount: '2' })],
  ['a stake that fails internally', 503, json({ amount: '3' })],
  ['an invalid amount', 400, json({ amount: '1e3' })],
  ['an unknown field', 400, json({ more: 1 })],
  ['a JSON array', 400, { body: '[]' }],
  ['invalid JSON', 400, { body: '{"a":' }],
  ['an empty body', 400, { body: '' }],
  ['bytes that are not UTF-8', 400, { body: Uint8Array.of(0x7b, 0xff, 0x7d) }],
  ['a wrong signature over invalid JSON', 401, { body: '{', headers: { 'x-signature': 'f'.repeat(64) } }],
  ['an unknown vendor', 401, { vendor: 'NOBODY' }],
])('answers %s with %i as the full route does, and records it', async (_, status, wish) => {
  recorded.length = 0
  const answer = await ask(quick.origin, wish)
  expect(answer).toMatchObject({ status })
  expect(answer).toEqual(await ask(long.origin, wish))
  expect(recorded).toMatchObject([{ httpStatus: status, request: { method: 'POST', url: bet.path } }])
  expect(JSON.parse(recorded[0]?.answer ?? '')).toEqual((answer as { body: unknown }).body)
})

test.each<[string, number, Wish]>([
  ['another media type', 400, { headers: { 'content-type': 'text/plain' } }],
  ['a media type with a parameter', 200, { headers: { 'content-type': 'application/json; charset=utf-8' } }],
  ['a body that is too large', 400, json({ details: 'x'.repeat(17_000) })],
  ['a chunked body', 200, { inPieces: true }],
  ['a path with a query', 400, { path: `${bet.path}?a=1` }],
  ['an unknown path', 404, { path: '/seamless/v1/none' }],
])('leaves %s to the full route', async (_, status, wish) => {
  recorded.length = 0
  const answer = await ask(quick.origin, wish)
  expect(answer).toMatchObject({ status })
  expect(recorded).toEqual([])
})
