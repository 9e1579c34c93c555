import { randomBytes } from 'node:crypto'
import { allRoutes } from '@sanuk/contracts/all-routes'
import { SEALED_MEDIA_TYPE } from '@sanuk/contracts/sealed'
import fc from 'fast-check'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runsSlowTests } from '../../../tools/launcher/src/slow-tests.ts'
import { openHouse, type TestHouse } from './house.fixture.ts'

/** How many malformed requests every route is sent. */
const REQUESTS = runsSlowTests ? 100 : 15

/** What is longer than this may, sealed, be longer than what is read of a body. */
const LONG = 11_000

/** A request that is answered wrongly is told before the test's own time is up, as small as it has become by then. */
const IN_TIME = { interruptAfterTimeLimit: 100_000, markInterruptAsFailure: true }

let house: TestHouse
let member: string
let operator: string
let before: string
beforeAll(async () => {
  house = await openHouse()
  member = await house.tokenOf('demo')
  operator = await house.operatorToken()
  before = await contents()
})
afterAll(async () => {
  const after = await contents()
  await house.close()
  expect(after, 'malformed requests stored something').toBe(before)
})

/** How much every table holds; sessions and spent nonces aside, which say that somebody called. */
async function contents(): Promise<string> {
  const { rows } = await house.pool.query(`
    select (select count(*) from members.member) as members, (select count(*) from identity.credential) as credentials,
           (select count(*) from cashier.deposit) as deposits, (select count(*) from cashier.payment) as payments,
           (select count(*) from seamless.transaction) as transactions, (select count(*) from wagers.round) as rounds,
           (select count(*) from transfers.transfer) as transfers_asked, (select count(*) from transfers.choice) as choices,
           (select count(*) from launch.game_session) as games, (select count(*) from ledger.transfer) as transfers,
           (select count(*) from ledger.refusal) as refusals, (select sum(balance) from ledger.account) as balances`)
  return JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? String(value) : value))
}

const awkward = fc.oneof(
  fc.constantFrom('', ' ', '\0', '１２', '1e3', '-0', 'NaN', "'; drop table members.member; --", '<script>', '../..'),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ minLength: 2000, maxLength: 3000 }),
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.integer(), { maxLength: 3 }),
  fc.object({ maxDepth: 2 }),
)
const names = fc.constantFrom(
  ...['amount', 'requestId', 'method', 'username', 'password', 'nodeId', 'cursor', 'from', 'to', 'pageNo', 'gameType'],
  ...['__proto__', 'constructor', 'toString', 'unknown', 'token', 'member', 'transaction', 'round', 'type', 'host'],
)
const body = fc.oneof(
  { weight: 4, arbitrary: fc.dictionary(names, awkward).map((it) => JSON.stringify(it)) },
  { weight: 1, arbitrary: awkward.map((it) => JSON.stringify(it) ?? '') },
  { weight: 1, arbitrary: fc.constantFrom('', '{', '[]', '{"a":1,}', '\ufeff{}', '{"a":'.repeat(500), 'null', '\xff') },
  { weight: 1, arbitrary: fc.constant(JSON.stringify({ amount: 'x'.repeat(20_000) })) },
)
const mediaType = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-8',
  SEALED_MEDIA_TYPE,
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'APPLICATION/JSON\t',
  '',
)
const query = fc.oneof(
  fc.constant(''),
  fc.dictionary(names, fc.string({ maxLength: 50 })).map((it) => `?${new URLSearchParams(it)}`),
  fc.constantFrom('?a=1&a=2', '?%', '?gameType=RNG&gameType=PVP', '?cursor=%00', `?host=${'a'.repeat(3000)}`),
)
const identifier = fc.constantFrom(
  '1',
  'not-a-uuid',
  '%00',
  '%2e%2e',
  '00000000-0000-4000-8000-000000000000',
  'x'.repeat(199),
)

/** A route without a body may be asked rightly by chance; whatever is refused is refused in its route's form. */
function expectRefusal(route: (typeof allRoutes)[number], reply: LightMyRequestResponse): void {
  if (reply.statusCode < 400) expect(route.body).toBeUndefined()
  else if (route.envelope === 'seamless') expect(reply.json()).toMatchObject({ status: expect.any(String) })
  else expect(reply.json()).toMatchObject({ success: false, code: expect.any(String), message: expect.any(String) })
}

describe.each(allRoutes)('$name', (route) => {
  test(`answers ${REQUESTS} malformed requests without a server error and stores nothing`, async () => {
    const part = route.room === 'office' ? house.office : house.site
    const token = route.access === 'operator' ? operator : member
    const leavesAlone = route.method !== 'GET' && !route.params && !route.body
    await fc.assert(
      fc.asyncProperty(body, mediaType, fc.tuple(query, identifier), async (payload, type, [search, id]) => {
        const options: InjectOptions = {
          method: route.method,
          // What is asked for without a word, such as a sign-out, is never wrong: it is sent a field nobody knows.
          url: route.path.replaceAll(/\{\w+\}/g, id) + (leavesAlone ? '?unknown=1' : search),
          headers: { host: 'localhost', authorization: `Bearer ${token}`, ...(type ? { 'content-type': type } : {}) },
          ...(route.method === 'GET' ? {} : { payload }),
        }
        const reply = await part.inject(options)
        expect(reply.statusCode, reply.body).toBeLessThan(500)
        expectRefusal(route, reply)
      }),
      { numRuns: REQUESTS, ...IN_TIME },
    )
  })
})

test.each(allRoutes.filter((route) => route.sealed))(
  '$name rejects malformed content in a sealed body',
  async (route) => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.dictionary(names, awkward), awkward), async (payload) => {
        const { method, path } = route
        const reply = await house.sealed({
          method,
          path,
          body: payload,
          part: route.room === 'office' ? 'office' : 'site',
        })
        expect(JSON.stringify(payload).length > LONG ? [400, 401, 413] : [400, 401]).toContain(reply.status)
      }),
      { numRuns: REQUESTS / 5, ...IN_TIME },
    )
  },
)

test.each(allRoutes.filter(({ access }) => access === 'vendor'))(
  '$name rejects malformed content with a valid signature',
  async (route) => {
    await fc.assert(
      fc.asyncProperty(fc.dictionary(names, awkward), async (content) => {
        const reply = await house.signedAsStudio(route.path, content)
        expect(reply.status).toBeGreaterThanOrEqual(400)
        expect(reply.status).toBeLessThan(500)
      }),
      { numRuns: REQUESTS, ...IN_TIME },
    )
  },
)

test.each([
  ['a body of two megabytes', Buffer.alloc(2 * 1024 * 1024, 'a'), 413, 'body_too_large'],
  ['bytes that are no text', randomBytes(64), 400, 'invalid_request'],
  ['a body nested without end', Buffer.from('['.repeat(15_000)), 400, 'invalid_request'],
])('%s is refused', async (...[, payload, status, code]) => {
  const reply = await house.site.inject({
    method: 'POST',
    url: '/wps/cashier/deposits',
    headers: { host: 'localhost', authorization: `Bearer ${member}`, 'content-type': 'application/json' },
    payload,
  })
  expect([reply.statusCode, reply.json().code]).toEqual([status, code])
})

test('a host that belongs to no brand is refused with invalid_domain', async () => {
  const reply = await house.site.inject({ url: '/wps/system/status', headers: { host: 'evil.example' } })
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid_domain'])
})

test('an unknown path is answered 404 in the language of the request', async () => {
  const reply = await house.call({ method: 'GET', path: '/wps/nothing', language: 'th' })
  expect(reply).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect(reply.body.message).toMatch(/[\u0e00-\u0e7f]/)
})
